"""By which names a browser may call the page, and what it is told of a record that cannot be read."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tests.web.conftest import visitor
from venire.app import opened
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.sessions.opening import newest
from venire.settings import Settings
from venire.web.app import create_app
from venire.web.security.hosts import Hosts

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("listening", "more", "header", "known"),
    [
        ("127.0.0.1", (), "127.0.0.1:8080", True),
        ("127.0.0.1", (), "LOCALHOST:8080", True),
        ("127.0.0.1", (), "localhost.", True),
        ("127.0.0.1", (), "[::1]:8080", True),
        ("127.0.0.1", (), "evil.example", False),
        ("127.0.0.1", (), "localhost.evil.example:8080", False),
        ("127.0.0.1", (), "192.0.2.7", False),
        ("127.0.0.1", (), "", False),
        ("192.0.2.7", (), "192.0.2.7:80", True),
        ("court.test", (), "court.test", True),
        ("0.0.0.0", (), "192.0.2.7:8080", True),
        ("::", (), "[2001:db8::7]:8080", True),
        ("0.0.0.0", (), "evil.example", False),
        ("0.0.0.0", ("court.test", " hall.test:8080 "), "hall.test", True),
        ("0.0.0.0", ("*",), "evil.example", True),
        ("127.0.0.1", ("",), "", False),
    ],
)
def test_names_that_count_as_the_servers_own(listening: str, more: tuple[str, ...], header: str, known: bool) -> None:
    assert Hosts.of(listening, more).know(header) == known


@pytest.mark.parametrize("path", ["/", "/health", "/api/cases", "/static/css/court.css"])
async def test_a_foreign_name_is_refused_for_every_page(page: FastAPI, path: str) -> None:
    async with visitor(page) as somebody:
        assert (await somebody.get(path)).status_code == 200
        answer = await somebody.get(path, headers={"Host": "evil.example"})
    assert answer.status_code == 400
    assert "does not answer to the name" in answer.text
    assert "VENIRE_ALLOWED_HOSTS" in answer.text


async def test_a_foreign_name_opens_no_session(page: FastAPI) -> None:
    async with visitor(page) as somebody:
        answer = await somebody.post("/api/sessions", json={"case": "murder"}, headers={"Host": "evil.example"})
        assert answer.status_code == 400
        assert (await somebody.get("/api/sessions")).json()["sessions"] == []


@asynccontextmanager
async def over(data: Path) -> AsyncGenerator[tuple[httpx.AsyncClient, str]]:
    """A client of a server over this folder, and the id of its newest session."""
    settings = Settings.model_validate({"data": data, "allowed_hosts": "court"})
    async with opened(settings) as venire, visitor(create_app(venire, sample=False)) as client:
        yield client, await newest(venire.court)


@pytest.mark.parametrize(
    "damage", ["UPDATE entries SET body = '{' WHERE seq = 3", "UPDATE contents SET content = x'00'"]
)
async def test_a_damaged_session_is_called_damaged(tmp_path: Path, damage: str) -> None:
    async with opened(Settings(data=tmp_path)) as venire:
        await venire.court.finished(await venire.open(DeliberationRequest(case="murder", seed="7")))
    with sqlite3.connect(tmp_path / "venire.sqlite") as file:
        file.execute(damage)
    file.close()
    async with over(tmp_path) as (client, session):
        answer = await client.get(f"/api/sessions/{session}")
        page = await client.get(f"/sessions/{session}")
        none = await client.get("/api/sessions/0000000000000000")
    assert answer.status_code == page.status_code == 500
    told = json.loads(answer.text)
    assert "damaged" in told["error"]
    assert "venire verify" in told["remedy"]
    assert "damaged" in page.text
    assert none.status_code == 404
