"""Monitors read the record beside the driver: their notes go on it for the bench, and nothing waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import pytest

from tests.kernel.toys import codeword
from tests.support.hosting import CODECS, KINDS, Scripted, everyone, play, settle, table_set, until
from venire.host.clock import ManualClock
from venire.host.court import Court
from venire.host.fork import fork
from venire.host.session import AnySession
from venire.host.watch.lane import LONGEST, PATIENCE
from venire.kernel.minutes import Alerted, MonitorFailed
from venire.kernel.record import GALLERY, Entry, Event, Minute
from venire.monitors.adapters.papers import SessionPapers
from venire.ports import Monitor
from venire.sessions.watching.monitors import made
from venire.stores.memory import MemoryStore

pytestmark = pytest.mark.anyio


def alert(entry: Entry) -> Alerted:
    return Alerted(monitor="listener", about=entry.seq, type="guess", severity=0.8, why="A guess was made.")


@dataclass
class Listener:
    """Notes every guess."""

    name: str = "listener"
    shown: list[Entry] = field(default_factory=list[Entry])

    async def inspect(self, entries: Sequence[Entry]) -> Sequence[Minute]:
        self.shown += entries
        return [alert(entry) for entry in entries if isinstance(entry.event, codeword.Guessed)]


class Raising(Listener):
    async def inspect(self, entries: Sequence[Entry]) -> Sequence[Minute]:
        raise RuntimeError("api key sk-123 is wrong")


class Hanging(Listener):
    async def inspect(self, entries: Sequence[Entry]) -> Sequence[Minute]:
        return await asyncio.get_running_loop().create_future()


class Asking(Hanging):
    """Waits for somebody else's answer, and says so."""

    @property
    def waits(self) -> Literal[True]:
        return True


class Loud(Listener):
    """Tries to say something that everybody would hear."""

    async def inspect(self, entries: Sequence[Entry]) -> Sequence[Minute]:
        return [codeword.Left(seat=codeword.KEEPER)]  # pyright: ignore[reportReturnType] - what is wrong on purpose


def court_with(
    *monitors: Callable[[], Monitor], store: MemoryStore | None = None, clock: ManualClock | None = None
) -> Court:
    return Court(
        store or MemoryStore(CODECS),
        KINDS,
        everyone(Scripted(play)),
        clock or ManualClock(),
        monitors=lambda _session: [made() for made in monitors],
    )


async def played(court: Court) -> AnySession:
    session = await court.open("codeword", table_set(), owner="ann", title="A game")
    await court.drive(session)
    await court.finished(session)
    return session


def events(session: AnySession, *without: type[Event]) -> list[Event]:
    return [entry.event for entry in session.entries if not isinstance(entry.event, without)]


def count(session: AnySession, kind: type[Event]) -> int:
    return sum(isinstance(one, kind) for one in events(session))


async def test_what_a_monitor_finds_is_noted_with_the_entry_it_is_about() -> None:
    listener = Listener()
    session = await played(court_with(lambda: listener))
    alerts = [one for one in events(session) if isinstance(one, Alerted)]

    assert session.over
    assert alerts
    assert all(isinstance(session.entries[one.about - 1].event, codeword.Guessed) for one in alerts)
    assert [entry.seq for entry in listener.shown if not isinstance(entry.event, Alerted)] == [
        entry.seq for entry in session.entries if not isinstance(entry.event, Alerted)
    ]
    assert not any(isinstance(entry.event, Alerted) for entry in listener.shown)


async def test_players_and_gallery_see_the_same_with_and_without_monitors() -> None:
    watched, unwatched = await played(court_with(Listener)), await played(court_with())

    assert events(watched, Alerted) == events(unwatched)
    for viewer in (GALLERY, *codeword_seats()):
        seen = [[(one.no, one.event) for one in session.streams.seen(viewer)] for session in (watched, unwatched)]
        assert seen[0] == seen[1]
        assert watched.view(viewer) == unwatched.view(viewer)


def codeword_seats() -> Sequence[codeword.Seat]:
    return (codeword.KEEPER, codeword.Seat("guesser/1"), codeword.Seat("guesser/2"))


