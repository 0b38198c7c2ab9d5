"""The contract of every store: whatever keeps records must pass it whole."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.kernel.toys import codeword
from tests.support.hosting import CODECS
from venire.errors import VenireError
from venire.kernel.chain import first_fault
from venire.kernel.record import Cause, Entry, Seat
from venire.ports import Conflict, LeaseLost, SessionHead, Store
from venire.stores.memory import MemoryStore
from venire.stores.sqlite import SqliteStore

pytestmark = pytest.mark.anyio
KEY = b"k" * 32


@dataclass
class Seconds:
    """The seconds of a store's clock."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Place:
    """A store under test, its clock, and how it is opened again after a restart."""

    store: Store
    seconds: Seconds
    again: Callable[[], Awaitable[Store]]


@pytest.fixture(params=["memory", "sqlite"])
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    seconds = Seconds()
    if request.param == "memory":
        memory = MemoryStore(CODECS, seconds)
        found = Place(memory, seconds, lambda: _same(memory))
    else:
        path = tmp_path / "deep" / "venire.db"
        found = Place(
            await SqliteStore.at(path, CODECS, seconds), seconds, lambda: SqliteStore.at(path, CODECS, seconds)
        )
    yield found
    await found.store.close()


async def _same(store: Store) -> Store:
    """Memory has no restart: what it holds, it holds as long as it lives."""
    return store


def head(session: str = "s1", owner: str = "ann", opened_at: str = "2026-01-01T00:00:00+00:00") -> SessionHead:
    return SessionHead(session, "codeword", "A game", owner, opened_at, 0, over=False)


def entry(seq: int, word: str = "lantern") -> Entry:
    cause = Cause(seat=Seat("keeper"), ask="seal", act="seal", act_id=f"a{seq}")
    return Entry(seq, datetime(2026, 1, 1, 12, 0, seq % 60, seq, tzinfo=UTC), codeword.WordSealed(word=word), cause)


async def test_what_was_appended_is_read_back(place: Place) -> None:
    await place.store.create(head(), KEY)
    entries = [entry(1), entry(2, "ünïcode “quoted”\u2028\x00"), entry(3)]
    await place.store.append("s1", 0, entries[:2])
    await place.store.append("s1", 2, entries[2:])
    assert list(await place.store.read("s1")) == entries
    assert list(await place.store.read("s1", 2)) == entries[2:]
    assert await place.store.key("s1") == KEY
    assert (await place.store.head("s1")).entries == 3


async def test_a_restart_loses_nothing(place: Place) -> None:
    await place.store.create(head(), KEY)
    await place.store.append("s1", 0, [entry(1)])
    await place.store.keep("h", b"pinned")
    if isinstance(place.store, SqliteStore):
        await place.store.close()
    place.store = await place.again()
    assert list(await place.store.read("s1")) == [entry(1)]
    assert await place.store.content("h") == b"pinned"
    await place.store.append("s1", 1, [entry(2)])
    assert first_fault(KEY, "s1", await place.store.export("s1")) is None


async def test_a_stale_append_is_a_conflict_and_writes_nothing(place: Place) -> None:
    await place.store.create(head(), KEY)
    await place.store.append("s1", 0, [entry(1), entry(2)])
    for after in (0, 1, 3):
        with pytest.raises(Conflict):
            await place.store.append("s1", after, [entry(after + 1, "other")])
    assert len(await place.store.read("s1")) == 2


async def test_of_two_tasks_at_once_one_is_first(place: Place) -> None:
    await place.store.create(head(), KEY)
    for seq in range(1, 11):
        tries = [place.store.append("s1", seq - 1, [entry(seq, word)]) for word in ("left", "right", "middle")]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "Conflict", "NoneType"]
    assert len(await place.store.read("s1")) == 10
    assert first_fault(KEY, "s1", await place.store.export("s1")) is None


async def test_entries_must_follow_one_by_one(place: Place) -> None:
    await place.store.create(head(), KEY)
    with pytest.raises(ValueError, match="follow"):
        await place.store.append("s1", 0, [entry(1), entry(3)])
    assert list(await place.store.read("s1")) == []


async def test_an_unknown_session_is_a_key_error(place: Place) -> None:
    for call in (place.store.read, place.store.export, place.store.key, place.store.head, place.store.delete):
        with pytest.raises(KeyError):
            await call("nobody")
    with pytest.raises(KeyError):
        await place.store.append("nobody", 0, [entry(1)])
    with pytest.raises(KeyError):
        await place.store.lease("nobody", "me", 1)
    with pytest.raises(KeyError):
        await place.store.close_session("nobody", "")
    with pytest.raises(KeyError):
        await place.store.content("nothing")


async def test_a_taken_id_is_a_conflict(place: Place) -> None:
    await place.store.create(head(), KEY)
    with pytest.raises(Conflict):
        await place.store.create(head(owner="bob"), b"other")
    assert await place.store.key("s1") == KEY


async def test_an_unknown_proceeding_is_told_in_a_sentence(place: Place) -> None:
    with pytest.raises(VenireError, match="No proceeding 'chess'") as told:
        await place.store.create(SessionHead("s1", "chess", "", "ann", "", 0, over=False), KEY)
    assert "codeword" in told.value.remedy


