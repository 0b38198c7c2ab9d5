"""A server that others can reach gives each visitor its share, and says so in a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.conftest import visitor
from venire.app import Venire, opened
from venire.cli.serving.openness import warning_for
from venire.settings import Settings
from venire.web.app import create_app
from venire.web.security.guard import Rate

pytestmark = pytest.mark.anyio
WISH = {"case": "murder"}


@asynccontextmanager
async def house(data: Path, **limits: int) -> AsyncGenerator[tuple[Venire, httpx.AsyncClient, httpx.AsyncClient]]:
    """A server open to others, and two visitors."""
    given: dict[str, Any] = {"host": "0.0.0.0", "allowed_hosts": "court", "monitors": "none", **limits}
    settings = Settings(data=data, **given)
    async with opened(settings, in_memory=True) as venire:
        page = create_app(venire, rate=Rate(burst=1000), sample=False)
        async with visitor(page) as one, visitor(page) as other:
            yield venire, one, other


def refused(answer: httpx.Response, told: str, *, heals: bool) -> None:
    assert answer.status_code == 429
    assert told in answer.json()["error"]
    assert answer.json()["remedy"]
    assert ("retry-after" in answer.headers) == heals
    if heals:
        assert int(answer.headers["retry-after"]) > 0


async def test_sessions_that_go_on(tmp_path: Path) -> None:
    async with house(tmp_path, quota_open=2) as (_, one, other):
        made = [(await one.post("/api/sessions", json=WISH)).json()["session"] for _ in range(2)]
        for path, wish in (("sessions", WISH), ("debates", {"topic": "Close the quay."}), ("drills", {})):
            refused(await one.post(f"/api/{path}", json=wish), "2 sessions that go on", heals=False)
        assert (await other.post("/api/sessions", json=WISH)).status_code == 201
        await one.post(f"/api/sessions/{made[0]}/end")
        assert (await one.post("/api/sessions", json=WISH)).status_code == 201
        refused(
            await one.post(f"/api/sessions/{made[0]}/fork", json={"moment": 2}), "2 sessions that go on", heals=False
        )


async def test_sessions_within_an_hour(tmp_path: Path) -> None:
    async with house(tmp_path, quota_sessions=2) as (_, one, _other):
        for _ in range(2):
            assert (await one.post("/api/sessions", json=WISH)).status_code == 201
        refused(await one.post("/api/sessions", json=WISH), "2 sessions within an hour", heals=True)


async def test_rooms(tmp_path: Path) -> None:
    async with house(tmp_path, quota_rooms=1) as (_, one, other):
        wish = {"proceeding": "deliberation", **WISH}
        code = (await one.post("/api/rooms", json=wish)).json()["code"]
        refused(await one.post("/api/rooms", json=wish), "1 rooms open", heals=False)
        assert (await other.post("/api/rooms", json=wish)).status_code == 201
        await one.post(f"/api/rooms/{code}/close")
        assert (await one.post("/api/rooms", json=wish)).status_code == 201


async def test_requests_and_bytes(tmp_path: Path) -> None:
    async with house(tmp_path, quota_requests=3) as (_, one, _other):
        statuses = [(await one.post("/api/sessions/forecast", json=WISH)).status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        refused(await one.get("/api/sessions/none/export"), "3 requests in a minute", heals=True)
        assert (await one.get("/api/sessions")).status_code == 200
    async with house(tmp_path, quota_bytes=100_000) as (_, one, _other):
        long = {"topic": "Close the quay.", "sources": [{"title": "One", "text": "word " * 12_000}]}
        assert (await one.post("/api/debates/forecast", json=long)).status_code == 200
        refused(await one.post("/api/debates/forecast", json=long), "within an hour", heals=True)


async def test_streams(tmp_path: Path) -> None:
    async with house(tmp_path, quota_streams=1) as (_, one, other):
        name = (await one.post("/api/sessions", json=WISH)).json()["session"]
        await other.get("/")
        both = {asyncio.create_task(other.get(f"/api/sessions/{name}/turn?wait=50")) for _ in range(2)}
        done, waiting = await asyncio.wait(both, timeout=20, return_when=asyncio.FIRST_COMPLETED)
        refused(done.pop().result(), "1 streams open", heals=True)
        assert (await one.get(f"/api/sessions/{name}/turn")).status_code == 200
        assert waiting.pop().cancel()


async def test_a_visitor_who_throws_the_cookie_away_is_counted_by_address(tmp_path: Path) -> None:
    async with house(tmp_path, quota_visitors=2) as (_, one, _other):
        for _ in range(2):
            one.cookies.clear()
            assert (await one.post("/api/sessions", json=WISH)).status_code == 201
        one.cookies.clear()
        refused(await one.post("/api/sessions", json=WISH), "new visitors", heals=True)


async def test_on_this_machine_alone_nobody_meets_them(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, allowed_hosts="court", monitors="none")
    async with opened(settings, in_memory=True) as venire, visitor(create_app(venire, sample=False)) as one:
        for _ in range(20):
            assert (await one.post("/api/sessions", json=WISH)).status_code == 201


def test_whoever_opens_a_server_to_others_is_told_once_with_remedies() -> None:
    told = warning_for(Settings(host="0.0.0.0"))
    assert told.count("Warning") == 1
    assert "--host 127.0.0.1" in told
    assert "200 calls" in told
    assert warning_for(Settings()) == ""
