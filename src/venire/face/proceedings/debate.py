"""``from venire import Debate``: composed of who argues, who judges, and what there is to argue from.

Source: spec/debate.md, "Use from elsewhere". What was set in the environment for models holds here too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, TypeAlias, TypedDict, Unpack

from pydantic import ValidationError

from venire.errors import ConfigurationError, EvaluationError
from venire.face.agents import Agent, Panel
from venire.face.given.cases import CaseGiven
from venire.face.given.company import BudgetGiven, Given, SafetyGiven, budget_of, safety_of, seed_of
from venire.face.given.models import ModelGiven
from venire.face.given.monitors import MonitorGiven
from venire.face.given.participants import Seated, numbered
from venire.face.outcome import Outcome
from venire.face.requested import Requested
from venire.kernel.minutes import SafetyMode, guarded
from venire.kernel.request import asked, refused
from venire.law.debating.argument import Level
from venire.law.debating.calibration import Curve
from venire.law.debating.subject import Source
from venire.proceedings.debate.debrief import DebateResult
from venire.proceedings.debate.events import Holder
from venire.proceedings.debate.opening import require_params
from venire.proceedings.debate.params import Debater, Stance
from venire.proceedings.debate.request import DebateRequest
from venire.sessions.debate import debaters_of
from venire.sessions.debate_sources import sources_of

Debated: TypeAlias = Outcome[DebateResult]
"""A finished debate."""
USUAL = 2
"""Debaters where none is named: one for the topic and one against it."""


class DebateSettings(TypedDict, total=False):
    """The settings of a debate: those of its request, by their bare names."""

    rounds: int
    evaluators: int
    level: Level
    turns: Literal["together", "in turn"]
    max_argument_tokens: int
    require_evidence: bool
    require_causal_links: bool
    criteria: Mapping[str, float]
    adaptation_enabled: bool
    adaptation_rate: float
    sensitivity: float | None
    complexity: float | None
    threshold: float
    evaluator_weights: Sequence[float]
    curve: Curve
    sub_debates: int
    turn_limit: float | None
    round_limit: float | None
    holders: Mapping[str, Holder]


class Debate(Requested[DebateResult]):
    """A debate on a topic, with sources or bare, or on a case.

    ``debaters``: names, ``Name=for``, ``Name=against``, ``Name=role``, :class:`Debater`, or :class:`Agent`, which
    ``agents`` takes too; without them one for the topic and one against it. ``jury``: who scores and judges.
    ``sources``: what there is to argue from, text files by their paths or :class:`Source`. ``participants``: who sits
    at ``debater/1``, ``evaluator/1``, ``assessor``. All else is as in :class:`Deliberation`.

    Raises :class:`ConfigurationError` for a setting that there is not, or that is out of range, or a source that
    cannot be read.
    """

    def __init__(
        self,
        topic: str | None = None,
        debaters: Sequence[str | Debater | Agent] = (),
        *,
        agents: Sequence[Agent] = (),
        jury: Panel | None = None,
        case: CaseGiven | None = None,
        sources: Sequence[Source | Path | str] = (),
        seed: str | int | None = None,
        participants: Mapping[str, Seated] | None = None,
        models: Mapping[str, ModelGiven] | None = None,
        monitors: Sequence[MonitorGiven] | None = None,
        data: Path | str | None = None,
        budget: BudgetGiven | None = None,
        safety: SafetyGiven | None = None,
        safety_mode: SafetyMode | None = None,
        halt_on_safety_violation: bool = False,
        **settings: Unpack[DebateSettings],
    ) -> None:
        who, panel = (*debaters, *agents), jury or Panel()
        seated = _seated(who)
        watched = safety_of(safety) or guarded(safety_mode, halts=halt_on_safety_violation)
        given = Given(
            case=case,
            participants={**_participants(who), **panel.seated(), **(participants or {})},
            models={**_models(who), **(models or {})},
            monitors=monitors,
        )
        values = {"topic": topic, "case": given.case_id, "sources": sources_of(sources), "seed": seed_of(seed)}
        terms = {"budget": budget_of(budget), "safety": watched, "debaters": seated}
        request = asked(DebateRequest, {**values, **terms, **({} if jury is None else jury.settings()), **settings})
        require_params(request.params)
        arguing, judging = numbered(len(seated) or USUAL), numbered(request.params.evaluators)
        company, away = given.company({"debater": arguing, "evaluator": judging, "assessor": ()})
        request = request.model_copy(update={"holders": {**request.holders, **away}})
        super().__init__(request, DebateResult, company, data)

    @property
    def wish(self) -> DebateRequest:
        """What is asked for; of old, for :attr:`request`."""
        assert isinstance(self.request, DebateRequest)
        return self.request

    def _checked(self, outcome: Outcome[DebateResult]) -> Outcome[DebateResult]:
        """Raises :class:`EvaluationError` where there were arguments and nobody could judge them."""
        result = outcome.result
        if result.verdict.decision == "not judged" and result.transcript:
            raise EvaluationError(result.errors[-1], "Its transcript is on the record; choose other evaluators.")
        return outcome


def _seated(who: Sequence[str | Debater | Agent]) -> tuple[Debater, ...]:
    """Raises :class:`ConfigurationError` for a single debater, or one that has no name."""
    if len(who) == 1:
        raise ConfigurationError("There is one debater.", "Name at least two.")
    read = iter(debaters_of([one for one in who if isinstance(one, str)]))
    usual: tuple[Stance, ...] = ("for", "against") if len(who) == USUAL else ("own",) * len(who)
    try:
        plain = [next(read) if isinstance(one, str) else one for one in who]
        return tuple(one.debater(at) if isinstance(one, Agent) else one for one, at in zip(plain, usual, strict=True))
    except ValidationError as error:
        raise ConfigurationError(*refused(error)) from error


def _participants(who: Sequence[str | Debater | Agent]) -> Mapping[str, Seated]:
    agents = {number: one for number, one in enumerate(who, start=1) if isinstance(one, Agent)}
    return {f"debater/{no}": one.participant for no, one in agents.items() if one.participant is not None}


def _models(who: Sequence[str | Debater | Agent]) -> Mapping[str, ModelGiven]:
    agents = {number: one for number, one in enumerate(who, start=1) if isinstance(one, Agent)}
    return {f"debater/{no}": one.model for no, one in agents.items() if one.model is not None}