async def test_sessions_are_listed_newest_first_by_owner(place: Place) -> None:
    await place.store.create(head("s1", "ann", "2026-01-01"), KEY)
    await place.store.create(head("s2", "bob", "2026-01-02"), KEY)
    await place.store.create(head("s3", "ann", "2026-01-03"), KEY)
    await place.store.append("s3", 0, [entry(1)])
    await place.store.close_session("s3", "won")
    assert [one.session for one in await place.store.sessions()] == ["s3", "s2", "s1"]
    mine = await place.store.sessions("ann")
    assert [(one.session, one.entries, one.over, one.result) for one in mine] == [
        ("s3", 1, True, "won"),
        ("s1", 0, False, ""),
    ]


async def test_a_deleted_session_leaves_nothing(place: Place) -> None:
    await place.store.create(head(), KEY)
    await place.store.append("s1", 0, [entry(1)])
    await place.store.delete("s1")
    assert list(await place.store.sessions()) == []
    await place.store.create(head(), KEY)
    assert list(await place.store.read("s1")) == []


async def test_one_driver_at_a_time_until_the_lease_runs_out(place: Place) -> None:
    await place.store.create(head(), KEY)
    assert await place.store.lease("s1", "first", 30)
    assert not await place.store.lease("s1", "second", 30)
    assert await place.store.holder("s1") == "first"
    assert await place.store.lease("s1", "first", 30)
    place.seconds.now += 31
    assert await place.store.lease("s1", "second", 30)
    assert not await place.store.lease("s1", "first", 30)
    await place.store.release("s1", "first")
    assert not await place.store.lease("s1", "first", 30)
    await place.store.release("s1", "second")
    assert await place.store.lease("s1", "first", 30)


async def test_a_driver_that_lost_its_lease_is_fenced_off(place: Place) -> None:
    await place.store.create(head(), KEY)
    await place.store.lease("s1", "first", 30)
    await place.store.append("s1", 0, [entry(1)], "first")
    place.seconds.now += 31
    await place.store.lease("s1", "second", 30)
    with pytest.raises(LeaseLost):
        await place.store.append("s1", 1, [entry(2)], "first")
    await place.store.append("s1", 1, [entry(2)], "second")
    await place.store.append("s1", 2, [entry(3)])
    assert len(await place.store.read("s1")) == 3


async def test_the_same_content_twice_is_one(place: Place) -> None:
    await place.store.keep("h", b"one")
    await place.store.keep("h", b"one")
    assert await place.store.content("h") == b"one"


async def test_an_export_verifies_and_salts_differ(place: Place) -> None:
    await place.store.create(head(), KEY)
    await place.store.append("s1", 0, [entry(1)])
    await place.store.append("s1", 1, [entry(2), entry(3)])
    lines = await place.store.export("s1")
    assert first_fault(KEY, "s1", lines) is None
    assert [line["session"] for line in lines] == ["s1"] * 3
    assert len({line["salt"] for line in lines}) == 3
    assert ["head_hash" in line for line in lines] == [False, False, True]
    assert first_fault(b"other", "s1", lines) is not None


async def test_many_sessions_may_be_written_at_once(place: Place) -> None:
    async def write(name: str) -> None:
        await place.store.create(head(name), KEY)
        for seq in range(1, 6):
            await place.store.append(name, seq - 1, [entry(seq)])

    await asyncio.gather(*(write(f"s{number}") for number in range(20)))
    assert {one.entries for one in await place.store.sessions()} == {5}


async def test_a_room_is_kept_written_anew_and_forgotten(place: Place) -> None:
    for code, body, before in (("KLMN23", b"late", b""), ("ABCD23", b"\x00one", b""), ("ABCD23", b"two", b"\x00one")):
        await place.store.keep_room(code, body, before)
    if isinstance(place.store, SqliteStore):
        await place.store.close()
    place.store = await place.again()
    assert await place.store.room("ABCD23") == b"two"
    assert list(await place.store.rooms()) == [b"two", b"late"]
    await place.store.drop_room("ABCD23")
    assert list(await place.store.rooms()) == [b"late"]
    for call in (place.store.room, place.store.drop_room):
        with pytest.raises(KeyError):
            await call("ABCD23")


async def test_of_two_who_write_one_room_the_second_is_refused(place: Place) -> None:
    await place.store.keep_room("ABCD23", b"one")
    await place.store.keep_room("ABCD23", b"two", b"one")
    for code, before in (("ABCD23", b"one"), ("ABCD23", b""), ("KLMN23", b"one")):
        with pytest.raises(Conflict):
            await place.store.keep_room(code, b"other", before)
    assert list(await place.store.rooms()) == [b"two"]


async def test_a_paper_is_kept_in_its_drawer_written_anew_and_forgotten(place: Place) -> None:
    papers = (("tokens", "b", b"late"), ("tokens", "a", b"\x00one"), ("tokens", "a", b"two"), ("accounts", "a", b"x"))
    for drawer, name, body in papers:
        await place.store.keep_paper(drawer, name, body)
    if isinstance(place.store, SqliteStore):
        await place.store.close()
    place.store = await place.again()
    assert await place.store.paper("tokens", "a") == b"two"
    assert list(await place.store.papers("tokens")) == [b"two", b"late"]
    assert list(await place.store.papers("nothing")) == []
    await place.store.drop_paper("tokens", "a")
    assert list(await place.store.papers("tokens")) == [b"late"]
    assert await place.store.paper("accounts", "a") == b"x"
    for call in (place.store.paper, place.store.drop_paper):
        with pytest.raises(KeyError):
            await call("tokens", "a")


async def test_of_several_who_take_one_paper_one_has_it(place: Place) -> None:
    await place.store.keep_paper("links", "once", b"x")
    taken = await asyncio.gather(*(place.store.drop_paper("links", "once") for _ in range(5)), return_exceptions=True)
    assert sum(one is None for one in taken) == 1
