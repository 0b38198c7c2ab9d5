"""The one door, and what each viewer sees as it happens."""

from __future__ import annotations

import asyncio
from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from tests.kernel.toys.auction import Bid, fair_opening
from tests.kernel.toys.codeword import Guess, Hint, Leave, Seal
from tests.support.hosting import CODECS, court_of, settle, table_set
from venire.errors import VenireError
from venire.host.clock import SystemClock
from venire.host.court import Court
from venire.host.session import AnySession
from venire.host.stream import StreamedDraft, StreamItem
from venire.kernel.folds.views import SeenEntry
from venire.kernel.minutes import LookedIn, Overtaken
from venire.kernel.proceeding import Refused
from venire.kernel.record import BENCH, GALLERY, Event, Seat, Viewer
from venire.stores.sqlite import SqliteStore

pytestmark = pytest.mark.anyio
KEEPER, ONE, TWO = Seat("keeper"), Seat("guesser/1"), Seat("guesser/2")


async def sealed(court: Court) -> AnySession:
    """A game of people only, whose word is sealed."""
    session = await court.open("codeword", table_set(), owner="ann", title="", people=(KEEPER, ONE, TWO))
    await session.submit(KEEPER, "seal", Seal(word="lantern"), "a0")
    return session


async def read_all(session: AnySession, viewer: Viewer, after: int = 0) -> list[StreamItem]:
    return [item async for item in session.streams.follow(viewer, after)]


def told(items: list[StreamItem]) -> list[tuple[int, Event]]:
    return [(item.no, item.event) for item in items if isinstance(item, SeenEntry)]


async def finish(session: AnySession) -> None:
    """The word is guessed."""
    await session.submit(ONE, "guess/1/guesser/1", Guess(word="lantern"), "a1")
    await session.submit(KEEPER, "hint/1/guesser/1", Hint(text="yes"), "a2")


async def test_a_second_click_changes_nothing_and_returns_the_first_result() -> None:
    session = await sealed(court_of())
    first = await session.submit(ONE, "guess/1/guesser/1", Guess(word="lamp"), "click")
    again = await session.submit(ONE, "guess/1/guesser/1", Guess(word="other"), "click")
    assert (first.repeated, again.repeated) == (False, True)
    assert first.seen == again.seen
    assert [seen.event.kind for seen in first.seen] == ["guessed"]


async def test_a_hundred_clicks_at_once_are_one_act() -> None:
    session = await sealed(court_of())
    clicks = [session.submit(ONE, "guess/1/guesser/1", Guess(word="lamp"), "click") for _ in range(100)]
    receipts = await asyncio.gather(*clicks)
    assert sum(not receipt.repeated for receipt in receipts) == 1
    assert [entry.event.kind for entry in session.entries].count("guessed") == 1


async def test_a_repeated_act_is_known_again_after_a_restart(tmp_path: Path) -> None:
    store = await SqliteStore.at(tmp_path / "v.db", CODECS)
    court = court_of(store=store)
    session = await sealed(court)
    first = await session.submit(ONE, "guess/1/guesser/1", Guess(word="lamp"), "click")
    await court.close()
    later = court_of(store=await SqliteStore.at(tmp_path / "v.db", CODECS))
    found = await later.find(session.id)
    again = await found.submit(ONE, "guess/1/guesser/1", Guess(word="lamp"), "click")
    assert again.repeated
    assert again.seen == first.seen
    await later.close()


async def test_a_receipt_is_numbered_as_its_own_seat_sees() -> None:
    session = await sealed(court_of())
    receipt = await session.submit(ONE, "guess/1/guesser/1", Guess(word="lamp"), "a1")
    assert session.seq == 6
    assert [seen.no for seen in receipt.seen] == [2]


async def test_another_seat_cannot_learn_an_act_by_its_id() -> None:
    session = await sealed(court_of())
    await session.submit(ONE, "guess/1/guesser/1", Guess(word="lamp"), "a1")
    with pytest.raises(Refused):
        await session.submit(TWO, "guess/1/guesser/1", Guess(word="lamp"), "a1")


async def test_of_two_servers_that_write_at_once_one_reads_again_and_checks_again(tmp_path: Path) -> None:
    here = court_of(store=await SqliteStore.at(tmp_path / "v.db", CODECS))
    there = court_of(store=await SqliteStore.at(tmp_path / "v.db", CODECS))
    ours = await sealed(here)
    theirs = await there.find(ours.id)
    await ours.submit(ONE, "guess/1/guesser/1", Guess(word="lamp"), "a1")
    await theirs.submit(TWO, "door/guesser/2", Leave(), "a2")
    with pytest.raises(Refused):
        await ours.submit(TWO, "door/guesser/2", Leave(), "a3")
    again = await ours.submit(TWO, "door/guesser/2", Leave(), "a2")
    assert again.repeated
    assert [entry.seq for entry in ours.entries] == list(range(1, ours.seq + 1))
    assert ours.entries == theirs.entries
    await here.close()
    await there.close()


async def test_a_refusal_leaves_no_trace() -> None:
    session = await sealed(court_of())
    before = session.seq
    with pytest.raises(Refused, match="single word"):
        await session.submit(ONE, "guess/1/guesser/1", Guess(word="TWO WORDS"), "a1")
    assert session.seq == before


