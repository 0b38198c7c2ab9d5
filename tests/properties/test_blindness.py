"""Blindness: two records that differ only in what is sealed from a viewer give that viewer equal views and streams.

The two plays make the same moves in the same order; in the second, every sealed word, hint and bid that the viewer may
not see is another one, chosen so that what is open comes out alike.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.toys import auction, codeword
from tests.kernel.toys.auction import Bid, fair_opening
from tests.kernel.toys.codeword import KEEPER, Guess, Hint, Leave, Seal, TableSet
from tests.properties.plays import BIDDERS, GUESSERS
from tests.support.bench import Bench
from venire.kernel.folds.views import seen_by
from venire.kernel.frozen import Frozen
from venire.kernel.minutes import LookedIn
from venire.kernel.proceeding import Refused
from venire.kernel.record import GALLERY, Act, Event, Seat, Viewer
from venire.kernel.sitting import CausedEvent

Sight = tuple[list[tuple[int, Event]], Frozen]
SHORT, LONG = 60, 1000


def sights(bench: Bench, viewer: Viewer) -> Sight:
    return [(seen.no, seen.event) for seen in seen_by(viewer, bench.entries)], bench.view(viewer)


def watched(bench: Bench, viewer: Viewer, plays: list[Callable[[Bench], None]]) -> list[Sight]:
    """What this viewer saw after each move."""
    found: list[Sight] = []
    for play in plays:
        play(bench)
        found.append(sights(bench, viewer))
    return found


def put(seat: str, key: str, act: Act) -> Callable[[Bench], None]:
    def play(bench: Bench) -> None:
        if key in bench.asked():
            bench.submit(seat, key, act, f"{seat}:{key}")

    return play


def look(bench: Bench) -> None:
    bench.record([CausedEvent(LookedIn(door="view", who="x"))])


def game(word: str, hints: list[str], viewer: Viewer, leaver: int, looks: int) -> list[Sight]:
    """Nobody guesses the word, so that nothing open depends on it before the end; the end is left out."""
    plays: list[Callable[[Bench], None]] = [put(KEEPER, "seal", Seal(word=word)), *[look] * looks]
    plays.append(put(GUESSERS[leaver], f"door/{GUESSERS[leaver]}", Leave()))
    for turn, seat in enumerate(GUESSERS):
        mine = "for you" if seat == viewer else hints[turn]
        plays.append(put(seat, f"guess/1/{seat}", Guess(word="candle")))
        plays.append(put(KEEPER, f"hint/1/{seat}", Hint(text=mine)))
    bench = Bench(codeword.CODEWORD, codeword.CODEC).open(TableSet(guessers=GUESSERS, rounds=2))
    return watched(bench, viewer, plays)


WORD = st.sampled_from(["lantern", "lamp", "moon", "a" * 40])
HINTS = st.lists(st.sampled_from(["", "it shines", "x" * 200]), min_size=3, max_size=3)
WATCHING: tuple[Viewer, ...] = (*GUESSERS, GALLERY)
WATCHERS = st.sampled_from(WATCHING)


def check_codeword(data: st.DataObject) -> None:
    viewer, leaver, looks = data.draw(WATCHERS), data.draw(st.integers(0, 2)), data.draw(st.integers(0, 3))
    one = game(data.draw(WORD), data.draw(HINTS), viewer, leaver, looks)
    two = game(data.draw(WORD), data.draw(HINTS), viewer, leaver, looks)
    assert one == two


def bids(viewer: Viewer, amounts: dict[Seat, int], order: list[Seat]) -> list[Sight]:
    """One lot on each side, in which c bids most."""
    bench = Bench(auction.FAIR, auction.CODEC).open(*fair_opening(BIDDERS, lots=1))
    plays = [
        put(seat, f"{side}/bid/1/{seat}", Bid(amount=amounts[seat])) for seat in order for side in ("left", "right")
    ]
    return watched(bench, viewer, plays)


BEATEN: tuple[Viewer, ...] = (*BIDDERS[:2], GALLERY)


def check_fair(data: st.DataObject) -> None:
    viewer = data.draw(st.sampled_from(BEATEN))
    order = data.draw(st.permutations(BIDDERS))
    low, high = st.sampled_from([0, 1, 2, 3]), st.integers(500, 1000)
    own = data.draw(st.integers(10, 20))

    def amounts() -> dict[Seat, int]:
        drawn = {seat: own if seat == viewer else data.draw(low) for seat in BIDDERS[:2]}
        drawn[BIDDERS[1]] += 30 if drawn[BIDDERS[1]] == drawn[BIDDERS[0]] else 0
        return {**drawn, BIDDERS[2]: data.draw(high)}

    assert bids(viewer, amounts(), order) == bids(viewer, amounts(), order)


CHECKS = pytest.mark.parametrize("check", [check_codeword, check_fair])


@CHECKS
@given(st.data())
@settings(max_examples=SHORT)
def test_no_viewer_sees_a_difference_in_what_is_sealed_from_it(
    check: Callable[[st.DataObject], None], data: st.DataObject
) -> None:
    check(data)


@pytest.mark.prove
@CHECKS
@given(st.data())
@settings(max_examples=LONG)
def test_no_viewer_sees_a_difference_in_a_thousand_plays(
    check: Callable[[st.DataObject], None], data: st.DataObject
) -> None:
    check(data)


class Careless(codeword.Codeword):
    """The trap sprung: a refusal that knows the word, and a hint recorded only when there is one."""

    def decide(self, state: codeword.Table, ask: codeword.Ask, act: Act, /) -> list[Event]:
        if isinstance(act, Guess) and len(act.word) > len(state.word):
            raise Refused("The word is shorter.")
        events = list(super().decide(state, ask, act))
        return [event for event in events if not (isinstance(event, codeword.Hinted) and not event.text)] or events[:1]


def test_the_proof_would_find_a_careless_book_of_rules() -> None:
    def run(word: str) -> Sight | str:
        bench = Bench(Careless(), codeword.CODEC).open(TableSet(guessers=GUESSERS))
        bench.submit(KEEPER, "seal", Seal(word=word))
        try:
            bench.submit(GUESSERS[0], f"guess/1/{GUESSERS[0]}", Guess(word="candle"))
        except Refused as refusal:
            return str(refusal)
        return sights(bench, GUESSERS[0])

    assert run("lamp") != run("lantern")
