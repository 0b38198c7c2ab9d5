"""Whoever stops listening frees the real server: its one slot, which would have gone on to the end of a long answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from tests.real_model.playing import calls, modelled
from tests.real_model.server import RealServer
from venire.app import Venire
from venire.host.session import AnySession
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest

pytestmark = [pytest.mark.anyio, pytest.mark.prove]
SOON = 20.0
"""Seconds: a step of a prompt and a short answer on a busy machine; the long answer would take longer."""
ENDLESS = 4000
"""Tokens. As cold as it is here the model says one sentence again and again: half a minute of it at the least."""


async def thinking(venire: Venire, real: RealServer) -> AnySession:
    """A deliberation whose judge is finding the first words."""
    wish = DeliberationRequest(case="tiny", seed="real", rule="unanimous", params=Params(size=3, max_rounds=1))
    session = await venire.open(wish)
    await asyncio.to_thread(real.until, busy=True)
    assert calls(session.entries) == []
    return session


async def freed(real: RealServer) -> float:
    """Seconds until the slot is free and another request is answered."""
    began = monotonic()
    await asyncio.to_thread(real.until, busy=False)
    assert await asyncio.to_thread(real.says, "Good morning.")
    return monotonic() - began


async def test_a_deleted_session_frees_the_slot(real: RealServer, tmp_path: Path) -> None:
    async with modelled(real, tmp_path, warmth=0.0, most=ENDLESS) as venire:
        session = await thinking(venire, real)
        await venire.court.delete(session.id)
        assert calls(session.entries) == []
        assert await freed(real) < SOON


async def test_a_server_that_closes_frees_the_slot(real: RealServer, tmp_path: Path) -> None:
    async with modelled(real, tmp_path, warmth=0.0, most=ENDLESS) as venire:
        session = await thinking(venire, real)
    assert calls(session.entries) == []
    assert await freed(real) < SOON
