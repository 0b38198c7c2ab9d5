"""A toy with parallel asks: sealed bids given at once, and a fair that holds two auctions at the same time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from pydantic import Field, SerializeAsAny

from venire.kernel.codec import Codec
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import BENCH, Act, Audience, Event, Seat, Viewer
from venire.kernel.within import Child, Within

LIMIT = 30.0


class Bid(Act):
    """A sealed bid; 0 passes. Two equal bids above 0 cannot both stand: the later in order is out of order."""

    kind: ClassVar[str] = "bid"
    amount: int = Field(ge=0, le=1000)


class LotCalled(Event):
    """The opening of one auction."""

    kind: ClassVar[str] = "lot_called"
    bidders: tuple[Seat, ...]
    lots: int = 2


class BidSealed(Event):
    """One bid; recorded also when it is a pass."""

    kind: ClassVar[str] = "bid_sealed"
    seat: Seat
    amount: int

    @property
    def audience(self) -> Audience:
        return frozenset({self.seat})


class Sold(Event):
    """The end of a lot: who has it, not what the others bid."""

    kind: ClassVar[str] = "sold"
    lot: int
    to: Seat | None


@dataclass(frozen=True)
class Block:
    """The state of one auction."""

    bidders: tuple[Seat, ...]
    lots: int
    lot: int = 1
    bids: Mapping[Seat, int] = field(default_factory=dict[Seat, int])
    sold: tuple[Seat | None, ...] = ()


class BlockView(Frozen):
    """What one viewer knows of one auction."""

    lot: int
    bids: tuple[tuple[Seat, int], ...]
    sold: tuple[Seat | None, ...]


@dataclass(frozen=True)
class Auction:
    """The rules of one auction."""

    name: str = "auction"
    events: tuple[type[Event], ...] = (LotCalled, BidSealed, Sold)
    acts: tuple[type[Act], ...] = (Bid,)

    def evolve(self, state: Block | None, event: Event, /) -> Block:
        if isinstance(event, LotCalled):
            return Block(event.bidders, event.lots)
        assert state is not None
        if isinstance(event, BidSealed):
            return replace(state, bids={**state.bids, event.seat: event.amount})
        assert isinstance(event, Sold)
        return replace(state, lot=state.lot + 1, bids={}, sold=(*state.sold, event.to))

    def agenda(self, state: Block, /) -> Sequence[Ask]:
        if state.lot > state.lots:
            return ()
        return [_bid(state.lot, seat) for seat in state.bidders if seat not in state.bids]

    def decide(self, state: Block, ask: Ask, act: Act, /) -> Sequence[Event]:
        assert isinstance(act, Bid)
        if act.amount and act.amount in state.bids.values():
            raise Refused("That amount cannot be bid.", "Bid another amount.")
        sealed = BidSealed(seat=ask.seat, amount=act.amount)
        bids = {**state.bids, ask.seat: act.amount}
        return (sealed, Sold(lot=state.lot, to=_highest(bids))) if len(bids) == len(state.bidders) else (sealed,)

    def view(self, state: Block, viewer: Viewer, /) -> BlockView:
        mine = tuple((seat, bid) for seat, bid in state.bids.items() if viewer in (seat, BENCH))
        return BlockView(lot=state.lot, bids=mine, sold=state.sold[-2:])


def _bid(lot: int, seat: Seat) -> Ask:
    return Ask(f"bid/{lot}/{seat}", seat, (Bid,), group=f"lot/{lot}", limit=LIMIT, default=Bid(amount=0))


def _highest(bids: Mapping[Seat, int]) -> Seat | None:
    best = max(bids, key=lambda seat: bids[seat])
    return best if bids[best] else None


class FairOpened(Event):
    """The opening of the fair."""

    kind: ClassVar[str] = "fair_opened"
    bidders: tuple[Seat, ...]
    lots: int = 2


class FairView(Frozen):
    """What one viewer knows of the fair."""

    blocks: tuple[tuple[str, SerializeAsAny[Frozen]], ...]


@dataclass(frozen=True)
class Grounds:
    """The state of the fair: its two auctions."""

    left: Child[Block]
    right: Child[Block]

    @property
    def children(self) -> tuple[Child[Block], ...]:
        return (self.left, self.right)


@dataclass(frozen=True)
class Fair:
    """Two auctions at once, for the same bidders."""

    name: str = "fair"
    events: tuple[type[Event], ...] = (FairOpened, Within, *Auction.events)
    acts: tuple[type[Act], ...] = Auction.acts

    def evolve(self, state: Grounds | None, event: Event, /) -> Grounds:
        if isinstance(event, FairOpened):
            return Grounds(Child("left", Auction()), Child("right", Auction()))
        assert state is not None
        side = next(child for child in state.children if child.owns(event)).path
        return replace(state, **{side: getattr(state, side).evolve(event)})

    def agenda(self, state: Grounds, /) -> Sequence[Ask]:
        return [ask for child in state.children for ask in child.agenda()]

    def decide(self, state: Grounds, ask: Ask, act: Act, /) -> Sequence[Event]:
        return next(child for child in state.children if child.asks(ask)).decide(ask, act)

    def view(self, state: Grounds, viewer: Viewer, /) -> Frozen:
        views = ((child.path, child.view(viewer)) for child in state.children)
        return FairView(blocks=tuple((path, view) for path, view in views if view is not None))


FAIR = Fair()
CODEC: Codec = Codec(FAIR.events, FAIR.acts)


def fair_opening(bidders: Sequence[str], lots: int = 2) -> tuple[Event, ...]:
    """The fair and both its auctions."""
    seats = tuple(Seat(name) for name in bidders)
    called = LotCalled(bidders=seats, lots=lots)
    return (FairOpened(bidders=seats, lots=lots), *(Within(path=side, event=called) for side in ("left", "right")))


AnyState = Any
