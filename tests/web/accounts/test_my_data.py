"""What a server keeps of somebody can be taken away, and be deleted so that nothing is left."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from tests.web.conftest import visitor
from venire.app import opened
from venire.settings import Settings
from venire.web.app import create_app
from venire.web.security.guard import Rate

pytestmark = pytest.mark.anyio
PLANTED = "Xylophonequay"
DELETE = "/api/me/data?confirm=delete%20my%20data"


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[httpx.AsyncClient, httpx.AsyncClient]]:
    """Two visitors of one house over a file."""
    settings = Settings(data=tmp_path, allowed_hosts="court", monitors="none")
    async with opened(settings) as venire:
        page = create_app(venire, rate=Rate(burst=1000), sample=False)
        async with visitor(page) as one, visitor(page) as other:
            yield one, other


async def planted(client: httpx.AsyncClient, word: str) -> tuple[str, str, str]:
    """A session, a room that has begun, and a token, with this word wherever one can be put: their names."""
    wish = {"topic": f"The {word} should be closed.", "sources": [{"title": word, "text": f"The {word} is old."}]}
    session = (await client.post("/api/debates", json={**wish, "seat": 1})).json()["session"]
    code = (await client.post("/api/rooms", json={"proceeding": "debate", "topic": wish["topic"]})).json()["code"]
    await client.post(f"/api/rooms/{code}/seats", json={"name": word})
    await client.post(f"/api/rooms/{code}/start")
    await client.post(f"/api/rooms/{code}/chat", json={"text": word})
    token = (await client.post("/api/me/tokens", json={"name": word})).json()["token"]
    return session, code, token


def rows(data: Path, word: str) -> list[str]:
    """The tables and files in which a word stands, in whatever case."""
    found = [path.name for path in data.rglob("*") if path.is_file() and word.lower().encode() in raw(path)]
    with closing(sqlite3.connect(data / "venire.sqlite")) as file:
        for (table,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            found += [table for row in file.execute(f"SELECT * FROM {table}") if word.lower() in told(row)]
    return found


def raw(path: Path) -> bytes:
    return path.read_bytes().lower()


def told(row: tuple[object, ...]) -> str:
    return " ".join(one.decode(errors="replace") if isinstance(one, bytes) else str(one) for one in row).lower()


async def test_all_of_it_can_be_taken_away(two: tuple[httpx.AsyncClient, httpx.AsyncClient]) -> None:
    one, other = two
    session, code, token = await planted(one, PLANTED)
    await planted(other, "Elsewherequay")
    answer = await one.get("/api/me/data")
    assert answer.headers["content-type"] == "application/zip"
    with ZipFile(BytesIO(answer.content)) as packed:
        files = {name: packed.read(name).decode() for name in packed.namelist()}
    assert {"about.json", "sessions.json", "rooms.json", "tokens.json", f"sessions/{session}.jsonl"} <= set(files)
    assert len(json.loads(files["sessions.json"])) == 2
    assert [room["code"] for room in json.loads(files["rooms.json"])] == [code]
    assert [one["name"] for one in json.loads(files["tokens.json"])] == [PLANTED]
    whole = "".join(files.values())
    assert PLANTED in files[f"sessions/{session}.jsonl"]
    assert "Elsewherequay" not in whole
    assert token not in whole
    assert '"token"' not in files["rooms.json"]
    assert '"hash' not in files[f"sessions/{session}.jsonl"], "of a session that goes on its owner sees a seat's view"


async def test_all_of_it_can_be_deleted_and_nothing_is_left(
    two: tuple[httpx.AsyncClient, httpx.AsyncClient], tmp_path: Path
) -> None:
    one, other = two
    session, code, token = await planted(one, PLANTED)
    await planted(other, "Elsewherequay")
    assert {"sessions", "entries", "rooms", "papers"} <= set(rows(tmp_path, PLANTED))
    for wrong in ("", "?confirm=", "?confirm=yes", "?confirm=delete"):
        assert (await one.delete(f"/api/me/data{wrong}")).status_code == 422
    assert rows(tmp_path, PLANTED)
    assert (await one.delete(DELETE)).json() == {"sessions": 2, "rooms": 1, "tokens": 1}
    assert rows(tmp_path, PLANTED) == []
    assert rows(tmp_path, "Elsewherequay") != []
    assert (await one.get(f"/api/sessions/{session}")).status_code == 404
    assert (await other.get(f"/api/rooms/{code}")).status_code == 404
    assert (await one.get("/api/sessions", headers={"Authorization": f"Bearer {token}"})).status_code == 401
    assert (await one.delete(DELETE)).json() == {"sessions": 0, "rooms": 0, "tokens": 0}
    assert len((await other.get("/api/sessions")).json()["sessions"]) == 2


async def test_a_damaged_session_is_deleted_with_the_rest(
    two: tuple[httpx.AsyncClient, httpx.AsyncClient], tmp_path: Path
) -> None:
    one, _ = two
    await planted(one, PLANTED)
    with closing(sqlite3.connect(tmp_path / "venire.sqlite")) as file, file:
        file.execute("UPDATE entries SET body = '[' || body WHERE seq = 2")
    assert (await one.get("/api/me/data")).status_code == 200
    assert (await one.delete(DELETE)).status_code == 200
    assert rows(tmp_path, PLANTED) == []


async def test_a_token_deletes_nothing_unless_it_may_administer(
    two: tuple[httpx.AsyncClient, httpx.AsyncClient],
) -> None:
    one, other = two
    _, _, token = await planted(one, PLANTED)
    bearer = {"Authorization": f"Bearer {token}"}
    assert (await other.delete(DELETE, headers=bearer)).status_code == 403
    assert (await other.get("/api/me/data", headers=bearer)).status_code == 200


async def test_the_page_tells_how_much_there_is_and_asks_for_the_word(
    two: tuple[httpx.AsyncClient, httpx.AsyncClient],
) -> None:
    one, _ = two
    await planted(one, PLANTED)
    page = (await one.get("/my-data")).text
    assert "sessions 2, rooms 1, tokens for programs 1" in page
    assert "delete my data" in page
    assert 'href="/my-data"' in (await one.get("/")).text
