"""Debates over HTTP: open one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import Field, StringConstraints

from venire.kernel.frozen import Frozen
from venire.kernel.minutes import SafetyMode, guarded
from venire.law.debating.argument import Level
from venire.law.debating.subject import Source
from venire.proceedings.debate.events import Holder, debater_seat
from venire.proceedings.debate.params import DebateParams, Debater, Stance
from venire.proceedings.debate.request import DebateRequest
from venire.sessions.debate import OF_A_CASE, OF_A_TOPIC
from venire.web.api.wishes import within_range
from venire.web.examination.api import CaseId, Seed
from venire.web.openapi.sessions import OpenedShape
from venire.web.openapi.shape import ForecastAnswer, answers
from venire.web.purse import BudgetText, budget_in, foretold
from venire.web.strings import say
from venire.web.trouble import Trouble
from venire.web.visit import House, Owner
from venire.web.wire import named

router = APIRouter(prefix="/api/debates", tags=["debates"])
Line = Annotated[str, StringConstraints(strip_whitespace=True, max_length=2000)]
LIMIT_ALONE = 60.0
"""Seconds for a turn where nobody sits; a person takes the time that is set, or any."""


class NewSource(Frozen):
    """Something to argue from."""

    title: Line = ""
    """Empty: by its number."""
    text: str
    stance: Literal["for", "against", ""] = ""


class NewDebater(Frozen):
    """Who argues."""

    name: Line
    stance: Stance = "own"
    role: Line = ""
    persona: Line = ""


class NewDebate(Frozen):
    """What to debate. Everything has a default."""

    case: CaseId | None = None
    topic: str | None = None
    """With a case: another question than whether the accused is guilty."""
    sources: tuple[NewSource, ...] = Field(default=(), max_length=100)
    debaters: tuple[NewDebater, ...] = Field(default=(), max_length=40)
    """Empty: one for it and one against."""
    seat: int | None = None
    """The number of the debater whose seat the visitor takes; null: they watch."""
    rounds: int = 3
    evaluators: int = 3
    level: Level = "tactical"
    turns: Literal["together", "in turn"] = "together"
    demands: bool = True
    """Whether every argument in the rounds must name evidence, and say what brings what about."""
    premises: Annotated[int, Field(ge=0, le=5)] = 0
    """Contested premises that are argued out on their own before the closing, at the most."""
    turn_limit: Annotated[float, Field(ge=10, le=3600)] | None = None
    """Seconds for a turn; null: 60 where nobody sits, else as long as one likes."""
    seed: Seed | None = None
    budget: BudgetText | None = None
    safety_mode: SafetyMode | None = None
    """How monitors watch it: off, passive (what they find is noted), active (what is grave halts it)."""
    halt_on_safety_violation: bool = False

    @within_range()
    def wish(self, owner: str) -> DebateRequest:
        """The same, as the composition takes it. Raises a 422."""
        usual = OF_A_CASE if self.topic is None else OF_A_TOPIC
        debaters = tuple(Debater(**one.model_dump()) for one in self.debaters) or usual
        params = DebateParams(
            debaters=debaters,
            rounds=self.rounds,
            evaluators=self.evaluators,
            level=self.level,
            turns=self.turns,
            require_evidence=self.demands,
            require_causal_links=self.demands,
            sub_debates=self.premises,
            turn_limit=self.turn_limit or (LIMIT_ALONE if self.seat is None else None),
            round_limit=None if self.seat is not None else DebateParams().round_limit,
        )
        return DebateRequest(
            topic=self.topic,
            case=self.case,
            sources=_sources(self.sources),
            params=params,
            holders=_holders(self.seat, len(debaters)),
            seed=self.seed,
            owner=owner,
            budget=budget_in(self.budget),
            safety=guarded(self.safety_mode, halts=self.halt_on_safety_violation),
        )


def _holders(seat: int | None, debaters: int) -> Mapping[str, Holder]:
    if seat is None:
        return {}
    if not 1 <= seat <= debaters:
        raise Trouble(422, say("errors.no_debater", n=seat), say("errors.no_debater_remedy", n=debaters))
    return {debater_seat(seat): "person"}


def _sources(given: Sequence[NewSource]) -> tuple[Source, ...]:
    return tuple(_source(number, one) for number, one in enumerate(given, start=1))


def _source(number: int, one: NewSource) -> Source:
    text = one.text.strip()
    if not text:
        raise Trouble(422, say("errors.empty_source", n=number), say("errors.empty_source_remedy"))
    return Source(id=f"S{number}", title=one.title or say("debating.source_n", n=number), text=text, stance=one.stance)


@router.post("", status_code=201, **answers(OpenedShape))
async def open_debate(wanted: NewDebate, house: House, owner: Owner, finish: bool = False) -> dict[str, object]:
    """Open a debate; with ``finish``, answer when one in which nobody sits is over. ``forecast``: what its models are
    likely to take; null where none plays."""
    wish = wanted.wish(owner)
    told = foretold(house.forecast(wish))
    session = await house.open(wish)
    if finish and wanted.seat is None:
        await house.court.finished(session)
    return {**named(session), **told}


@router.post("/forecast", **answers(ForecastAnswer))
def forecast_debate(wanted: NewDebate, house: House, owner: Owner) -> dict[str, object]:
    """What the models of such a debate are likely to take; nothing is opened."""
    return foretold(house.forecast(wanted.wish(owner)))
