"""What the server does not read, does not count twice and does not wait for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

import pytest
import uvicorn
from fastapi import FastAPI
from starlette.types import Message

from tests.web.conftest import visitor
from tests.web.playing import told
from venire.app import Venire
from venire.cli.serving.server import configured
from venire.settings import Settings
from venire.web.app import create_app
from venire.web.security import threshold
from venire.web.security.connections import SHARE, crowded, impatient
from venire.web.security.guard import Rate

pytestmark = pytest.mark.anyio


async def test_cookies_that_are_too_long_are_not_read(page: FastAPI) -> None:
    began = time.process_time()
    async with visitor(page, Cookie='venire_owner="' + "\\" * 60_000 + '"') as hostile:
        answers = [await hostile.get(path) for path in ("/api/sessions", "/", "/health")]
    assert [answer.status_code for answer in answers] == [431, 431, 431]
    told(answers[0])
    assert time.process_time() - began < 2


async def test_who_reads_without_end_is_asked_to_wait_and_health_is_told(venire: Venire) -> None:
    app = create_app(venire, reads=Rate(burst=2, per_second=0), sample=False)
    async with visitor(app) as eager:
        answers = [await eager.get("/api/proceedings") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        told(answers[-1])
        assert (await eager.get("/health")).status_code == 200


async def test_a_body_that_does_not_come_is_not_waited_for(page: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threshold, "BODY", 0.05)
    sent = list[Message]()
    headers = [(b"host", b"court"), (b"x-venire", b"1"), (b"content-length", b"9")]

    async def never() -> Message:
        return await asyncio.get_running_loop().create_future()

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http", "method": "POST", "path": "/api/sessions", "raw_path": b"/api/sessions", "query_string": b"",
        "headers": headers, "client": ("192.0.2.1", 1), "server": ("court", 80), "scheme": "http", "root_path": "",
    }  # fmt: skip
    async with asyncio.timeout(20):
        await page(scope, never, send)
    assert sent[0]["status"] == 408


@asynccontextmanager
async def served(page: FastAPI, most: int, patience: float) -> AsyncGenerator[int]:
    """The port of a real server that keeps so many connections and waits so long."""
    config = uvicorn.Config(page, port=0, http=impatient(most, patience), log_level="error", lifespan="off")
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await task


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
"""Both ends: a connection whose writer nobody holds is closed."""


async def connected(port: int, said: bytes) -> Line:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    return reader, writer


async def test_half_a_request_is_not_waited_for(page: FastAPI) -> None:
    async with served(page, 50, 0.2) as port, asyncio.timeout(20):
        silent = [
            await connected(port, said) for said in (b"", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: court")
        ]
        assert [await _to_the_end(one) for one in silent] == [b"", b"", b""]
        whole = await connected(port, b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert (await _to_the_end(whole)).startswith(b"HTTP/1.1 200")


async def test_one_connection_too_many_is_hung_up(page: FastAPI) -> None:
    async with served(page, 3, 30.0) as port, asyncio.timeout(20):
        kept = [await connected(port, b"GET / HT") for _ in range(3)]
        assert await _to_the_end(await connected(port, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")) == b""
        assert not any(reader.at_eof() for reader, _ in kept)


async def _to_the_end(line: Line) -> bytes:
    try:
        return await line[0].read()
    except ConnectionError:
        return b""


@pytest.mark.parametrize(
    ("hosts", "host", "too_many"),
    [
        (["192.0.2.1"] * 10, "192.0.2.1", False),
        (["192.0.2.1"] * 11, "192.0.2.1", True),
        (["127.0.0.1"] * 40, "127.0.0.1", False),
        (["127.0.0.1"] * 41, "127.0.0.1", True),
        (["192.0.2.1"] * 10 + ["192.0.2.2"], "192.0.2.2", False),
    ],
)
def test_one_address_has_its_share(hosts: Sequence[str], host: str, too_many: bool) -> None:
    assert crowded(hosts, host, 10 * SHARE) == too_many


async def test_what_a_stranger_says_of_its_address_is_believed_of_no_proxy(page: FastAPI) -> None:
    assert not configured(page, "127.0.0.1", 0, Settings()).proxy_headers
    trusting = configured(page, "127.0.0.1", 0, Settings(proxies="192.0.2.9"))
    assert trusting.proxy_headers
    assert trusting.forwarded_allow_ips == "192.0.2.9"
