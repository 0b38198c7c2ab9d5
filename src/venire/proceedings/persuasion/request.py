"""What can be asked for of a persuasion. Everything has a default."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Self

from pydantic import Field

from venire.kernel.minutes import Guarded
from venire.kernel.request import LOCAL, Budget, Holder, Request
from venire.law.persuasion.card import PersuasionCard
from venire.proceedings.persuasion.params import PersuasionParams


class PersuasionRequest(Request):
    """Jurors to be won one by one. Without ``jurors``, ``cards`` and ``made``: the case's own, or three of the house
    jury."""

    kind: ClassVar[str] = "persuasion"
    people: ClassVar[tuple[str, ...]] = ("player",)
    closed: ClassVar[frozenset[str]] = frozenset({"owner", "cards"})
    case: str | None = None
    """A case id; None: one by lot."""
    seed: str | None = None
    """The dice; None: thrown anew."""
    params: PersuasionParams = Field(default_factory=PersuasionParams)
    jurors: tuple[str, ...] = ()
    """Ids of cards."""
    cards: tuple[Path, ...] = ()
    """Files of cards."""
    made: tuple[PersuasionCard, ...] = ()
    """Cards at hand."""
    person: bool = True
    """Whether a person plays; else the scripted player that the params name."""
    owner: str = LOCAL
    budget: Budget | None = None
    """For language models; None: without limit."""
    safety: Guarded | None = None
    """How monitors watch it; None: as the settings say."""

    def seating(self, people: Mapping[str, Holder], names: Mapping[str, str]) -> Self:
        """There is one seat for a person, the player's."""
        return self.model_copy(update={"person": any(by != "ai" for by in people.values())})
