"""Three calls in ten go wrong, and no session knows: all come to their end, and the record says what stepped in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

import pytest

from tests.scripted_server import ScriptedServer
from tests.support.faulty_line import FAULTS, TIMEOUT, deliberated, examined, unsteady, write_models
from tests.support.kept_faith import broken, twice, unexplained
from venire.app import Venire, opened
from venire.host.session import AnySession
from venire.kernel.minutes import Called, SteppedIn
from venire.kernel.record import Event
from venire.settings import Settings

pytestmark = pytest.mark.anyio
SLACK = 4.0
"""Seconds that a busy machine may add to a second."""
AT_ONCE = 6
"""Sessions that are played side by side."""
E = TypeVar("E", bound=Event)
Play = Callable[[Venire, int], Awaitable[AnySession]]


@pytest.fixture
async def venire(server: ScriptedServer, tmp_path: Path) -> AsyncIterator[Venire]:
    write_models(server, tmp_path)
    server.asked.clear()
    async with opened(Settings(data=tmp_path), in_memory=True) as made:
        yield made


async def all_played(venire: Venire, plays: Sequence[tuple[Play, int]]) -> list[AnySession]:
    """These sessions, so many at a time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(play: Play, seed: int) -> AnySession:
        async with places:
            return await play(venire, seed)

    return await asyncio.gather(*(one(play, seed) for play, seed in plays))


@dataclass(frozen=True)
class Proved:
    """What was counted on the way."""

    sessions: Sequence[AnySession]
    requests: int
    faults: int

    def of(self, kind: type[E]) -> list[E]:
        return [entry.event for one in self.sessions for entry in one.entries if isinstance(entry.event, kind)]


async def proved(venire: Venire, server: ScriptedServer, many: int, seed: int) -> Proved:
    """So many of each kind, of which every one keeps every promise."""
    server.script = line = unsteady(seed)
    plays: list[tuple[Play, int]] = [(play, number) for number in range(many) for play in (deliberated, examined)]
    sessions = await all_played(venire, plays)
    found = {session.id: told for session in sessions if (told := broken(session, TIMEOUT, SLACK))}
    assert not found
    return Proved(sessions, len(line.faulty), sum(line.faulty))


async def test_sessions_over_a_faulty_line_keep_every_promise(venire: Venire, server: ScriptedServer) -> None:
    proof = await proved(venire, server, many=4, seed=4)
    called, stepped = proof.of(Called), proof.of(SteppedIn)
    assert proof.faults > len(FAULTS)
    assert sum(bool(one.error) for one in called) == len(stepped)
    assert {one.who for one in stepped} == {"understudy"}
    assert sum(one.attempts for one in called) >= proof.requests


async def test_a_record_that_breaks_a_promise_is_found_out(
    venire: Venire, server: ScriptedServer, tmp_path: Path
) -> None:
    write_models(server, tmp_path, timeout=0.2)  # nothing is answered in time or rightly here, so nothing is waited for
    server.script = unsteady(seed=1, share=1.0)
    entries = (await examined(venire, 1)).entries
    assert not [*twice(entries), *unexplained(entries)]
    assert list(unexplained([one for one in entries if not isinstance(one.event, SteppedIn)]))
    assert list(unexplained([one for one in entries if not isinstance(one.event, Called)]))
    last = next(one for one in reversed(entries) if one.cause is not None)
    assert list(twice([*entries, replace(entries[-1], seq=len(entries) + 2, cause=last.cause)]))


@pytest.mark.prove
async def test_two_hundred_sessions_over_a_faulty_line_keep_every_promise(
    venire: Venire, server: ScriptedServer
) -> None:
    proof = await proved(venire, server, many=100, seed=200)
    called, stepped = proof.of(Called), proof.of(SteppedIn)
    assert len(proof.sessions) == 200
    assert 0.25 < proof.faults / proof.requests < 0.35
    assert sum(bool(one.error) for one in called) == len(stepped) > 200
    assert sum(one.attempts for one in called) >= proof.requests
