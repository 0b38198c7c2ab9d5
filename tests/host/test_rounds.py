"""A session in which nothing happens until somebody looks is asleep: out of memory and with no driver."""

from __future__ import annotations

import gc
from collections.abc import Sequence

import pytest

from tests.kernel.toys.codeword import KEEPER
from tests.support.hosting import CODECS, Waiting, court_of, play, settle, table_set
from venire.host.clock import ManualClock
from venire.host.court import Court, NoSession
from venire.host.rounds import IDLE, LISTEN, astir
from venire.host.session import AnySession
from venire.kernel.record import Entry, Seat
from venire.ports import Altered
from venire.stores.memory import MemoryStore

pytestmark = pytest.mark.anyio
ONE = Seat("guesser/1")


async def opened(court: Court, *people: Seat) -> AnySession:
    return await court.open("codeword", table_set(("guesser/1",), 1), owner="ann", title="", people=people)


async def rounds(clock: ManualClock, seconds: float) -> None:
    for _ in range(int(seconds / LISTEN)):
        clock.advance(LISTEN)
        await settle(6)


async def test_a_session_that_waits_for_a_person_is_laid_down_and_goes_on_when_looked_for() -> None:
    clock = ManualClock()
    court = court_of(clock=clock)
    court.watch()
    session = await opened(court, KEEPER, ONE)
    await court.drive(session)
    name = session.id
    await rounds(clock, IDLE - 2)
    assert court.driver(name) is not None
    await rounds(clock, 4)
    assert court.driver(name) is None
    assert not court.awake()
    again = await court.find(name)
    assert again is session, "whoever held it is not given a second one"
    await court.take_up(again)
    while not again.over:
        rung = again.changed.next()
        for ask in [ask for seat in (KEEPER, ONE) for ask in again.asked_of(seat) if not ask.standing][:1]:
            await again.submit(ask.seat, ask.key, play(ask, again.view(ask.seat)), ask.key)
        await rung.wait()
    await court.finished(again)
    await court.close()


async def test_a_session_that_is_looked_at_stays_awake() -> None:
    clock = ManualClock()
    court = court_of(clock=clock)
    court.watch()
    session = await opened(court, KEEPER, ONE)
    await court.drive(session)
    with session.streams.attend():
        await rounds(clock, 2 * IDLE)
        assert court.driver(session.id) is not None
    await court.close()


async def test_a_session_in_which_a_player_thinks_stays_awake() -> None:
    clock = ManualClock()
    court = court_of(Waiting(), clock=clock)
    court.watch()
    session = await opened(court, ONE)
    await court.drive(session)
    await rounds(clock, 2 * IDLE)
    assert court.driver(session.id) is not None
    await court.close()


async def test_after_a_restart_only_what_must_go_on_is_woken() -> None:
    clock = ManualClock()
    store = MemoryStore(CODECS)
    first = court_of(Waiting(), store=store, clock=clock)
    waits, plays = await opened(first, KEEPER, ONE), await opened(first)
    paused = await opened(first)
    await paused.pause()
    later = court_of(store=store, clock=clock)
    later.watch(at_once=True)
    await rounds(clock, 10)
    assert (await later.find(plays.id)).over
    assert later.driver(waits.id) is None
    assert later.driver(paused.id) is None
    gc.collect()
    assert [session.id for session, _ in later.awake()] == [plays.id]
    await later.close()


async def test_astir_is_who_plays_and_whose_clock_runs() -> None:
    court = court_of()
    assert not astir(await opened(court, KEEPER, ONE))
    assert astir(await opened(court, ONE))
    paused = await opened(court, ONE)
    await paused.pause()
    assert not astir(paused)


class Trouble(MemoryStore):
    """A store in which the records of some sessions cannot be read."""

    broken: Exception
    names: frozenset[str] = frozenset()

    async def read(self, session: str, after: int = 0) -> Sequence[Entry]:
        if session in self.names:
            raise self.broken
        return await super().read(session, after)


async def test_a_session_that_another_server_deleted_does_not_end_the_rounds() -> None:
    clock = ManualClock()
    store = MemoryStore(CODECS)
    here, there = court_of(store=store, clock=clock), court_of(store=store, clock=clock)
    gone, stays = await opened(here, KEEPER, ONE), await opened(here, KEEPER, ONE)
    here.watch()
    await there.delete(gone.id)
    await rounds(clock, 2)
    assert [session.id for session, _ in here.awake()] == [stays.id]
    await (await there.find(stays.id)).pause()
    await rounds(clock, 2)
    assert stays.timing.paused is not None, "what others write is still heard"
    with pytest.raises(NoSession):
        await here.find(gone.id)
    await here.close()


async def test_to_look_for_a_session_that_another_server_deleted_says_that_there_is_none() -> None:
    store = MemoryStore(CODECS)
    here, there = court_of(store=store), court_of(store=store)
    gone = await opened(here, KEEPER, ONE)
    await there.delete(gone.id)
    with pytest.raises(NoSession):
        await here.find(gone.id)
    assert not here.awake()


@pytest.mark.parametrize("broken", [Altered("entry 2 was altered"), ZeroDivisionError("the rules of a package")])
async def test_one_session_that_cannot_be_read_keeps_no_other_from_going_on(
    broken: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()
    store = Trouble(CODECS)
    here, there = court_of(store=store, clock=clock), court_of(store=store, clock=clock)
    first, second = await opened(here, KEEPER, ONE), await opened(here, KEEPER, ONE)
    here.watch()
    await (await there.find(second.id)).pause()
    store.broken, store.names = broken, frozenset({first.id})
    await rounds(clock, 5)
    assert second.timing.paused is not None
    told = [record for record in caplog.records if first.id in record.getMessage()]
    assert len(told) == 1, "it is said once, not every second"
    await here.close()
