"""spec/design.md, "Rules learned": time and change, as far as the kernel keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any, ClassVar

import pytest

from tests.kernel.toys import auction, codeword
from tests.kernel.toys.auction import Bid, fair_opening
from tests.support.bench import START, Bench
from venire.kernel.chance import Chance
from venire.kernel.codec import Codec, CodecError, Upcaster
from venire.kernel.folds.timing import Timing
from venire.kernel.minutes import LookedIn, Paused, Resumed
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Entry, Event, Seat
from venire.kernel.within import Child, Within, within


class Spoken(Event):
    """Version 3 of an event that once had a single name, then first and last."""

    kind: ClassVar[str] = "spoken"
    version: ClassVar[int] = 3
    names: tuple[str, ...]
    loud: bool


UPCASTERS: dict[tuple[str, int], Upcaster] = {
    ("spoken", 1): lambda old: {"first": old["name"].split()[0], "last": old["name"].split()[-1]},
    ("spoken", 2): lambda old: {"names": [old["first"], old["last"]], "loud": False},
}


def test_old_versions_of_an_event_come_through_pure_upcasters_also_when_nested() -> None:
    codec = Codec((Spoken,), upcasters=UPCASTERS)
    old: dict[str, Any] = {"kind": "spoken", "version": 1, "event": {"name": "Ada Lovelace"}}
    today = Spoken(names=("Ada", "Lovelace"), loud=False)
    assert codec.decode_event(old) == today
    assert codec.decode_event({"kind": "within", "version": 1, "event": {"path": "left", **old}}) == Within(
        path="left", event=today
    )


def test_an_event_from_the_future_or_of_no_kind_is_told_in_a_sentence() -> None:
    codec = Codec((Spoken,), upcasters=UPCASTERS)
    with pytest.raises(CodecError, match="newer than 3") as told:
        codec.decode_event({"kind": "spoken", "version": 4, "event": {}})
    assert told.value.remedy == "update venire"
    with pytest.raises(CodecError, match="no event of kind"):
        codec.decode_event({"kind": "sung", "version": 1, "event": {}})


def test_dice_depend_on_seed_and_label_and_never_on_the_order_of_calls() -> None:
    labels = [("object?", phase, question) for phase in range(3) for question in range(20)]
    forward = {label: Chance("s").unit(*label) for label in labels}
    backward = {label: Chance("s").unit(*label) for label in reversed(labels)}
    assert forward == backward
    assert len(set(forward.values())) == len(labels)
    assert Chance("t").unit(*labels[0]) != forward[labels[0]]


def test_labels_do_not_run_into_each_other() -> None:
    chance = Chance("s")
    assert chance.unit("a", "b") != chance.unit("ab")
    assert chance.unit("a", 12) != chance.unit("a", 1, 2)


def test_dice_are_fair_enough() -> None:
    throws = [Chance("s").unit("n", number) for number in range(20_000)]
    assert abs(sum(throws) / len(throws) - 0.5) < 0.01
    assert all(0 < throw < 1 for throw in throws)
    tenths = [sum(1 for throw in throws if int(throw * 10) == tenth) for tenth in range(10)]
    assert max(tenths) - min(tenths) < 300


def fair() -> Bench:
    return Bench(auction.FAIR, auction.CODEC).open(*fair_opening(("a", "b")))


def test_a_lot_falls_as_often_as_it_weighs_and_never_on_nothing() -> None:
    drawn = [Chance("seed").weighted("abc", (1, 0, 3), no) for no in range(2000)]
    assert drawn.count("b") == 0
    assert 0.2 < drawn.count("a") / 2000 < 0.3
    assert all(Chance("seed").weighted("ab", (0.0, 1.0), no) == "b" for no in range(50))
    assert 0.6 < sum(Chance("seed").below(0.65, no) for no in range(2000)) / 2000 < 0.7
    assert sorted(Chance("seed").shuffled(range(9), "x")) == list(range(9)) != Chance("seed").shuffled(range(9), "x")


def test_a_toy_holds_two_children_at_once() -> None:
    bench = fair()
    assert bench.asked() == ["left/bid/1/a", "left/bid/1/b", "right/bid/1/a", "right/bid/1/b"]
    assert {ask.group for ask in bench.asks()} == {"left/lot/1", "right/lot/1"}
    bench.submit("a", "left/bid/1/a", Bid(amount=3))
    bench.submit("a", "right/bid/1/a", Bid(amount=8))
    bench.submit("b", "right/bid/1/b", Bid(amount=5))
    assert bench.asked() == ["left/bid/1/a", "left/bid/1/b", "right/bid/2/a", "right/bid/2/b"]
    bench.submit("b", "left/bid/1/b", Bid(amount=4))
    sold = [e.event.event for e in bench.entries if isinstance(e.event, Within) and e.event.event.kind == "sold"]
    assert [event.model_dump()["to"] for event in sold] == ["a", "b"]


def test_two_of_one_name_cannot_be_told_apart_and_are_refused() -> None:
    class Shouted(Event):
        kind: ClassVar[str] = "spoken"

    assert Codec((Spoken, Spoken)).decode_event({"kind": "spoken", "version": 3, "event": {"names": [], "loud": False}})
    with pytest.raises(ValueError, match="'spoken'"):
        Codec((Spoken, Shouted))


def test_what_happened_in_a_child_keeps_the_numbers_and_times_of_the_whole_record() -> None:
    bench = fair()
    bench.submit("a", "left/bid/1/a", Bid(amount=3))
    bench.submit("a", "right/bid/1/a", Bid(amount=8))
    bench.submit("b", "right/bid/1/b", Bid(amount=5))
    inner = within(bench.entries, "right")
    own = [e for e in bench.entries if isinstance(e.event, Within) and e.event.path == "right"]
    assert [(one.seq, one.at) for one in inner] == [(one.seq, one.at) for one in own]
    assert [one.event.kind for one in inner] == ["lot_called", "bid_sealed", "bid_sealed", "sold"]


def test_a_child_is_known_by_its_whole_name() -> None:
    with pytest.raises(ValueError, match="path"):
        Within(path="left/inner", event=LookedIn(door="view", who="x"))
    left = Child("left", auction.Auction())
    assert not left.owns(Within(path="lefter", event=LookedIn(door="view", who="x")))
    assert not left.asks(fair().asks()[2])


class Echo(auction.Auction):
    """Says what it was asked."""

    def decide(self, state: Any, ask: Ask, act: Act, /) -> Sequence[Event]:
        return (LookedIn(door=ask.key, who=str(ask.group)),)


@pytest.mark.parametrize(("group", "inner"), [("left/lot/1", "lot/1"), (None, "None")])
def test_a_child_knows_its_asks_by_its_own_names(group: str | None, inner: str) -> None:
    ask = Ask("left/bid/1/a", Seat("a"), (Bid,), group=group)
    block = auction.Auction().evolve(None, auction.LotCalled(bidders=(Seat("a"),)))
    (happened,) = Child("left", Echo(), block).decide(ask, Bid(amount=1))
    assert happened == Within(path="left", event=LookedIn(door="bid/1/a", who=inner))


def test_the_secrets_of_a_child_stay_sealed_in_its_parent() -> None:
    sealed = auction.BidSealed(seat=Seat("a"), amount=3)
    assert Within(path="left", event=sealed).audience == sealed.audience
    twice = Within(path="right", event=Within(path="left", event=sealed))
    assert twice.audience == sealed.audience
    assert auction.CODEC.decode_event(auction.CODEC.encode_event(twice)) == twice


def entry(seq: int, second: float, event: Event) -> Entry:
    return Entry(seq, START + timedelta(seconds=second), event)


def test_the_limit_of_an_ask_runs_from_its_recorded_opening() -> None:
    looked = LookedIn(door="view", who="x")
    timing = Timing().hear(entry(1, 0, looked), ["a"]).hear(entry(2, 10, looked), ["a", "b"])
    now = START + timedelta(seconds=25)
    assert (timing.elapsed("a", now), timing.elapsed("b", now), timing.elapsed("c", now)) == (25, 15, 0)


def test_time_in_which_the_server_was_down_or_the_session_paused_does_not_count() -> None:
    looked = LookedIn(door="view", who="x")
    timing = Timing().hear(entry(1, 0, looked), ["a"]).hear(entry(2, 10, looked), ["a"])
    down = timing.hear(entry(3, 1000, Resumed()), ["a"])
    assert down.elapsed("a", START + timedelta(seconds=1005)) == 15
    paused = timing.hear(entry(3, 20, Paused()), ["a"]).hear(entry(4, 30, looked), ["a"])
    assert paused.elapsed("a", START + timedelta(seconds=500)) == 20
    assert paused.hear(entry(5, 600, Resumed()), ["a"]).elapsed("a", START + timedelta(seconds=601)) == 21


def test_an_entry_survives_its_json() -> None:
    bench = fair()
    bench.submit("a", "left/bid/1/a", Bid(amount=3))
    assert [auction.CODEC.decode(auction.CODEC.encode(one)) for one in bench.entries] == bench.entries


def test_an_act_from_outside_is_checked() -> None:
    assert codeword.CODEC.decode_act("guess", {"word": "lamp"}) == codeword.Guess(word="lamp")
    with pytest.raises(CodecError, match="no act 'sing'"):
        codeword.CODEC.decode_act("sing", {})
    with pytest.raises(CodecError, match="extra"):
        codeword.CODEC.decode_act("guess", {"word": "lamp", "wrod": "x"})
