"""Persuasions over HTTP: open one, and what its models are likely to take."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.kernel.minutes import SafetyMode, guarded
from venire.law.case_file.case import Side
from venire.proceedings.persuasion.params import PersuasionParams
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.sessions.across.persuasion_endings import EndingsFound
from venire.sessions.persuasion import MOST
from venire.web.api.wishes import within_range
from venire.web.examination.api import CaseId, Seed
from venire.web.openapi.sessions import OpenedShape
from venire.web.openapi.shape import ForecastAnswer, answers
from venire.web.purse import BudgetText, budget_in, foretold
from venire.web.visit import House, Owner
from venire.web.wire import named

router = APIRouter(prefix="/api/persuasions", tags=["persuasions"])
CardId = Annotated[str, Field(min_length=1, max_length=60)]


class NewPersuasion(Frozen):
    """Whom to persuade of what. Everything has a default."""

    case: CaseId | None = None
    side: Side = "defence"
    """Whose verdict the player wants."""
    jurors: tuple[CardId, ...] = Field(default=(), max_length=MOST)
    """By id of their cards; empty: those that come with the case, or three of the house jury by lot."""
    turns: Annotated[int, Field(ge=1, le=50)] = 12
    """What may be said to each."""
    mutual: bool = True
    """Whether jurors speak to one another between talks."""
    unattended: bool = False
    player: Literal["skilled", "naive", "mute"] = "skilled"
    """Who plays where no person does."""
    seed: Seed | None = None
    budget: BudgetText | None = None
    """What language models may spend: tokens, as 20000 or 20k, or dollars, as 0.50$; null: no limit."""
    safety_mode: SafetyMode | None = None
    """How monitors watch it: off, passive (what they find is noted), active (what is grave halts it)."""
    halt_on_safety_violation: bool = False

    @within_range()
    def wish(self, owner: str) -> PersuasionRequest:
        """The same, as the composition takes it. Raises a 422."""
        params = PersuasionParams(side=self.side, turns=self.turns, player=self.player, mutual=self.mutual)
        return PersuasionRequest(
            case=self.case,
            seed=self.seed,
            params=params,
            jurors=self.jurors,
            person=not self.unattended,
            owner=owner,
            budget=budget_in(self.budget),
            safety=guarded(self.safety_mode, halts=self.halt_on_safety_violation),
        )


@router.post("", status_code=201, **answers(OpenedShape))
async def open_persuasion(wanted: NewPersuasion, house: House, owner: Owner) -> dict[str, object]:
    """Open a persuasion. ``forecast``: what its models are likely to take; null where none plays."""
    wish = wanted.wish(owner)
    told = foretold(house.forecast(wish))
    return {**named(await house.open(wish)), **told}


@router.get("/endings")
async def endings_found(house: House, owner: Owner) -> EndingsFound:
    """The endings that the visitor has found, and how many there are still to be found."""
    return await house.endings.of(owner)


@router.post("/forecast", **answers(ForecastAnswer))
def forecast_persuasion(wanted: NewPersuasion, house: House, owner: Owner) -> dict[str, object]:
    """What the models of such a persuasion are likely to take; nothing is opened."""
    return foretold(house.forecast(wanted.wish(owner)))
