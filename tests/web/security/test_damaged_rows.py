"""A row that something has damaged is told as damaged: it fails no page, no list and no start."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest

from tests.web.conftest import visitor
from venire.app import Venire, opened
from venire.kernel.chain import first_fault
from venire.settings import Settings
from venire.stores import schema
from venire.stores.keyring import KeyRing
from venire.stores.signing import BoundSession
from venire.web.app import create_app

pytestmark = pytest.mark.anyio
DEEP = "[" * 100_000 + "]" * 100_000
ENDLESS = '{"seq":1e400,"at":"2026-01-01T00:00:00+00:00","kind":"x","version":1,"event":{},"cause":null}'
Damage = Callable[[sqlite3.Connection, Path], object]


def entry(seq: int, body: str | bytes) -> Damage:
    return lambda file, _: file.execute("UPDATE entries SET body = ? WHERE seq = ?", (body, seq))


def told(column: str, value: str) -> Damage:
    return lambda file, _: file.execute(f"UPDATE sessions SET {column} = {value}")


def resealed(file: sqlite3.Connection, path: Path) -> None:
    """An empty instant that is properly sealed, as an earlier venire may have written it."""
    row = BoundSession.of(file.execute(schema.STANDINGS).fetchone())._replace(opened_at="")
    seal = row.sealed(KeyRing(path.with_suffix(".keys")).of(row.session)).seal
    file.execute("UPDATE sessions SET opened_at = '', seal = ?", (seal,))


DAMAGES: dict[str, Damage] = {
    "no instant": told("opened_at", "''"),
    "no instant, sealed": resealed,
    "an instant that is none": told("opened_at", "'yesterday'"),
    "bytes for a title": told("title", "x'ff00'"),
    "a title that is no UTF-8": told("title", "CAST(x'ff41' AS TEXT)"),
    "an entry nested without end": entry(3, DEEP),
    "an opening nested without end": entry(1, DEEP),
    "a number without end": entry(3, ENDLESS),
    "a first number without end": entry(1, ENDLESS),
    "bytes for an entry": entry(3, b"\xff\x00"),
    "a list for an entry": entry(3, "[]"),
    "a room that is none": lambda file, _: file.execute("INSERT INTO rooms VALUES ('AAAAAA', ?)", (DEEP.encode(),)),
    "a token that is none": lambda file, _: file.execute("INSERT INTO papers VALUES ('tokens', 'a', '{')"),
}


@asynccontextmanager
async def house(data: Path, **cookies: str) -> AsyncGenerator[tuple[Venire, httpx.AsyncClient]]:
    settings = Settings(data=data, allowed_hosts="court", monitors="none")
    async with opened(settings) as venire, visitor(create_app(venire, sample=False)) as client:
        client.cookies.update(cookies)
        yield venire, client


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
async def test_a_damaged_row_fails_no_page_and_no_start(tmp_path: Path, damage: Damage) -> None:
    async with house(tmp_path) as (_, client):
        one, other = [(await client.post("/api/sessions", json={"case": "murder"})).json() for _ in range(2)]
        cookies = dict(client.cookies)
    path = tmp_path / "venire.sqlite"
    with closing(sqlite3.connect(path)) as file, file:
        damage(file, path)
    async with house(tmp_path, **cookies) as (venire, client):
        await asyncio.wait_for(venire.court.resume(), 20)
        pages = ("/health", "/", "/api/sessions", "/api/rooms", "/api/me/tokens")
        assert [(page, (await client.get(page)).status_code) for page in pages] == [(page, 200) for page in pages]
        for name in (one["session"], other["session"]):
            answer = await client.get(f"/api/sessions/{name}")
            assert answer.status_code == 200 or "damaged" in answer.json()["error"]


@pytest.mark.parametrize("body", [DEEP, ENDLESS, b"\xff\x00", "[]"], ids=["deep", "endless", "bytes", "list"])
async def test_what_was_put_in_the_place_of_an_entry_is_named(tmp_path: Path, body: str | bytes) -> None:
    async with house(tmp_path) as (_, client):
        name = (await client.post("/api/sessions", json={"case": "murder"})).json()["session"]
    with closing(sqlite3.connect(tmp_path / "venire.sqlite")) as file, file:
        entry(3, body)(file, tmp_path)
    async with house(tmp_path) as (venire, client):
        answer = await client.get(f"/api/sessions/{name}")
        assert answer.status_code == 500
        assert "wrote it down" not in answer.json()["error"]
        assert "damaged" in answer.json()["error"]
        if body == ENDLESS:
            fault = first_fault(await venire.court.store.key(name), name, await venire.court.store.export(name))
            assert fault is not None
            assert fault.line == 3


async def test_a_body_nested_without_end_is_refused(client: httpx.AsyncClient) -> None:
    answer = await client.post("/api/sessions", content=DEEP[:200_000], headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
