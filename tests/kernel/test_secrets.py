"""spec/design.md, "Rules learned": secrets, as far as the kernel keeps them. Blindness in general: tests/properties."""

from __future__ import annotations

import pytest

from tests.kernel.toys import auction, codeword
from tests.kernel.toys.auction import Bid, LotCalled
from tests.kernel.toys.codeword import KEEPER, Guess, Hint, Hinted, Seal, TableSet, TableView
from tests.support.bench import Bench
from venire.kernel.folds.views import seen_by
from venire.kernel.minutes import Held
from venire.kernel.record import BENCH, GALLERY, Entry, Event, Seat, Viewer, may_see

ONE, TWO = Seat("guesser/1"), Seat("guesser/2")
EVERYONE: tuple[Viewer, ...] = (KEEPER, ONE, TWO, GALLERY, BENCH)


def game(word: str = "lantern", hint: str = "it gives light") -> Bench:
    bench = Bench(codeword.CODEWORD, codeword.CODEC).open(TableSet(guessers=(ONE, TWO)))
    bench.submit("keeper", "seal", Seal(word=word))
    bench.submit(ONE, "guess/1/guesser/1", Guess(word="candle"))
    bench.submit("keeper", "hint/1/guesser/1", Hint(text=hint))
    return bench


def seen(viewer: Viewer, entries: list[Entry]) -> list[tuple[int, Event]]:
    return [(one.no, one.event) for one in seen_by(viewer, entries)]


def test_seats_are_particular() -> None:
    hinted = Hinted(seat=ONE, text="x")
    assert [may_see(viewer, hinted) for viewer in EVERYONE] == [True, True, False, False, True]


def test_the_gallery_sees_no_more_than_any_seat_does() -> None:
    entries = game().entries
    gallery = [event for _, event in seen(GALLERY, entries)]
    for seat in (KEEPER, ONE, TWO):
        assert all(event in [one for _, one in seen(seat, entries)] for event in gallery)


def test_silence_has_a_constant_shape() -> None:
    loud, silent = game(hint="it gives light").entries, game(hint="").entries
    assert [entry.event.kind for entry in loud] == [entry.event.kind for entry in silent]
    assert seen(TWO, loud) == seen(TWO, silent)


def test_streams_are_numbered_for_each_viewer_on_its_own() -> None:
    numbers = {viewer: [no for no, _ in seen(viewer, game().entries)] for viewer in EVERYONE}
    assert numbers[TWO] == [1, 2]
    assert numbers[ONE] == [1, 2, 3]
    assert numbers[BENCH] == numbers[KEEPER] == [1, 2, 3, 4]


def test_a_view_holds_the_word_for_nobody_but_the_keeper_and_the_bench() -> None:
    bench = game()
    words = {viewer: bench.view(viewer) for viewer in EVERYONE}
    told = {viewer: view.word for viewer, view in words.items() if isinstance(view, TableView)}
    assert told == {KEEPER: "lantern", BENCH: "lantern", ONE: "", TWO: "", GALLERY: ""}


def test_an_answer_held_for_its_group_is_seen_by_its_own_seat_alone() -> None:
    seats = (Seat("a"), Seat("b"))
    bench = Bench(auction.Auction(), auction.CODEC).open(LotCalled(bidders=seats))
    bench.submit("a", "bid/1/a", Bid(amount=7))
    assert isinstance(bench.entries[-1].event, Held)
    assert [len(seen(viewer, bench.entries)) for viewer in (*seats, GALLERY, BENCH)] == [2, 1, 1, 2]


def test_what_a_group_bid_comes_out_at_one_fixed_point() -> None:
    seats = tuple(map(Seat, "abc"))
    bench = Bench(auction.Auction(), auction.CODEC).open(LotCalled(bidders=seats))
    for seat in "ab":
        bench.submit(seat, f"bid/1/{seat}", Bid(amount=ord(seat)))
        assert [event.kind for _, event in seen(Seat("c"), bench.entries)] == ["lot_called"]
    bench.submit("c", "bid/1/c", Bid(amount=1))
    assert [event.kind for _, event in seen(GALLERY, bench.entries)] == ["lot_called", "sold"]


@pytest.mark.parametrize("name", ["gallery", "bench"])
def test_nobody_holds_the_bench_or_the_gallery_and_a_seat(name: str) -> None:
    with pytest.raises(ValueError, match="no seat"):
        codeword.CODEWORD.agenda(codeword.Table((Seat(name),), 1, "lantern"))
