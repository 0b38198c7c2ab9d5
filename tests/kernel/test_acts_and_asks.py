"""spec/design.md, "Rules learned": acts and asks, as far as the kernel keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

import pytest

from tests.kernel.toys import auction, codeword
from tests.kernel.toys.auction import Bid, BidSealed, LotCalled
from tests.kernel.toys.codeword import Guess, Guessed, Hint, Seal, TableSet
from tests.support.bench import Bench
from venire.kernel.minutes import Held, LookedIn, Overtaken
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import Act, Cause, Entry, Event, Seat
from venire.kernel.sitting import Answer, CausedEvent

GUESSERS = (Seat("guesser/1"), Seat("guesser/2"))


def game() -> Bench:
    bench = Bench(codeword.CODEWORD, codeword.CODEC).open(TableSet(guessers=GUESSERS))
    bench.submit("keeper", "seal", Seal(word="lantern"))
    return bench


def lot(*bidders: str) -> Bench:
    seats = tuple(map(Seat, bidders))
    return Bench(auction.Auction(), auction.CODEC).open(LotCalled(bidders=seats))


def test_a_stale_key_is_refused_so_that_a_second_click_cannot_land_on_the_next_question() -> None:
    bench = game()
    bench.submit("guesser/1", "guess/1/guesser/1", Guess(word="candle"))
    before = bench.sitting
    with pytest.raises(Refused) as refusal:
        bench.submit("guesser/1", "guess/1/guesser/1", Guess(word="lamp"))
    assert bench.sitting is before
    assert [ask.key for ask in refusal.value.asked] == ["door/guesser/1"]


def test_a_refusal_says_what_is_asked_of_that_seat() -> None:
    bench = game()
    with pytest.raises(Refused) as refusal:
        bench.submit("guesser/1", "nothing", Guess(word="lamp"))
    assert "guess/1/guesser/1: guess" in refusal.value.remedy
    with pytest.raises(Refused, match="cannot be answered with 'hint'"):
        bench.submit("guesser/1", "guess/1/guesser/1", Hint())


def test_another_seats_key_is_refused_in_the_same_words_as_one_that_was_never_put() -> None:
    bench = game()
    texts = set[tuple[str, str]]()
    for key in ("guess/1/guesser/1", "hint/1/guesser/1", "never", "seal"):
        with pytest.raises(Refused) as refusal:
            bench.submit("guesser/2", key, Guess(word="lantern"))
        texts.add((str(refusal.value), refusal.value.remedy))
    assert len(texts) == 1
    assert "guesser/1" not in str(texts)


def test_a_repeated_act_is_known_by_seat_and_id_together() -> None:
    bench = game()
    bench.submit("guesser/1", "guess/1/guesser/1", Guess(word="candle"), "click-1")
    assert bench.sitting.repeated(GUESSERS[0], "click-1") == (3, 3)
    assert bench.sitting.repeated(GUESSERS[1], "click-1") is None


def test_ask_keys_are_stable_under_an_unrelated_event() -> None:
    bench = game()
    before = bench.sitting.agenda()
    bench.record([CausedEvent(LookedIn(door="view", who="ann"))])
    assert bench.sitting.agenda() == before
    bench.submit("guesser/2", "door/guesser/2", codeword.Leave())
    assert bench.sitting.agenda()[0] == before[0]


def test_keys_are_never_used_twice() -> None:
    bench, seen, gone = game(), set[str](), set[str]()
    while asks := [ask for ask in bench.asks() if not ask.standing]:
        now = {ask.key for ask in asks}
        assert not now & gone
        gone |= seen - now
        seen |= now
        act = Guess(word="candle") if Guess in asks[0].wants else Hint(text="warm")
        bench.submit(asks[0].seat, asks[0].key, act)
    assert bench.sitting.agenda() == ()


def test_answers_of_a_group_give_one_record_in_whatever_order_they_come() -> None:
    records: list[list[tuple[Event, Cause | None]]] = []
    for order in permutations("abc"):
        bench = lot("a", "b", "c")
        for seat in order:
            bench.submit(seat, f"bid/1/{seat}", Bid(amount=ord(seat)), f"act-{seat}")
        records.append([(one.event, one.cause) for one in bench.entries if not isinstance(one.event, Held)])
    assert all(record == records[0] for record in records)
    assert [event.kind for event, _ in records[0]] == ["lot_called", *["bid_sealed"] * 3, "sold"]


def test_a_group_is_answered_on_one_frozen_view() -> None:
    bench = lot("a", "b", "c")
    before = {seat: bench.view(Seat(seat)) for seat in "abc"}
    bench.submit("b", "bid/1/b", Bid(amount=5))
    bench.submit("a", "bid/1/a", Bid(amount=7))
    assert {seat: bench.view(Seat(seat)) for seat in "abc"} == before
    assert bench.asks()[0].seat == "c"


def test_an_answer_held_for_its_group_is_not_taken_twice() -> None:
    bench = lot("a", "b")
    bench.submit("a", "bid/1/a", Bid(amount=7))
    with pytest.raises(Refused, match="not before you"):
        bench.submit("a", "bid/1/a", Bid(amount=9))
    assert bench.sitting.asked_of(Seat("a")) == ()


def test_an_act_is_known_by_the_first_and_the_last_entry_that_it_brought() -> None:
    bench = lot("a")
    bench.submit("a", "bid/1/a", Bid(amount=7), act_id="mine")
    brought = [entry.seq for entry in bench.entries if entry.cause is not None and entry.cause.act_id == "mine"]
    assert len(brought) > 1
    assert bench.sitting.repeated(Seat("a"), "mine") == (brought[0], brought[-1])


def test_an_answer_made_impossible_by_those_before_it_is_overtaken_and_blocks_nobody() -> None:
    bench = lot("a", "b", "c")
    for seat in "cba":
        bench.submit(seat, f"bid/1/{seat}", Bid(amount=7))
    kinds = [entry.event.kind for entry in bench.entries[-6:]]
    assert kinds == ["bid_sealed", "overtaken", "bid_sealed", "overtaken", "bid_sealed", "sold"]
    overtaken = [entry.event for entry in bench.entries if isinstance(entry.event, Overtaken)]
    assert [event.seat for event in overtaken] == ["b", "c"]
    assert all(event.audience == frozenset({event.seat}) for event in overtaken)
    amounts = [entry.event.amount for entry in bench.entries if isinstance(entry.event, BidSealed)]
    assert amounts == [7, 0, 0]


def test_the_last_to_answer_learns_nothing_of_the_others_from_a_refusal() -> None:
    bench = lot("a", "b")
    bench.submit("b", "bid/1/b", Bid(amount=7))
    assert bench.submit("a", "bid/1/a", Bid(amount=7))


def test_an_answer_held_for_a_question_that_has_gone_is_dropped() -> None:
    bench = lot("a", "b")
    bench.submit("a", "bid/1/a", Bid(amount=7))
    bench.record([CausedEvent(auction.Sold(lot=1, to=None))])
    assert bench.sitting.held == {}
    assert bench.asked() == ["bid/2/a", "bid/2/b"]


def test_settling_waits_for_all_and_only_for_one_group() -> None:
    bench = lot("a", "b")
    with pytest.raises(Refused, match="Not every answer"):
        bench.sitting.settle([Answer(Seat("a"), "bid/1/a", Bid(amount=1), "x")])
    lonely = game()
    with pytest.raises(Refused, match="one group"):
        lonely.sitting.settle([Answer(GUESSERS[0], "guess/1/guesser/1", Guess(), "x")])


@dataclass(frozen=True)
class Mute(codeword.Codeword):
    """A careless book of rules: a guess has no consequence."""

    def decide(self, state: codeword.Table, ask: Ask, act: Act, /) -> Sequence[Event]:
        return () if isinstance(act, Guess) else super().decide(state, ask, act)


def test_an_act_from_which_nothing_follows_is_refused_rather_than_asked_for_ever() -> None:
    bench = Bench(Mute(), codeword.CODEC).open(TableSet(guessers=GUESSERS))
    bench.submit("keeper", "seal", Seal(word="lantern"))
    with pytest.raises(Refused, match="Nothing would follow"):
        bench.submit("guesser/1", "guess/1/guesser/1", Guess(word="candle"))


def test_an_entry_out_of_order_is_never_heard() -> None:
    bench = game()
    with pytest.raises(ValueError, match="cannot follow"):
        bench.hear(Entry(9, bench.entries[0].at, Guessed(seat=GUESSERS[0], word="x")))


def test_nothing_is_asked_before_the_opening() -> None:
    bench = Bench(codeword.CODEWORD, codeword.CODEC)
    assert bench.sitting.agenda() == ()
    with pytest.raises(Refused, match="not before you"):
        bench.submit("keeper", "seal", Seal(word="lantern"))
