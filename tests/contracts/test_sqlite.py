"""What only a store in a file can meet: no right to write, a full disk, a file of another kind, an older scheme."""

from __future__ import annotations

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
from venire.stores import schema
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
import aiosqlite
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
