"""A call under way is hung up when nobody waits for its answer any more, as the server at the other end sees."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.scripted_server import ScriptedServer
from tests.scripted_server.replies import never_ends
from tests.scripted_server.requests import Request
from venire.app import Venire, opened
from venire.host.session import AnySession
from venire.kernel.minutes import Called
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def venire(server: ScriptedServer, tmp_path: Path) -> AsyncIterator[Venire]:
    """Every role is a model's that never comes to its end."""
    server.script = never_ends
    server.asked.clear()
    server.rung.clear()
    entry = f"{{provider: openai, model: scripted, base_url: '{server.url}', retries: 0, timeout: 60}}"
    (tmp_path / "models.yaml").write_text(f"default: {entry}\n", encoding="utf-8")
    async with opened(Settings(data=tmp_path), in_memory=True) as made:
        yield made


async def asked(venire: Venire, server: ScriptedServer) -> tuple[AnySession, Request]:
    """A session that waits for a model, and what the model was asked."""
    session = await venire.open(DeliberationRequest(case="murder", seed="go", params=Params(size=3, max_rounds=1)))
    assert await asyncio.to_thread(server.rung.wait, 10)
    return session, server.asked[0]


async def hung_up(server: ScriptedServer, request: Request) -> bool:
    """Whether the server saw the asker leave, while it was still answering."""
    while await asyncio.to_thread(server.left.get, timeout=5) is not request:
        pass  # of another test
    return True


async def test_a_deleted_session_hangs_up(venire: Venire, server: ScriptedServer) -> None:
    session, request = await asked(venire, server)
    await venire.court.delete(session.id)

    assert await hung_up(server, request)
    assert not [entry for entry in session.entries if isinstance(entry.event, Called)]


async def test_a_closing_server_hangs_up(venire: Venire, server: ScriptedServer) -> None:
    _session, request = await asked(venire, server)
    await venire.court.close()

    assert await hung_up(server, request)
