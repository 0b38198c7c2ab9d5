"""What only a store in a file can meet: no right to write, a full disk, a file of another kind, an older scheme."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.contracts.test_store import KEY, entry, head
from tests.support.hosting import CODECS
from tests.support.places import ROOT
from venire.kernel.chain import first_fault
from venire.stores import schema, thread
from venire.stores.sqlite import SqliteStore
from venire.stores.trouble import StoreError

pytestmark = pytest.mark.anyio


@pytest.fixture
def small_files() -> Iterator[None]:
    """No file may grow over 96 KiB in this process: to SQLite, a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (96 * 1024, hard))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(StoreError, match=r"cannot be opened or written") as told:
        await SqliteStore.at(blocked / "venire.db", CODECS)
    assert told.value.remedy


AS_NOBODY = """
import asyncio, os, sys
from pathlib import Path
from tests.support.hosting import CODECS
from venire.errors import VenireError
from venire.stores.sqlite import SqliteStore
if os.geteuid() == 0:
    os.seteuid(65534)
try:
    asyncio.run(SqliteStore.at(Path(sys.argv[1]), CODECS))
except VenireError as error:
    print(error, "|", error.remedy)
"""


def test_a_folder_without_the_right_to_write_is_told_in_a_sentence() -> None:
    """In a process of its own that is not root, since root may write anywhere."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        run = [sys.executable, "-c", AS_NOBODY, str(folder / "venire.db")]
        done = subprocess.run(run, capture_output=True, text=True, cwd=ROOT, check=False, timeout=60)
        assert "cannot be opened or written" in done.stdout, done.stderr
        assert not list(folder.iterdir())


async def _trouble(store: SqliteStore, after: int) -> StoreError | None:
    """Append two long entries; what went wrong, if anything did."""
    try:
        await store.append("s1", after, [entry(after + 1, "x" * 2000), entry(after + 2, "y" * 2000)])
    except StoreError as error:
        return error
    return None


@pytest.mark.usefixtures("small_files")
async def test_on_a_full_disk_nothing_is_half_written(tmp_path: Path) -> None:
    store = await SqliteStore.at(tmp_path / "venire.db", CODECS)
    await store.create(head(), KEY)
    kept, trouble = 0, None
    while trouble is None:
        trouble = await _trouble(store, kept)
        kept += 0 if trouble else 2
    assert trouble.remedy
    assert "\n" not in str(trouble)
    await store.close()
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    again = await SqliteStore.at(tmp_path / "venire.db", CODECS)
    assert len(await again.read("s1")) == kept > 0
    await again.append("s1", kept, [entry(kept + 1)])
    assert first_fault(KEY, "s1", await again.export("s1")) is None
    await again.close()


async def test_a_file_that_is_no_record_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "venire.db"
    path.write_bytes(b"a love letter, not a database, " * 50)
    with pytest.raises(StoreError, match="not a record of venire"):
        await SqliteStore.at(path, CODECS)
    assert path.read_bytes().startswith(b"a love letter")


async def test_an_older_scheme_is_brought_up_to_date_with_its_records(tmp_path: Path) -> None:
    path = tmp_path / "venire.db"
    old = sqlite3.connect(path)
    for statement in schema.STEPS[0]:
        assert isinstance(statement, str)
        old.execute(statement)
    old.execute(
        "INSERT INTO sessions (session, kind, title, owner, opened_at, key) VALUES ('s1','codeword','','ann','','k')"
    )
    old.execute("PRAGMA user_version = 1")
    old.commit()
    old.close()
    store = await SqliteStore.at(path, CODECS)
    assert [one.session for one in await store.sessions()] == ["s1"]
    assert await store.lease("s1", "me", 5)
    await store.close()


async def test_a_newer_scheme_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "venire.db"
    later = sqlite3.connect(path)
    later.execute("PRAGMA user_version = 99")
    later.close()
    with pytest.raises(StoreError, match="version 99") as told:
        await SqliteStore.at(path, CODECS)
    assert told.value.remedy == "Update venire."


async def test_wal_and_synchronous_are_as_promised(tmp_path: Path) -> None:
    store = await SqliteStore.at(tmp_path / "venire.db", CODECS)
    await store.create(head(), KEY)
    assert (tmp_path / "venire.db-wal").exists()
    await store.close()
    assert os.path.getsize(tmp_path / "venire.db") > 0


async def test_while_another_program_writes_what_stands_there_is_read(tmp_path: Path) -> None:
    path = tmp_path / "venire.db"
    store = await SqliteStore.at(path, CODECS)
    await store.create(head(), KEY)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(store.append("s1", 0, [entry(1)]))
    assert list(await store.read("s1")) == []
    assert not waiting.done()
    other.execute("COMMIT")
    await waiting
    assert list(await store.read("s1")) == [entry(1)]
    other.close()
    await store.close()


async def test_a_program_that_keeps_the_file_locked_is_told_of_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thread, "PATIENCE", 0.01)
    path = tmp_path / "venire.db"
    store = await SqliteStore.at(path, CODECS)
    await store.create(head(), KEY)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="Another program has locked"):
        await store.append("s1", 0, [entry(1)])
    other.execute("ROLLBACK")
    await store.append("s1", 0, [entry(1)])
    other.close()
    await store.close()


async def test_what_cannot_be_written_whole_is_not_written(tmp_path: Path) -> None:
    """The second of two entries has half a character, which no file can hold."""
    store = await SqliteStore.at(tmp_path / "venire.db", CODECS)
    await store.create(head(), KEY)
    with pytest.raises(UnicodeEncodeError):
        await store.append("s1", 0, [entry(1), entry(2, "half: \ud800")])
    assert list(await store.read("s1")) == []
    await store.append("s1", 0, [entry(1)])
    await store.close()


async def test_a_write_whose_caller_went_away_is_whole(tmp_path: Path) -> None:
    store = await SqliteStore.at(tmp_path / "venire.db", CODECS)
    await store.create(head(), KEY)
    gone = asyncio.create_task(store.append("s1", 0, [entry(1), entry(2)]))
    await asyncio.sleep(0)
    gone.cancel()
    kept = len(await store.read("s1"))
    assert kept in (0, 2)
    await asyncio.gather(gone, return_exceptions=True)
    after = len(await store.read("s1"))
    await store.append("s1", after, [entry(after + 1)])
    assert first_fault(KEY, "s1", await store.export("s1")) is None
    await store.close()


async def test_a_closed_store_says_so_and_may_be_closed_again(tmp_path: Path) -> None:
    store = await SqliteStore.at(tmp_path / "venire.db", CODECS)
    await store.create(head(), KEY)
    last = asyncio.create_task(store.append("s1", 0, [entry(1)]))
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    await last
    with pytest.raises(StoreError, match="has been closed"):
        await store.append("s1", 1, [entry(2)])
    again = await SqliteStore.at(tmp_path / "venire.db", CODECS)
    assert list(await again.read("s1")) == [entry(1)]
    await again.close()