@pytest.mark.parametrize("broken", [Raising, Loud])
async def test_a_monitor_that_fails_is_left_out_and_stops_nothing(broken: type[Listener]) -> None:
    session = await played(court_with(broken, Listener))
    failed = [one for one in events(session) if isinstance(one, MonitorFailed)]

    assert session.over
    assert len(failed) == 1
    assert "sk-123" not in failed[0].why
    assert any(isinstance(one, Alerted) for one in events(session))


class Unwise(Listener):
    @property
    def waits(self) -> Literal[True]:
        raise ImportError("no such library")


@pytest.mark.parametrize("error", [ImportError("no such library"), RuntimeError("key sk-123"), SystemExit(3)])
async def test_one_that_cannot_be_made_is_left_out_like_one_that_fails(error: BaseException) -> None:
    def fails(_papers: SessionPapers) -> Monitor:
        raise error

    court = court_with(lambda: made("broken", fails, SessionPapers({})), Listener)
    session = await played(court)
    failed = [one for one in events(session) if isinstance(one, MonitorFailed)]

    assert session.over
    assert [one.monitor for one in failed] == ["broken"]
    assert "sk-123" not in failed[0].why
    assert any(isinstance(one, Alerted) for one in events(session))


@pytest.mark.parametrize("monitor", [7, Listener("another"), Unwise("broken")])
async def test_what_is_no_monitor_is_left_out_likewise(monitor: Any) -> None:
    session = await played(court_with(lambda: made("broken", lambda _papers: monitor, SessionPapers({}))))

    assert session.over
    assert [one.monitor for one in events(session) if isinstance(one, MonitorFailed)] == ["broken"]


async def test_a_monitor_that_never_answers_delays_nothing_and_is_left_out_in_time() -> None:
    clock = ManualClock()
    court = court_with(Hanging, clock=clock)
    session = await court.open("codeword", table_set(), owner="ann", title="A game")
    await court.drive(session)
    await until(lambda: session.over and court.driver(session.id) is None)
    assert (await court.store.head(session.id)).over
    assert not any(isinstance(one, MonitorFailed) for one in events(session))

    clock.advance(LONGEST * PATIENCE)
    await court.finished(session)
    assert [type(one) for one in events(session) if isinstance(one, MonitorFailed)] == [MonitorFailed]


async def test_one_that_waits_for_others_holds_up_no_other_and_is_never_too_late() -> None:
    clock = ManualClock()
    court = court_with(Asking, Listener, clock=clock)
    session = await court.open("codeword", table_set(), owner="ann", title="A game")
    await court.drive(session)
    await until(lambda: session.over and count(session, Alerted) == count(session, codeword.Guessed))
    clock.advance(10 * LONGEST * PATIENCE)
    await settle()
    await court.close()

    assert count(session, Alerted) > 0
    assert not any(isinstance(one, MonitorFailed) for one in events(session))


async def test_after_a_restart_nothing_is_noted_twice_and_nothing_is_lost() -> None:
    store = MemoryStore(CODECS)
    first = Court(store, KINDS, everyone(Scripted(play)), ManualClock())
    session = await played(first)
    second = court_with(Listener, store=store)
    again = await second.find(session.id)
    for _ in range(2):
        await second.drive(again)
        await second.finished(again)
    alerts = [one for one in events(again) if isinstance(one, Alerted)]

    assert len(alerts) == len(set(alerts)) == sum(isinstance(one, codeword.Guessed) for one in events(again))


async def test_a_fork_keeps_the_alerts_of_what_it_shares_and_adds_none_to_it() -> None:
    court = court_with(Listener)
    session = await played(court)
    last = max(one.about for one in events(session) if isinstance(one, Alerted))
    made = await fork(court, session, len(session.entries), owner="ann", who="ann")
    await court.drive(made)
    await court.finished(made)

    assert events(made)[:last] == events(session)[:last]
    assert len([one for one in events(made) if isinstance(one, Alerted)]) == len(
        [one for one in events(session) if isinstance(one, Alerted)]
    )


async def test_closing_the_court_stops_the_monitors() -> None:
    court = court_with(Hanging)
    await court.open("codeword", table_set(), owner="ann", title="A game")
    session = await played_until_waiting(court)
    await court.close()
    assert not any(isinstance(one, MonitorFailed) for one in events(session))


async def played_until_waiting(court: Court) -> AnySession:
    session = await court.open("codeword", table_set(), owner="ann", title="Another")
    await court.drive(session)
    await until(lambda: session.over)
    return session
