"""A backup is whole while a server writes, says when it is damaged, and comes back whole or not at all."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from stat import S_IMODE

import pytest

from tests.keeping.conftest import held, house, settings
from venire.app import Venire
from venire.errors import VenireError
from venire.keeping.backup import backup
from venire.keeping.restore import restore
from venire.kernel.chain import first_fault
from venire.proceedings.deliberation.request import DeliberationRequest

pytestmark = pytest.mark.anyio


async def verified(venire: Venire) -> list[str]:
    """Every session, each as it was written."""
    store, names = venire.court.store, [head.session for head in await venire.sessions()]
    for name in names:
        lines = await store.export(name)
        assert first_fault(await store.key(name), name, lines) is None
    return names


async def test_it_comes_back_in_another_folder_with_its_keys(tmp_path: Path) -> None:
    async with house(tmp_path / "one") as venire:
        name = (await held(venire)).id
    (tmp_path / "one" / "cases").mkdir()
    (tmp_path / "one" / "cases" / "own.yaml").write_text("id: own")
    (tmp_path / "one" / "cookie.key").write_text("secret")
    made = backup(settings(tmp_path / "one"), tmp_path / "b.zip", keys=True)
    assert S_IMODE((tmp_path / "b.zip").stat().st_mode) == 0o600
    assert set(made.files) == {"venire.sqlite", "venire.keys", "cases/own.yaml", "cookie.key"}
    put = restore(tmp_path / "b.zip", tmp_path / "two")
    assert (put.sessions, put.without_key, put.before) == (1, 0, None)
    assert (tmp_path / "two" / "cookie.key").read_text() == "secret"
    assert [one for one in (tmp_path / "two").iterdir() if one.name.startswith(".")] == []
    for path in (tmp_path / "two").iterdir():
        assert S_IMODE(path.stat().st_mode) & 0o077 == 0 or path.is_dir()
    async with house(tmp_path / "two") as venire:
        assert await verified(venire) == [name]


async def test_without_keys_it_goes_on_where_they_are_and_says_so_elsewhere(tmp_path: Path) -> None:
    async with house(tmp_path / "one") as venire:
        name = (await held(venire)).id
    made = backup(settings(tmp_path / "one"), tmp_path / "b.zip", keys=False)
    assert set(made.files) == {"venire.sqlite"}
    assert restore(tmp_path / "b.zip", tmp_path / "two").without_key == 1
    async with house(tmp_path / "one") as venire:
        await venire.court.delete((await held(venire, "2")).id)
        later = (await held(venire, "3")).id
    put = restore(tmp_path / "b.zip", tmp_path / "one", force=True)
    assert put.without_key == 0
    assert put.before is not None
    async with house(tmp_path / "one") as venire:
        assert await verified(venire) == [name]
    with closing(sqlite3.connect(put.before / "venire.sqlite")) as file:
        assert {one for (one,) in file.execute("SELECT session FROM sessions")} == {name, later}


async def test_it_is_consistent_while_sessions_are_played(tmp_path: Path) -> None:
    async with house(tmp_path / "one") as venire:
        sessions = [await venire.open(DeliberationRequest(case="murder", seed=str(seed))) for seed in range(3)]
        number = 0
        while not all(session.over for session in sessions) and number < 4:
            await asyncio.to_thread(backup, settings(tmp_path / "one"), tmp_path / f"{number}.zip", keys=True)
            number += 1
        assert number
    for one in range(number):
        restore(tmp_path / f"{one}.zip", tmp_path / f"put{one}")
        async with house(tmp_path / f"put{one}") as venire:
            assert len(await verified(venire)) == 3


def flipped(path: Path) -> None:
    body = bytearray(path.read_bytes())
    body[len(body) // 2] ^= 0xFF
    path.write_bytes(body)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-200])


def rewritten(change: Callable[[dict[str, bytes]], object]) -> Callable[[Path], None]:
    """The same zip with other files in it."""

    def rewrite(path: Path) -> None:
        with zipfile.ZipFile(path) as read:
            files = {name: read.read(name) for name in read.namelist()}
        change(files)
        with zipfile.ZipFile(path, "w") as made:
            for name, body in files.items():
                made.writestr(name, body)

    return rewrite


def outside(files: dict[str, bytes]) -> None:
    told = json.loads(files["manifest.json"])
    told["files"]["../../evil"] = told["files"]["venire.sqlite"]
    files["manifest.json"], files["../../evil"] = json.dumps(told).encode(), files["venire.sqlite"]


def no_database(files: dict[str, bytes]) -> None:
    files["venire.sqlite"] = b"not a database" * 100


DAMAGES: dict[str, Callable[[Path], object]] = {
    "a bit": flipped,
    "cut off": cut,
    "no zip": lambda path: path.write_bytes(b"hello"),
    "another store": rewritten(no_database),
    "a file outside": rewritten(outside),
    "a file too many": rewritten(lambda files: files.update(extra=b"x")),
    "a file too few": rewritten(lambda files: files.pop("venire.keys")),
    "no list": rewritten(lambda files: files.pop("manifest.json")),
    "a list that is none": rewritten(lambda files: files.update({"manifest.json": b"[" * 100_000})),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
async def test_a_damaged_one_is_refused_and_nothing_is_touched(
    tmp_path: Path, damage: Callable[[Path], object]
) -> None:
    async with house(tmp_path / "one") as venire:
        await held(venire)
    backup(settings(tmp_path / "one"), tmp_path / "b.zip", keys=True)
    before = {path.name: path.read_bytes() for path in (tmp_path / "one").iterdir()}
    damage(tmp_path / "b.zip")
    for data in ("one", "two"):
        with pytest.raises(VenireError) as refused:
            restore(tmp_path / "b.zip", tmp_path / data, force=True)
        assert refused.value.remedy
    assert {path.name: path.read_bytes() for path in (tmp_path / "one").iterdir()} == before
    assert list((tmp_path / "two").iterdir()) == []
    assert not (tmp_path.parent / "evil").exists()


async def test_nothing_is_overwritten_unasked_nor_under_a_server(tmp_path: Path) -> None:
    async with house(tmp_path / "one") as venire:
        await held(venire)
        backup(settings(tmp_path / "one"), tmp_path / "b.zip", keys=True)
        with pytest.raises(VenireError, match="is there already"):
            backup(settings(tmp_path / "one"), tmp_path / "b.zip", keys=True)
        with pytest.raises(VenireError, match="already"):
            restore(tmp_path / "b.zip", tmp_path / "one")
        with pytest.raises(VenireError, match="is in use"):
            restore(tmp_path / "b.zip", tmp_path / "one", force=True)
        assert len(await verified(venire)) == 1
    with pytest.raises(VenireError, match="no file of sessions"):
        backup(settings(tmp_path / "none"), tmp_path / "c.zip", keys=True)


async def test_a_damaged_store_can_be_replaced(tmp_path: Path) -> None:
    async with house(tmp_path / "one") as venire:
        name = (await held(venire)).id
    backup(settings(tmp_path / "one"), tmp_path / "b.zip", keys=True)
    (tmp_path / "one" / "venire.sqlite").write_bytes(b"\0" * 9000)
    restore(tmp_path / "b.zip", tmp_path / "one", force=True)
    async with house(tmp_path / "one") as venire:
        assert await verified(venire) == [name]