async def test_a_caller_who_goes_away_does_not_cut_an_act_in_two() -> None:
    session = await sealed(court_of())
    task = asyncio.create_task(session.submit(ONE, "guess/1/guesser/1", Guess(word="lamp"), "a1"))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await settle()
    again = await session.submit(ONE, "guess/1/guesser/1", Guess(word="lamp"), "a1")
    assert again.repeated


async def test_a_reader_resumes_after_the_number_it_knows() -> None:
    session = await sealed(court_of())
    await finish(session)
    whole = told(await read_all(session, ONE))
    assert [no for no, _ in whole] == [1, 2, 3, 4]
    for known in range(5):
        assert told(await read_all(session, ONE, known)) == whole[known:]


async def test_a_slow_reader_misses_nothing_and_costs_nothing() -> None:
    session = await sealed(court_of())
    slow = session.streams.follow(TWO)
    first = await anext(slow)
    await finish(session)
    rest = [item async for item in slow]
    assert told([first, *rest]) == told(await read_all(session, TWO))


async def test_readers_hear_as_it_happens() -> None:
    session = await sealed(court_of())
    viewers: list[Viewer] = [KEEPER, ONE, TWO, GALLERY]
    reading = [asyncio.create_task(read_all(session, viewer)) for viewer in viewers]
    await settle()
    await finish(session)
    streams = [told(items) for items in await asyncio.gather(*reading)]
    kinds = [[event.kind for _, event in stream] for stream in streams]
    assert kinds[0] == ["table_set", "word_sealed", "guessed", "hinted", "closed"]
    assert kinds[1] == ["table_set", "guessed", "hinted", "closed"]
    assert kinds[2] == kinds[3] == ["table_set", "guessed", "closed"]


async def test_drafts_ride_the_same_stream_to_those_who_may_hear_and_are_never_recorded() -> None:
    session = await sealed(court_of())
    reading = {viewer: asyncio.create_task(read_all(session, viewer)) for viewer in (ONE, TWO)}
    await settle()
    session.draft(StreamedDraft(ONE, "I think"))
    session.draft(StreamedDraft(KEEPER, "it is a lantern", frozenset({ONE})))
    await settle()
    await finish(session)
    items = {viewer: await task for viewer, task in reading.items()}
    drafts = {viewer: [item.text for item in got if isinstance(item, StreamedDraft)] for viewer, got in items.items()}
    assert drafts == {ONE: ["I think", "it is a lantern"], TWO: ["I think"]}
    assert [type(item) for item in items[TWO]] == [SeenEntry, StreamedDraft, SeenEntry, SeenEntry]
    assert not any(isinstance(item, StreamedDraft) for item in await read_all(session, ONE))


async def test_drafts_do_not_pile_up_for_a_reader_who_does_not_read() -> None:
    session = await sealed(court_of())
    stream = session.streams.follow(TWO)
    await anext(stream)
    for number in range(1000):
        session.draft(StreamedDraft(ONE, str(number)))
    await finish(session)
    assert len([item async for item in stream]) == 2


async def test_a_look_from_the_bench_at_a_live_session_is_recorded_on_it() -> None:
    session = await sealed(court_of())
    await session.look_in(BENCH, "teacher", "view")
    await session.look_in(GALLERY, "visitor", "view")
    looks = [entry.event for entry in session.entries if isinstance(entry.event, LookedIn)]
    assert [(look.who, look.audience) for look in looks] == [("teacher", "bench")]
    await finish(session)
    await session.look_in(BENCH, "teacher", "replay")
    assert session.over
    assert isinstance(session.entries[-1].event, LookedIn) is False


async def test_an_overtaken_answer_is_told_to_its_seat() -> None:
    court = court_of()
    seats = (Seat("a"), Seat("b"))
    session = await court.open("fair", fair_opening(seats, lots=1), owner="ann", title="", people=seats)
    for seat in reversed(seats):
        await session.submit(seat, f"left/bid/1/{seat}", Bid(amount=5), "x")
    noted = [seen.event for seen in session.streams.seen(Seat("b")) if isinstance(seen.event, Overtaken)]
    assert len(noted) == 1
    assert not [seen for seen in session.streams.seen(Seat("a")) if isinstance(seen.event, Overtaken)]


async def test_an_unknown_session_or_kind_is_told_in_a_sentence() -> None:
    court = court_of()
    with pytest.raises(VenireError, match="no such session") as missing:
        await court.find("nowhere")
    assert missing.value.remedy
    with pytest.raises(VenireError, match="no proceeding 'chess'"):
        await court.open("chess", table_set(), owner="ann", title="")


def test_a_clock_that_is_set_back_stops_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = [100.0]
    clock = SystemClock(lambda: seconds[0])
    begun = clock.now()
    monkeypatch.setattr("venire.host.clock.datetime", FarBack)
    seconds[0] += 7
    assert (clock.now() - begun).total_seconds() == pytest.approx(7)


class FarBack(datetime):
    """A machine on which somebody has set the clock back by years."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> FarBack:
        return cls(2001, 1, 1, tzinfo=tz)
