"""Random plays of both toys: legal, illegal, stale and repeated answers, drawn by Hypothesis."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import strategies as st

from tests.kernel.toys import auction, codeword
from tests.kernel.toys.auction import Bid, fair_opening
from tests.kernel.toys.codeword import Guess, Hint, Leave, Seal, TableSet
from tests.support.bench import Bench
from venire.kernel.minutes import LookedIn
from venire.kernel.proceeding import Refused
from venire.kernel.record import BENCH, GALLERY, Act, Seat, Viewer
from venire.kernel.sitting import Answer, CausedEvent

GUESSERS = (Seat("guesser/1"), Seat("guesser/2"), Seat("guesser/3"))
BIDDERS = (Seat("a"), Seat("b"), Seat("c"))
SEATS: dict[str, tuple[Seat, ...]] = {"codeword": (codeword.KEEPER, *GUESSERS), "fair": BIDDERS}


def viewers(toy: str) -> tuple[Viewer, ...]:
    """Everyone who may look."""
    return (*SEATS[toy], GALLERY, BENCH)


def begin(toy: str) -> Bench:
    """A game just opened."""
    if toy == "fair":
        return Bench(auction.FAIR, auction.CODEC).open(*fair_opening(BIDDERS))
    return Bench(codeword.CODEWORD, codeword.CODEC).open(TableSet(guessers=GUESSERS, rounds=2))


WORDS = st.sampled_from(["lantern", "lamp", "candle", "", "TWO WORDS"])
ACTS: dict[str, st.SearchStrategy[Act]] = {
    "codeword": st.one_of(
        st.builds(Seal, word=WORDS),
        st.builds(Guess, word=WORDS),
        st.builds(Hint, text=st.sampled_from(["", "it shines", "warmer"])),
        st.builds(Leave),
    ),
    "fair": st.builds(Bid, amount=st.integers(0, 4)),
}


@dataclass(frozen=True)
class Move:
    """One step of a play: ``pick`` chooses among what may be chosen."""

    how: str
    pick: int
    act: Act


def moves(toy: str, most: int = 60) -> st.SearchStrategy[list[Move]]:
    """Plays, mostly of legal answers."""
    how = st.sampled_from(["asked", "asked", "asked", "asked", "stale", "wrong seat", "repeated", "looked"])
    return st.lists(st.builds(Move, how, st.integers(0, 50), ACTS[toy]), min_size=1, max_size=most)


def fitting(bench: Bench, move: Move) -> Act:
    """An act of a kind that is asked for, so that plays get somewhere."""
    ask = bench.asks()[move.pick % len(bench.asks())]
    by_kind: dict[type[Act], Callable[[], Act]] = {
        Seal: lambda: Seal(word="lantern"),
        Guess: lambda: Guess(word=["lantern", "lamp", "", "candle"][move.pick % 4]),
        Hint: lambda: Hint(text=["", "it shines"][move.pick % 2]),
        Leave: Leave,
        Bid: lambda: move.act,
    }
    return by_kind[ask.wants[0]]()


def answer(bench: Bench, toy: str, move: Move) -> Answer | None:
    """The answer that this move stands for, if the game offers one."""
    if move.how == "repeated" and bench.sitting.taken:
        seat, act_id = list(bench.sitting.taken)[move.pick % len(bench.sitting.taken)]
        return Answer(seat, "whatever", move.act, act_id)
    if move.how == "stale" and len(bench.entries) > 2:
        causes = [entry.cause for entry in bench.entries if entry.cause]
        cause = causes[move.pick % len(causes)] if causes else None
        return Answer(cause.seat, cause.ask, move.act, f"stale-{bench.sitting.seq}-{move.pick}") if cause else None
    if not bench.asks():
        return None
    ask = bench.asks()[move.pick % len(bench.asks())]
    others = [seat for seat in SEATS[toy] if seat != ask.seat]
    seat = others[move.pick % len(others)] if move.how == "wrong seat" else ask.seat
    act = move.act if move.pick % 5 == 0 else fitting(bench, move)
    return Answer(seat, ask.key, act, f"act-{bench.sitting.seq}-{move.pick}")


def step(bench: Bench, toy: str, move: Move) -> bool:
    """Play one move as the host would; whether it was accepted."""
    if move.how == "looked":
        bench.record([CausedEvent(LookedIn(door="view", who="ann"))])
        return True
    given = answer(bench, toy, move)
    if given is None or bench.sitting.repeated(given.seat, given.act_id):
        return False
    try:
        bench.record(bench.sitting.submit(given))
    except Refused:
        return False
    return True


def played(toy: str, plan: list[Move]) -> Bench:
    """The whole play."""
    bench = begin(toy)
    for move in plan:
        step(bench, toy, move)
    return bench
