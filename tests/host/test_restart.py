"""After a restart, in two courts at once, and from an earlier entry."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from tests.kernel.toys.auction import Bid, fair_opening
from tests.kernel.toys.codeword import Guess, Hint, Seal, TableSet
from tests.support.hosting import CODECS, KINDS, Scripted, Waiting, court_of, everyone, play, settle, table_set, until
from venire.errors import VenireError
from venire.host.clock import ManualClock
from venire.host.court import Court
from venire.host.fork import end_of_act, fork
from venire.host.rounds import LEASE
from venire.host.session import AnySession
from venire.kernel.chain import first_fault
from venire.kernel.minutes import LookedIn, Resumed
from venire.kernel.opening import content_hash
from venire.kernel.record import BENCH, Event, Seat
from venire.ports import LineUp
from venire.stores.memory import MemoryStore
from venire.stores.sqlite import SqliteStore

pytestmark = pytest.mark.anyio
KEEPER, ONE, TWO = Seat("keeper"), Seat("guesser/1"), Seat("guesser/2")


def kinds(session: AnySession) -> Sequence[str]:
    return [entry.event.kind for entry in session.entries]


class Sharing(MemoryStore):
    """A store that outlives the court that closes it."""

    async def close(self) -> None:
        """Kept open for the next court."""


async def test_every_unfinished_session_goes_on_after_a_restart(tmp_path: Path) -> None:
    court = court_of(Waiting(), store=await SqliteStore.at(tmp_path / "v.db", CODECS))
    names = [(await court.open("codeword", table_set(), owner="ann", title=str(n))).id for n in range(3)]
    for name in names:
        await court.drive(await court.find(name))
    await settle()
    await court.close()
    later = court_of(Scripted(play), store=await SqliteStore.at(tmp_path / "v.db", CODECS))
    resumed = await later.resume()
    assert {session.id for session in resumed} == set(names)
    for session in resumed:
        await later.finished(session)
        assert session.over
        assert kinds(session).count("word_sealed") == 1
    assert all(head.over for head in await later.list())
    assert await later.resume() == []
    await later.close()


async def test_the_time_in_which_the_server_was_down_counts_for_nobody() -> None:
    store, clock = Sharing(CODECS), ManualClock()
    court = court_of(store=store, clock=clock)
    session = await court.open("codeword", table_set(), owner="ann", title="", people=(ONE,))
    await court.drive(session)
    await until(lambda: "word_sealed" in kinds(session))
    await court.close()
    clock.advance(100_000)
    later = court_of(store=store, clock=clock)
    (again,) = await later.resume()
    await settle()
    assert isinstance(again.entries[-1].event, Resumed)
    clock.advance(59)
    await settle()
    assert "guessed" not in kinds(again)
    clock.advance(1)
    await until(lambda: "guessed" in kinds(again))
    await later.close()


async def test_one_driver_drives_a_session_and_another_takes_over_when_its_lease_runs_out() -> None:
    seconds = [1000.0]
    store = Sharing(CODECS, lambda: seconds[0])
    slow = Waiting()
    first, second = court_of(slow, store=store), court_of(Scripted(play), store=store)
    session = await first.open("codeword", table_set(), owner="ann", title="")
    assert await first.drive(session) is not None
    await settle()
    assert await second.resume() == []
    seconds[0] += LEASE + 1
    (taken,) = await second.resume()
    await second.finished(taken)
    assert taken.over
    slow.asked["seal"].set_result(Seal(word="candle"))
    await first.stopped(session)
    assert first.driver(session.id) is None
    assert kinds(taken).count("word_sealed") == 1
    assert (await store.read(session.id)) == taken.entries


async def test_a_look_at_a_session_that_another_drives_leaves_no_trace() -> None:
    store, clock = Sharing(CODECS), ManualClock()
    here, there = court_of(Waiting(), store=store, clock=clock), court_of(store=store, clock=clock)
    session = await here.open("codeword", table_set(), owner="ann", title="", people=(ONE,))
    await here.drive(session)
    await settle()
    entries = len(await store.read(session.id))
    assert await there.take_up(await there.find(session.id)) is None
    assert len(await store.read(session.id)) == entries
    await here.close()


async def test_a_session_that_ended_before_it_could_be_closed_is_closed() -> None:
    store = Sharing(CODECS)
    court = court_of(Scripted(play), store=store)
    session = await court.open("codeword", table_set(), owner="ann", title="")
    await court.drive(session)
    await court.finished(session)
    head = await store.head(session.id)
    await store.create(replace(head, session="unclosed", over=False, entries=0, result=""), b"key")
    await store.append("unclosed", 0, session.entries)
    (taken,) = await court_of(store=store).resume()
    assert taken.id == "unclosed"
    await until_closed(store, "unclosed")
    assert len(await store.read("unclosed")) == session.seq


async def until_closed(store: MemoryStore, session: str) -> None:
    async with asyncio.timeout(5):
        while not (await store.head(session)).over:
            await asyncio.sleep(0)


async def test_a_paused_session_is_taken_up_paused_once_and_wakes_for_whoever_asks_it() -> None:
    store = Sharing(CODECS)
    court = court_of(store=store)
    session = await court.open("codeword", table_set(), owner="ann", title="", people=(ONE,))
    await session.pause()
    drivers = await asyncio.gather(*(court.take_up(session) for _ in range(3)))
    assert sum(driver is not None for driver in drivers) == 1
    assert session.timing.paused is not None
    await court.close()
    again = court_of(store=store)
    woken = await again.find(session.id)
    assert await again.take_up(woken, wakes=True) is not None
    assert woken.timing.paused is None
    await again.close()


async def test_a_session_that_is_driven_twice_at_once_has_one_driver() -> None:
    slow = Waiting()
    court = court_of(slow)
    session = await court.open("codeword", table_set(), owner="ann", title="")
    drivers = await asyncio.gather(*(court.drive(session) for _ in range(5)))
    assert len({id(driver) for driver in drivers}) == 1
    await court.close()


async def test_a_driver_stops_when_its_lease_is_lost() -> None:
    seconds, clock = [1000.0], ManualClock()
    store = Sharing(CODECS, lambda: seconds[0])
    court = court_of(Waiting(), store=store, clock=clock)
    session = await court.open("codeword", table_set(), owner="ann", title="")
    await court.drive(session)
    await settle()
    clock.advance(LEASE / 3)
    await settle()
    assert court.driver(session.id) is not None
    seconds[0] += LEASE + 1
    assert await store.lease(session.id, "another", LEASE)
    clock.advance(LEASE / 3)
    await court.stopped(session)
    assert court.driver(session.id) is None


async def test_one_session_that_cannot_be_read_does_not_keep_the_others_from_going_on() -> None:
    store = Sharing(CODECS)
    court = court_of(store=store)
    pinned = TableSet(guessers=(ONE,), pinned=content_hash(b"rules"))
    broken = await court.open("codeword", (pinned,), (b"rules",), owner="ann", title="broken")
    whole = await court.open("codeword", table_set(), owner="ann", title="whole")
    store._contents.clear()  # pyright: ignore[reportPrivateUsage] - what was kept is lost
    later = court_of(store=store)
    assert [session.id for session in await later.resume()] == [whole.id]
    with pytest.raises(VenireError, match="has not been kept"):
        await later.find(broken.id)


async def test_what_an_opening_pins_is_kept_by_its_hash() -> None:
    store = Sharing(CODECS)
    opening = TableSet(guessers=(ONE,), pinned=content_hash(b"rules"))
    session = await court_of(store=store).open("codeword", (opening,), (b"rules",), owner="ann", title="")
    assert session.contents == {opening.pinned: b"rules"}
    assert (await court_of(store=store).find(session.id)).contents == session.contents


async def test_a_pin_that_was_not_given_is_told_before_anything_is_written() -> None:
    court = court_of()
    with pytest.raises(VenireError, match="has not been kept"):
        await court.open("codeword", (TableSet(guessers=(ONE,), pinned="0" * 64),), owner="ann", title="")
    assert await court.list() == []


async def by_hand(court: Court) -> AnySession:
    session = await court.open("codeword", table_set(), owner="ann", title="Game", people=(KEEPER, ONE, TWO))
    await session.submit(KEEPER, "seal", Seal(word="lantern"), "a0")
    await session.submit(ONE, "guess/1/guesser/1", Guess(word="lamp"), "a1")
    return session


async def test_a_fork_shares_the_past_and_goes_its_own_way() -> None:
    court = court_of()
    source = await by_hand(court)
    await source.submit(KEEPER, "hint/1/guesser/1", Hint(text="warm"), "a2")
    other = await fork(court, source, 5, owner="ann", who="ann")
    assert other.entries[:5] == source.entries[:5]
    await other.submit(ONE, "guess/1/guesser/1", Guess(word="lantern"), "b1")
    assert other.agenda()[0].key == "hint/1/guesser/1"
    for session in (source, other):
        lines = await court.store.export(session.id)
        assert first_fault(await court.store.key(session.id), session.id, lines) is None
    assert await court.store.key(other.id) != await court.store.key(source.id)
    heads = {head.session: head for head in await court.list("ann")}
    assert heads[other.id].title == "Game – from an earlier moment"


async def test_forking_a_live_session_is_recorded_on_it() -> None:
    court = court_of()
    source = await by_hand(court)
    await fork(court, source, 5, owner="teacher", who="teacher")
    look = source.entries[-1].event
    assert isinstance(look, LookedIn)
    assert (look.door, look.who, look.audience) == ("fork", "teacher", BENCH)


async def test_the_clocks_of_a_fork_go_on_from_where_they_stood() -> None:
    clock = ManualClock()
    court = court_of(clock=clock)
    source = await by_hand(court)
    clock.advance(10_000)
    other = await fork(court, source, 5, owner="ann", who="ann")
    assert other.timing.elapsed("guess/1/guesser/1", clock.now() + timedelta(seconds=3)) == 3


async def test_a_fork_cannot_cut_an_act_in_two_or_reach_past_the_record() -> None:
    court = court_of()
    source = await by_hand(court)
    await source.submit(KEEPER, "hint/1/guesser/1", Hint(), "a2")
    await source.submit(TWO, "guess/1/guesser/2", Guess(word="lantern"), "a3")
    await source.submit(KEEPER, "hint/1/guesser/2", Hint(), "a4")
    assert kinds(source)[-2:] == ["hinted", "closed"]
    with pytest.raises(VenireError, match="middle of one act") as told:
        await fork(court, source, source.seq - 1, owner="ann", who="ann")
    assert f"entry {source.seq}" in told.value.remedy
    for at in (0, -1, source.seq + 1):
        with pytest.raises(VenireError, match="no entry"):
            await fork(court, source, at, owner="ann", who="ann")


async def test_what_another_server_writes_is_heard() -> None:
    store, clock = Sharing(CODECS), ManualClock()
    here, there = court_of(store=store, clock=clock), court_of(store=store, clock=clock)
    ours = await by_hand(here)
    theirs = await there.find(ours.id)
    await ours.submit(KEEPER, "hint/1/guesser/1", Hint(), "a2")
    assert theirs.seq < ours.seq
    assert (await there.find(ours.id)).seq == ours.seq
    there.watch()
    await settle()
    await ours.submit(TWO, "guess/1/guesser/2", Guess(word="lamp"), "a3")
    clock.advance(1)
    await until(lambda: theirs.seq == ours.seq)
    await there.close()


async def test_the_sessions_of_a_server_that_died_are_taken_up() -> None:
    seconds, clock = [1000.0], ManualClock()
    store = Sharing(CODECS, lambda: seconds[0])
    dead, alive = court_of(Waiting(), store=store, clock=clock), court_of(store=store, clock=clock)
    session = await dead.open("codeword", table_set(), owner="ann", title="")
    assert await store.lease(session.id, "far-away/1/x", LEASE)
    alive.watch()
    await settle()
    for seconds[0] in range(1000, 1000 + 2 * int(LEASE) + 1):
        clock.advance(1)
        await settle()
    found = await alive.find(session.id)
    await until(lambda: found.over)
    await alive.close()


async def test_finished_sessions_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("venire.host.court.FINISHED_KEPT", 2)
    court = court_of()
    for _ in range(6):
        session = await court.open("codeword", table_set(), owner="ann", title="")
        await court.drive(session)
        await court.finished(session)
        assert (await court.find(session.id)).over
    for head in await court.list():
        assert (await court.find(head.session)).over
    assert len(court._live) <= 3  # pyright: ignore[reportPrivateUsage] - there is no other way to see it


async def test_a_deleted_session_is_gone() -> None:
    court = court_of(Waiting())
    session = await court.open("codeword", table_set(), owner="ann", title="")
    await court.drive(session)
    await settle()
    await court.delete(session.id)
    assert court.driver(session.id) is None
    with pytest.raises(VenireError, match="no such session"):
        await court.find(session.id)


async def test_the_line_up_is_chosen_for_each_session() -> None:
    seen: list[Event] = []

    def line_ups(session: AnySession) -> LineUp:
        seen.append(session.opening)
        return everyone(Scripted(play))(session)

    court = Court(MemoryStore(CODECS), KINDS, line_ups, ManualClock())
    session = await court.open("codeword", table_set(), owner="ann", title="")
    await court.drive(session)
    await court.finished(session)
    assert seen == [session.opening]


async def test_a_fork_cut_in_the_middle_of_a_group_goes_on_with_the_answers_that_were_held() -> None:
    court = court_of(Scripted(play))
    source = await court.open("fair", fair_opening(("a", "b", "c"), lots=1), owner="ann", title="", people=(Seat("c"),))
    for side in ("left", "right"):
        await source.submit(Seat("c"), f"{side}/bid/1/c", Bid(amount=5), side)
    held = source.seq
    await court.drive(source)
    await court.finished(source)
    last = [entry.seq for entry in source.entries if entry.cause is not None and entry.cause.seat == "c"][-1]
    for at in sorted({end_of_act(source.entries, at) for at in range(held, last)}):
        other = await fork(court, source, at, owner="ann", who="ann", told=f"entry {at}")
        await court.drive(other)
        await asyncio.wait_for(court.finished(other), 10)
        assert other.over
    await court.close()
