"""What tests of the host share: toys as kinds, scripted participants, a court that waits for nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tests.kernel.toys import auction, codeword
from venire.host.clock import ManualClock
from venire.host.court import Court
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.kind import AnyKind, Kind
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Event, Seat
from venire.ports import LineUp, Participant, Store
from venire.stores.memory import MemoryStore

Think = Callable[[Ask, Frozen], Act]

CODEWORD: AnyKind = Kind(
    "codeword",
    codeword.CODEC,
    lambda _opening, _contents: codeword.CODEWORD,
    pins=lambda opening: [opening.pinned] if isinstance(opening, codeword.TableSet) and opening.pinned else [],
    result=lambda state: state.told,
)
FAIR: AnyKind = Kind("fair", auction.CODEC, lambda _opening, _contents: auction.FAIR)
KINDS: Mapping[str, AnyKind] = {kind.name: kind for kind in (CODEWORD, FAIR)}
CODECS = {name: kind.codec for name, kind in KINDS.items()}


@dataclass
class Scripted:
    """A participant that answers at once, and remembers what it was asked on which view."""

    think: Think
    name: str = "scripted"
    asked: list[tuple[Ask, Frozen]] = field(default_factory=list[tuple[Ask, Frozen]])

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        self.asked.append((ask, view))
        return self.think(ask, view)


@dataclass
class Waiting:
    """A participant that answers when it is told to."""

    name: str = "waiting"
    asked: dict[str, asyncio.Future[Act]] = field(default_factory=dict[str, "asyncio.Future[Act]"])
    cancelled: list[str] = field(default_factory=list[str])

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        self.asked[ask.key] = asyncio.get_running_loop().create_future()
        try:
            return await self.asked[ask.key]
        except asyncio.CancelledError:
            self.cancelled.append(ask.key)
            raise


def table_set(guessers: Sequence[str] = ("guesser/1", "guesser/2"), rounds: int = 2) -> tuple[Event, ...]:
    """The opening of the code-word game."""
    return (codeword.TableSet(guessers=tuple(map(Seat, guessers)), rounds=rounds),)


def play(ask: Ask, _view: Frozen) -> Act:
    """A plain player of both toys; what it does depends on the ask alone."""
    if codeword.Seal in ask.wants:
        return codeword.Seal(word="lantern")
    if codeword.Guess in ask.wants:
        return codeword.Guess(word="candle")
    if codeword.Hint in ask.wants:
        return codeword.Hint(text="it gives light")
    return auction.Bid(amount=sum(map(ord, ask.key)) % 97 + 1)


def everyone(*line: Participant) -> Callable[[AnySession], LineUp]:
    """A line-up in which the same line stands behind every seat."""
    return lambda _session: lambda _seat: line


def court_of(
    *line: Participant, store: Store | None = None, clock: ManualClock | None = None, endures: bool = True
) -> Court:
    """A court in memory, with the same line behind every seat."""
    seats = everyone(*(line or (Scripted(play),)))
    return Court(store or MemoryStore(CODECS), KINDS, seats, clock or ManualClock(), endures=endures)


async def settle(turns: int = 30) -> None:
    """Let everything that can go on without the clock go on."""
    for _ in range(turns):
        await asyncio.sleep(0)


async def until(met: Callable[[], bool], turns: int = 20_000) -> None:
    """Let everything go on until this is so."""
    for _ in range(turns):
        if met():
            return
        await asyncio.sleep(0)
    raise AssertionError("what was waited for never came")
