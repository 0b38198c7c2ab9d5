"""The seats of a courtroom that a language model can take: the role of each, its parts, its players.

Source: spec/models.md, "Who speaks"; spec/trial.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.kernel.record import Seat
from venire.law.evidence.question.setting import Likeness
from venire.models.roles import Role
from venire.participants.briefs.examination.addressing import Addressing
from venire.participants.briefs.examination.asking import AskingPart
from venire.participants.briefs.examination.objecting import ObjectingPart
from venire.participants.briefs.examination.reporting import Reporting
from venire.participants.briefs.examination.responding import RespondingPart
from venire.participants.briefs.examination.ruling import RulingPart
from venire.participants.briefs.examination.striking import StrikingPart
from venire.participants.briefs.examination.testifying import Testifying
from venire.participants.civil_part import parts_in_words_of
from venire.participants.part import Part
from venire.plugins.players import players
from venire.ports import Model, Participant
from venire.proceedings.examination.rules import Examination

COURT_ROLES: Mapping[str, Role] = {
    "counsel": "opposing_counsel",
    "witness": "witness",
    "judge": "judge",
    "reporter": "reporter",
}
"""By the kind of a seat: ``witness`` for ``witness/W3``. Counsel for the student's side is counsel too."""


def court_role(seat: Seat) -> Role | None:
    """The role in which a model would sit here; None where none can."""
    return COURT_ROLES.get(seat.partition("/")[0])


def court_names(seat: Seat) -> tuple[str, ...]:
    """By what else models.yaml may name whoever sits here: a witness by its id."""
    kind, _, name = seat.partition("/")
    return (name,) if kind == "witness" else ()


def court_parts(seat: Seat, rules: Examination, likeness: Likeness | None = None) -> Sequence[Part]:
    """What a model can be asked in this seat, the addresses of a trial among it; empty where no model can sit."""
    return parts_in_words_of(rules.case, _parts(seat, rules, likeness))


def _parts(seat: Seat, rules: Examination, likeness: Likeness | None) -> Sequence[Part]:
    case = rules.case
    match court_role(seat):
        case "opposing_counsel":
            return (
                AskingPart(case, rules.flaws),
                ObjectingPart(case),
                RespondingPart(case),
                StrikingPart(case),
                Addressing(case),
            )
        case "witness":
            return (Testifying(case),)
        case "judge":
            return (RulingPart(case),)
        case "reporter":
            return (Reporting(case, likeness),)
        case _:
            return ()


def court_players(
    seat: Seat, rules: Examination, models: Sequence[Model], likeness: Likeness | None = None
) -> Sequence[Participant]:
    """These models in this seat, the first first."""
    return players(models, court_parts(seat, rules, likeness), rules, seat)
