"""Whole sessions from opening to end, on both stores."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.kernel.toys.auction import fair_opening
from tests.support.hosting import CODECS, KINDS, Scripted, Waiting, court_of, everyone, play, settle, table_set
from venire.errors import VenireError
from venire.host.clock import ManualClock
from venire.host.court import Court
from venire.host.session import AnySession
from venire.kernel.chain import first_fault
from venire.ports import LineUp, Monitor
from venire.stores.memory import MemoryStore
from venire.stores.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


async def played(court: Court, kind: str) -> AnySession:
    opening = table_set() if kind == "codeword" else fair_opening(("a", "b", "c"))
    session = await court.open(kind, opening, owner="ann", title="A game")
    assert await court.drive(session) is not None
    await court.finished(session)
    return session


@pytest.mark.parametrize("kind", ["codeword", "fair"])
async def test_a_session_runs_to_its_end_and_is_closed(kind: str, tmp_path: Path) -> None:
    store = await SqliteStore.at(tmp_path / "v.db", CODECS)
    court = court_of(store=store)
    session = await played(court, kind)
    assert session.over
    head = (await court.list("ann"))[0]
    assert (head.over, head.entries, head.result) == (True, session.seq, "lantern" if kind == "codeword" else "")
    assert first_fault(await store.key(session.id), session.id, await store.export(session.id)) is None
    await court.close()


async def test_two_runs_give_the_same_record() -> None:
    first, second = [await played(court_of(Scripted(play)), "fair") for _ in range(2)]
    assert [(entry.event, entry.cause) for entry in first.entries] == [
        (entry.event, entry.cause) for entry in second.entries
    ]


async def test_one_that_nobody_drives_is_never_taken_for_finished() -> None:
    court = court_of()
    session = await court.open("codeword", table_set(), owner="ann", title="A game")

    with pytest.raises(VenireError, match="is not over, and nobody drives it here"):
        await court.finished(session)


async def test_one_whose_driver_is_stopped_is_never_taken_for_finished() -> None:
    court = court_of(Waiting())
    session = await court.open("codeword", table_set(), owner="ann", title="A game")
    await court.drive(session)
    waiting = asyncio.create_task(court.finished(session))
    await settle()
    await court.close()

    with pytest.raises(VenireError, match="is not over"):
        await waiting


def _nobody(_session: AnySession) -> LineUp:
    raise ImportError("no such players")


def _no_monitors(_session: AnySession) -> Sequence[Monitor]:
    raise ImportError("no such monitors")


@pytest.mark.parametrize("missing", ["players", "monitors"])
async def test_where_nobody_can_be_seated_the_caller_is_told_and_the_lease_given_back(missing: str) -> None:
    store = MemoryStore(CODECS)
    line_ups = _nobody if missing == "players" else everyone(Scripted(play))
    court = Court(store, KINDS, line_ups, ManualClock(), monitors=_no_monitors)
    session = await court.open("codeword", table_set(), owner="ann", title="A game")

    with pytest.raises(VenireError, match=r"nobody could be seated in it \(ImportError\)"):
        await court.drive(session)
    assert await store.lease(session.id, "another", 1.0)
    assert await court.resume() == []
