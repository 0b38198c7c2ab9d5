"""A server killed at random instants loses nothing, does nothing twice, and its sessions go on to the end."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.host.killable import bid
from tests.kernel.toys import auction
from tests.support.bench import Bench
from tests.support.hosting import CODECS
from tests.support.places import ROOT
from venire.kernel.chain import first_fault
from venire.kernel.chance import Chance
from venire.kernel.minutes import Held, Resumed
from venire.kernel.record import Entry, Event
from venire.kernel.within import Within
from venire.stores.sqlite import SqliteStore

pytestmark = pytest.mark.anyio
LONGEST = 0.25
"""Seconds that a server is left to live, at most, once it is ready."""

Records = dict[str, Sequence[Entry]]


def start(path: Path) -> subprocess.Popen[str]:
    run = [sys.executable, "-m", "tests.host.killable", str(path)]
    return subprocess.Popen(run, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def lived(path: Path, seconds: float) -> list[str]:
    """What a server acknowledged before it was killed, this long after it was ready."""
    with start(path) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "ready\n"
        try:
            server.wait(seconds)
        except subprocess.TimeoutExpired:
            server.kill()
        return server.stdout.read().splitlines()


async def records(path: Path, ended: set[str]) -> Records:
    """The record of every session but those that had ended when last looked at, its chain checked."""
    store = await SqliteStore.at(path, CODECS)
    found: Records = {}
    for head in await store.sessions():
        if head.session not in ended:
            found[head.session] = await store.read(head.session)
            lines = await store.export(head.session)
            assert not lines or first_fault(await store.key(head.session), head.session, lines) is None
    ended |= {head.session for head in await store.sessions() if head.over}
    await store.close()
    return found


def check_kept(before: Records, after: Records) -> None:
    for session, entries in before.items():
        assert list(after[session][: len(entries)]) == list(entries)


def check_once(found: Records, acknowledged: Sequence[str]) -> None:
    """Every acknowledged act stands on its record, and none stands there twice."""
    for session, entries in found.items():
        acts = {entry.cause.act_id for entry in entries if entry.cause}
        mine = {line.split(" ", 1)[1] for line in acknowledged if line.startswith(session)}
        assert mine <= acts
        held = Counter(entry.event.ask for entry in entries if isinstance(entry.event, Held))
        bids = Counter(_bid(entry) for entry in entries if _inner(entry.event).kind == "bid_sealed")
        assert not [key for key, times in held.items() if times > 1]
        assert not [key for key, times in bids.items() if times > 1]


def check_fold(found: Records) -> None:
    """Every record folds, and a person's bid is as it was sent."""
    for entries in found.values():
        bench = Bench(auction.FAIR, auction.CODEC)
        for entry in entries:
            bench.hear(entry)
            event = _inner(entry.event)
            if isinstance(event, auction.BidSealed) and event.seat == "b" and entry.cause:
                assert event.amount in (bid(entry.cause.ask).amount, 0)


def _inner(event: Event) -> Event:
    return event.event if isinstance(event, Within) else event


def _bid(entry: Entry) -> str:
    return entry.cause.ask if entry.cause else ""


async def kill_often(path: Path, times: int) -> Records:
    """Kill, look, and start again; what had ended is looked at once, and again in the end."""
    acknowledged: list[str] = []
    before: Records = {}
    ended: set[str] = set()
    for number in range(times):
        before = {session: entries for session, entries in before.items() if session not in ended}
        acknowledged += lived(path, Chance("kills").unit(number) * LONGEST)
        after = await records(path, ended)
        check_kept(before, after)
        check_once(after, acknowledged)
        before = after
    whole = await records(path, set())
    check_once(whole, acknowledged)
    check_fold(whole)
    return whole


async def to_the_end(path: Path) -> None:
    """The sessions that were killed go on, and end."""
    with start(path) as server:
        assert server.wait(120) == 0
    store = await SqliteStore.at(path, CODECS)
    heads = [head for head in await store.sessions() if head.entries]
    assert heads
    assert all(head.over for head in heads)
    await store.close()


async def test_a_server_killed_eight_times_loses_and_doubles_nothing(tmp_path: Path) -> None:
    found = await kill_often(tmp_path / "v.db", 8)
    assert any(isinstance(entry.event, Resumed) for entries in found.values() for entry in entries)
    await to_the_end(tmp_path / "v.db")


@pytest.mark.prove
async def test_a_server_killed_two_hundred_times_loses_and_doubles_nothing(tmp_path: Path) -> None:
    await kill_often(tmp_path / "v.db", 200)
    await to_the_end(tmp_path / "v.db")
