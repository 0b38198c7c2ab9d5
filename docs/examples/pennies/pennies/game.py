"""What is said, what happens, how it stands, and what of it a viewer may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from venire.kernel.frozen import Frozen
from venire.kernel.record import Act, Audience, Event, Seat

Face = Literal["heads", "tails"]
FIRST, SECOND = PLAYERS = (Seat("player/1"), Seat("player/2"))
NAMES: Mapping[Seat, str] = {FIRST: "the first player", SECOND: "the second player"}


class Choose(Act):
    """A face, kept under the hand."""

    kind: ClassVar[str] = "choose"
    face: Face


class Opened(Event):
    """The game begins."""

    kind: ClassVar[str] = "pennies_opened"
    seed: str
    goal: int


class Chose(Event):
    """For the chooser only, until the hands are opened."""

    kind: ClassVar[str] = "chose"
    round: int
    seat: Seat
    face: Face

    @property
    def audience(self) -> Audience:
        return frozenset({self.seat})


class Shown(Event):
    """Both hands are opened."""

    kind: ClassVar[str] = "shown"
    round: int
    first: Face
    second: Face
    winner: Seat


@dataclass(frozen=True)
class Game:
    """The state: a fold of the events."""

    opened: Opened
    chosen: Mapping[Seat, Face] = field(default_factory=dict[Seat, Face])
    score: Mapping[Seat, int] = field(default_factory=lambda: dict.fromkeys(PLAYERS, 0))

    @property
    def round(self) -> int:
        return sum(self.score.values()) + 1

    @property
    def over(self) -> bool:
        return max(self.score.values()) >= self.opened.goal

    @property
    def leader(self) -> Seat:
        return max(PLAYERS, key=lambda seat: self.score[seat])


class Seen(Frozen):
    """What a viewer may know: the score, and one's own hand."""

    goal: int
    round: int
    score: Mapping[str, int]
    mine: Face | None = None
