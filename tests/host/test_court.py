"""Whole sessions from opening to end, on both stores."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.toys.auction import fair_opening
from tests.support.hosting import CODECS, Scripted, court_of, play, table_set
from venire.host.court import Court
from venire.host.session import AnySession
from venire.kernel.chain import first_fault
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
