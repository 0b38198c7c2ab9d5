"""The seats of a debate that a language model can take: the role of each, its parts. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.kernel.record import Seat
from venire.law.case_file.persona import ModelChoice
from venire.law.debating.subject import Subject
from venire.models.roles import Role
from venire.participants.briefs.debate.arguing import ArguingPart
from venire.participants.briefs.debate.assessing import Assessing
from venire.participants.briefs.debate.judging import Judging
from venire.participants.briefs.debate.premises import OnPremises
from venire.participants.civil_part import parts_in_words_of
from venire.participants.part import Part
from venire.proceedings.debate.events import number_of
from venire.proceedings.debate.params import DebateParams, Debater

DEBATE_ROLES: Mapping[str, Role] = {"debater": "debater", "assessor": "evaluator", "evaluator": "evaluator"}
"""By the kind of a seat: ``debater`` for ``debater/2``."""


def debate_role(seat: Seat) -> Role | None:
    """The role in which a model would sit here; None where none can."""
    return DEBATE_ROLES.get(seat.partition("/")[0])


def debate_parts(seat: Seat, subject: Subject, params: DebateParams) -> Sequence[Part]:
    """What a model can be asked in this seat; empty where no model can sit."""
    return parts_in_words_of(subject.case, _parts(seat, subject, params))


def _parts(seat: Seat, subject: Subject, params: DebateParams) -> Sequence[Part]:
    match seat.partition("/")[0]:
        case "debater":
            return (OnPremises(subject, lambda it: ArguingPart(it, params)),)
        case "assessor":
            return (OnPremises(subject, Assessing),)
        case "evaluator":
            return (OnPremises(subject, Judging),)
        case _:
            return ()


def debate_names(seat: Seat, params: DebateParams) -> tuple[str, ...]:
    """By what else models.yaml may name whoever sits here: ``debater_2``, and the name a debater's model was given."""
    debater = _debater(seat, params)
    if debater is None:
        return (seat.replace("/", "_"),) if "/" in seat else ()
    return (seat.replace("/", "_"), *((debater.model,) if debater.model and ":" not in debater.model else ()))


def own_model(seat: Seat, params: DebateParams) -> ModelChoice | None:
    """The model that a debater was given as ``openai:gpt-…``; None where it has none."""
    debater = _debater(seat, params)
    provider, colon, model = (debater.model if debater else "").partition(":")
    return ModelChoice(provider=provider, model=model) if colon and provider and model else None


def _debater(seat: Seat, params: DebateParams) -> Debater | None:
    return params.debaters[number_of(seat) - 1] if seat.startswith("debater/") else None
