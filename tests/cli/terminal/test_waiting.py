"""Whoever waits at the terminal is told what holds a session up, and never waits for nothing."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from venire.app import Venire, opened
from venire.cli.terminal.waiting import played
from venire.errors import VenireError
from venire.kernel.record import Entry
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.settings import Settings
from venire.stores.trouble import StoreError
from venire_understudy.jury_room import JuryRoom

pytestmark = pytest.mark.anyio


@pytest.fixture
async def venire(tmp_path: Path) -> AsyncIterator[Venire]:
    async with opened(Settings(data=tmp_path), in_memory=True, endures=False) as made:
        yield made


async def failing(venire: Venire, error: Exception, after: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Play, with a store that fails after so many appends; what was told on the way. Raises what is raised."""
    append, calls, told = venire.court.store.append, 0, list[str]()

    async def sometimes(*given: Any, **named: Any) -> None:
        nonlocal calls
        calls += 1
        if calls > after:
            raise error
        await append(*given, **named)

    monkeypatch.setattr(venire.court.store, "append", sometimes)
    session = await venire.open(DeliberationRequest(case="murder", seed="7"))
    async with asyncio.timeout(20):
        await played(venire, session, told.append)
    return told


@pytest.mark.parametrize("after", [1, 2, 9])
async def test_a_store_that_fails_is_told_at_once(venire: Venire, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(StoreError, match="disk is full"):
        await failing(venire, StoreError("The disk is full.", "Make room."), after, monkeypatch)


async def test_a_fault_that_nobody_foresaw_is_told_in_a_sentence_too(
    venire: Venire, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(VenireError, match=r"a fault of its own \(RuntimeError\)") as told:
        await failing(venire, RuntimeError("queue"), 3, monkeypatch)
    assert "venire watch" in told.value.remedy


async def test_a_driver_that_failed_before_anybody_waited_is_told_of(
    venire: Venire, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await venire.open(DeliberationRequest(case="murder", seed="7"))

    async def full(_session: str, _after: int, _entries: Sequence[Entry], _holder: str | None = None) -> None:
        raise StoreError("The disk is full.", "Make room.")

    monkeypatch.setattr(venire.court.store, "append", full)
    async with asyncio.timeout(20):
        while venire.court.driver(session.id) is not None:
            await asyncio.sleep(0)
        with pytest.raises(StoreError):
            await venire.court.finished(session)


async def test_where_nobody_can_answer_the_session_is_left_to_go_on_with(
    venire: Venire, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def mute(*_given: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(JuryRoom, "answer", mute)
    session = await venire.open(DeliberationRequest(case="murder", seed="7"))
    async with asyncio.timeout(20):
        with pytest.raises(VenireError, match="nobody could answer"):
            await played(venire, session, lambda _: None)
    assert not session.over


async def test_a_session_that_another_process_drives_is_followed_there(tmp_path: Path) -> None:
    told = list[str]()
    settings = Settings(data=tmp_path)
    async with opened(settings) as server, opened(settings, endures=False) as terminal:
        theirs = await server.open(DeliberationRequest(case="murder", seed="7", holders={7: "person"}))
        waiting = asyncio.create_task(played(terminal, await terminal.find(theirs.id), told.append))
        async with asyncio.timeout(20):
            while not told:
                await asyncio.sleep(0)
            await server.court.close()
            await waiting_for_the_side(terminal, theirs.id)
        waiting.cancel()
    assert len(told) == 1
    assert told[0].startswith(f"Another venire (process {os.getpid()}) plays this session")
    assert told[0].endswith("`q` leaves.")


async def waiting_for_the_side(terminal: Venire, session: str) -> None:
    """The process that drove it has gone: this one takes it up, as far as its person lets it."""
    live = await terminal.find(session)
    while terminal.court.driver(session) is None or not live.asked_of(live_seat(live.people)):
        await asyncio.sleep(0)


def live_seat(people: Any) -> Any:
    return next(iter(people))
