"""A model's words in a talk are heard while they come: by the player, and by nobody in the corridor."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.scripted_server import ScriptedServer, replies, serving
from tests.support.faulty_line import write_models
from venire.app import Venire, opened
from venire.host.session import AnySession
from venire.host.stream import StreamedDraft
from venire.kernel.record import GALLERY, Act, Seat, Viewer
from venire.proceedings.persuasion.acts import GoHome, Say, Settle, Visit
from venire.proceedings.persuasion.events import PLAYER
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.settings import Settings

pytestmark = pytest.mark.anyio
TEXT = "He turns the ruler over. “And who, do you say, had the pliers?” The pencil stops."
FILLED = {"text": TEXT, "topics": ["external_attack"], "impact": "positive", "strength": "medium"}


@pytest.fixture
def server() -> Iterator[ScriptedServer]:
    with serving() as scripted:
        scripted.script = replies.fills("reply", FILLED)
        yield scripted


@pytest.fixture
async def venire(server: ScriptedServer, tmp_path: Path) -> AsyncIterator[Venire]:
    write_models(server, tmp_path, timeout=30)
    async with opened(Settings(data=tmp_path), in_memory=True) as made:
        yield made


async def heard(session: AnySession, viewer: Viewer) -> list[str]:
    """The words on their way that this viewer meets, until the session is over."""
    found = list[str]()
    async for item in session.streams.follow(viewer):
        if isinstance(item, StreamedDraft):
            found.append(item.text)
    return found


async def test_the_player_hears_the_words_come_and_the_corridor_does_not(venire: Venire) -> None:
    session = await venire.open(PersuasionRequest(case="robot", seed="1"))
    seats: tuple[Viewer, ...] = (PLAYER, GALLERY, Seat("juror/1"), Seat("juror/2"))
    listening = {seat: asyncio.create_task(heard(session, seat)) for seat in seats}
    await asyncio.sleep(0)
    for act in (Visit(juror=1), Say(text="Somebody forged that notice."), Settle(), GoHome()):
        await done(session, act)
    async with asyncio.timeout(20):
        met = {seat: await task for seat, task in listening.items()}
    assert "".join(met[PLAYER]) == TEXT
    assert met[Seat("juror/1")] == met[PLAYER]
    assert met[GALLERY] == met[Seat("juror/2")] == []


async def done(session: AnySession, act: Act) -> None:
    """The player does something, once it is asked."""
    async with asyncio.timeout(20):
        while not session.asked_of(PLAYER):
            await session.changed.next().wait()
    await session.submit(PLAYER, session.asked_of(PLAYER)[0].key, act, act.kind)
