"""venire over memory, and a client that speaks to the page without a socket."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tests.web.openapi.truth import require_true
from venire.app import Venire, opened
from venire.settings import Settings
from venire.web.app import create_app
from venire.web.security.guard import Rate


@pytest.fixture
async def venire(tmp_path: Path) -> AsyncIterator[Venire]:
    async with opened(Settings(data=tmp_path, allowed_hosts="court", monitors="none"), in_memory=True) as made:
        yield made


@pytest.fixture
def page(venire: Venire) -> FastAPI:
    return create_app(venire, rate=Rate(burst=1000))


def visitor(page: FastAPI, **headers: str) -> httpx.AsyncClient:
    """Somebody with a cookie jar of its own, who holds every answer to what the document says of it."""
    transport = httpx.ASGITransport(app=page, raise_app_exceptions=False)

    async def held(answer: httpx.Response) -> None:
        if "event-stream" not in answer.headers.get("content-type", ""):
            await answer.aread()
            require_true(page, answer)

    given = {"X-Venire": "1", **headers}
    return httpx.AsyncClient(
        transport=transport, base_url="http://court", headers=given, event_hooks={"response": [held]}
    )


@pytest.fixture
async def client(page: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    async with visitor(page) as made:
        yield made


@pytest.fixture
async def stranger(page: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody else, on another browser."""
    async with visitor(page) as made:
        yield made
