"""What stands in the SQLite file is what was written there: whatever else does is noticed, and the keys lie apart."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from stat import S_IMODE

import pytest

from tests.contracts.test_store import KEY, entry, head
from tests.support.hosting import CODECS
from venire.kernel import chain
from venire.kernel.chain import first_fault
from venire.ports import Altered
from venire.stores import schema
from venire.stores.lines import sealed
from venire.stores.sqlite import SqliteStore
from venire.stores.trouble import StoreError

pytestmark = pytest.mark.anyio
SECRET = b"\x17a key that nobody may read\x99 twice"


async def written(path: Path) -> None:
    """A finished session of five entries."""
    store = await SqliteStore.at(path, CODECS)
    await store.create(head(), SECRET)
    await store.append("s1", 0, [entry(seq) for seq in range(1, 6)])
    await store.close_session("s1", "won")
    await store.close()


def altered(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        for statement in statements:
            file.execute(statement)


def body(path: Path, change: Callable[[str], str]) -> None:
    """Another text for the third entry."""
    with closing(sqlite3.connect(path)) as file, file:
        (text,) = file.execute("SELECT body FROM entries WHERE seq = 3").fetchone()
        assert change(text) != text
        file.execute("UPDATE entries SET body = ? WHERE seq = 3", (change(text),))


CUT = "DELETE FROM entries WHERE seq > 3"
ALL = "DELETE FROM entries"
BESIDE: dict[str, str] = {
    "title": "UPDATE sessions SET title = 'Another'",
    "result": "UPDATE sessions SET result = 'lost'",
    "over": "UPDATE sessions SET over = 0",
    "owner": "UPDATE sessions SET owner = 'mallory'",
    "opened": "UPDATE sessions SET opened_at = '2020-01-01T00:00:00+00:00'",
    "head": f"UPDATE sessions SET head_hash = '{'0' * 64}'",
}


@pytest.mark.parametrize("statement", [CUT, ALL], ids=["the last two", "all"])
async def test_rows_that_were_deleted_are_missed(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "venire.sqlite"
    await written(path)
    altered(path, statement)
    store = await SqliteStore.at(path, CODECS)
    with pytest.raises(Altered):
        await store.read("s1")
    fault = first_fault(SECRET, "s1", await store.export("s1"))
    assert fault is not None
    assert "cut off" in fault.what
    await store.close()


async def test_what_was_cut_off_is_not_signed_with_what_follows(tmp_path: Path) -> None:
    path = tmp_path / "venire.sqlite"
    await written(path)
    altered(path, CUT)
    store = await SqliteStore.at(path, CODECS)
    with pytest.raises(Altered, match="it does not end where it was signed"):
        await store.append("s1", 3, [entry(4)])
    assert first_fault(SECRET, "s1", await store.export("s1")) is not None
    await store.close()


@pytest.mark.parametrize("statement", BESIDE.values(), ids=BESIDE)
async def test_what_the_list_tells_is_bound_to_the_record(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "venire.sqlite"
    await written(path)
    altered(path, statement)
    store = await SqliteStore.at(path, CODECS)
    for look in (store.head, store.read):
        with pytest.raises(Altered, match="its title, its owner, its result or its end"):
            await look("s1")
    with pytest.raises(Altered):
        await store.close_session("s1", "lost")
    assert [(one.over, one.result) for one in await store.sessions()] == [(True, "altered")]
    await store.close()


TEXTS: dict[str, Callable[[str], str]] = {
    "another word": lambda text: text.replace("lantern", "laddern"),
    "a key twice": lambda text: text.replace('{"word"', '{"word":"forged","word"'),
    "the kind twice": lambda text: text[:-1] + ',"kind":"word_sealed"}',
    "a key that is unknown": lambda text: text[:-1] + ',"verdict":"guilty"}',
    "no JSON": lambda text: text[:-1],
}


@pytest.mark.parametrize("change", TEXTS.values(), ids=TEXTS)
async def test_an_entry_that_says_something_else_is_noticed(tmp_path: Path, change: Callable[[str], str]) -> None:
    path = tmp_path / "venire.sqlite"
    await written(path)
    body(path, change)
    store = await SqliteStore.at(path, CODECS)
    with pytest.raises(Altered):
        await store.read("s1")
    await store.close()


async def test_the_keys_lie_in_a_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    path, keys = tmp_path / "venire.sqlite", tmp_path / "venire.keys"
    await written(path)
    assert [S_IMODE(one.stat().st_mode) for one in (path, keys)] == [0o600, 0o600]
    assert not [one.name for one in tmp_path.glob("venire.sqlite*") if SECRET in one.read_bytes()]
    keys.chmod(0o644)
    store = await SqliteStore.at(path, CODECS)
    assert await store.key("s1") == SECRET
    assert S_IMODE(keys.stat().st_mode) == 0o600
    await store.delete("s1")
    assert SECRET not in keys.read_bytes()
    await store.close()


async def test_a_record_whose_keys_were_left_behind_says_so(tmp_path: Path) -> None:
    path = tmp_path / "venire.sqlite"
    await written(path)
    (tmp_path / "venire.keys").unlink()
    store = await SqliteStore.at(path, CODECS)
    with pytest.raises(StoreError, match=r"signing key of session s1 is not in .*venire\.keys") as told:
        await store.read("s1")
    assert "Put that file back" in told.value.remedy
    await store.close()


def of_version_3(path: Path) -> None:
    """A file of before, with its keys among the sessions, and two entries."""
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("PRAGMA journal_mode = WAL")
        for step in schema.STEPS[:3]:
            for statement in step:
                assert isinstance(statement, str)
                file.execute(statement)
        row = ("s1", "codeword", "A game", "ann", "2026-01-01T00:00:00+00:00", SECRET)
        file.execute("INSERT INTO sessions (session, kind, title, owner, opened_at, key) VALUES (?,?,?,?,?,?)", row)
        for line in sealed(SECRET, "s1", chain.GENESIS, [entry(1), entry(2)], CODECS["codeword"]):
            values = ("s1", line.seq, line.body, line.link.salt, line.link.hash, line.link.at_hash)
            file.execute("INSERT INTO entries VALUES (?,?,?,?,?,?)", values)
        file.execute("PRAGMA user_version = 3")


async def test_the_keys_of_an_older_file_move_and_leave_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "venire.sqlite"
    of_version_3(path)
    assert SECRET in path.read_bytes()
    store = await SqliteStore.at(path, CODECS)
    assert list(await store.read("s1")) == [entry(1), entry(2)]
    await store.append("s1", 2, [entry(3)])
    assert first_fault(SECRET, "s1", await store.export("s1")) is None
    assert not [one.name for one in tmp_path.glob("venire.sqlite*") if SECRET in one.read_bytes()]
    await store.close()


async def test_two_servers_sign_one_record_in_turn(tmp_path: Path) -> None:
    path = tmp_path / "venire.sqlite"
    one, other = await SqliteStore.at(path, CODECS), await SqliteStore.at(path, CODECS)
    await one.create(head(), KEY)
    for seq in range(1, 21):
        await (one if seq % 3 else other).append("s1", seq - 1, [entry(seq)])
    assert first_fault(KEY, "s1", await one.export("s1")) is None
    assert len(await other.read("s1")) == 20
    await asyncio.gather(one.close(), other.close())


async def test_what_only_a_deleted_session_was_opened_on_goes_with_it(tmp_path: Path) -> None:
    store = await SqliteStore.at(tmp_path / "venire.sqlite", CODECS)
    for pin in ("shared", "alone"):
        await store.keep(chain.seal(KEY, [pin]), pin.encode())
    shared, alone = (chain.seal(KEY, [pin]) for pin in ("shared", "alone"))
    for session, words in (("s1", f"{shared} {alone}"), ("s2", shared)):
        await store.create(head(session), KEY)
        await store.append(session, 0, [entry(1, words)])
    await store.delete("s1")
    assert await store.content(shared) == b"shared"
    with pytest.raises(KeyError):
        await store.content(alone)
    await store.close()
