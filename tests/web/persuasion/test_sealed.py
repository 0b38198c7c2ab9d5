"""Over HTTP, live: whoever asks for a persuasion that is on, and with whatever viewer, learns nothing of a mind. Nor do
the logs tell."""

from __future__ import annotations

import logging
import secrets

import httpx
import pytest

from venire.app import Venire
from venire.host.session import AnySession
from venire.proceedings.persuasion.acts import Say, Settle, Visit
from venire.proceedings.persuasion.events import PLAYER
from venire.proceedings.persuasion.request import PersuasionRequest

pytestmark = pytest.mark.anyio
SEALED = ("stance", "taken_in", "mingled", "external_attack", "impact", "deep learning", "put_off_by", "weights")
ROADS = (
    "",
    "/events",
    "/export?format=json",
    "/export?format=jsonl",
    "/export?format=md",
    "/export?format=csv",
)
VIEWERS = ("", "bench", "player", "juror/1", "gallery")


async def done(session: AnySession, act: Visit | Say | Settle) -> None:
    """The player does something, and whoever is asked then has answered."""
    await session.submit(PLAYER, session.asked_of(PLAYER)[0].key, act, secrets.token_hex(4))
    while not session.asked_of(PLAYER):
        await session.changed.next().wait()


async def live(venire: Venire) -> AnySession:
    session = await venire.open(PersuasionRequest(case="robot", seed="1"))
    await done(session, Visit(juror=1))
    await done(session, Say(text="Five of six units did it with the pale lines and none without."))
    await done(session, Visit(juror=2))
    return session


async def test_no_road_of_the_api_and_no_log_tells_before_the_settlement(
    venire: Venire, client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        session = await live(venire)
        for road in ROADS:
            for viewer in VIEWERS:
                mark = "&" if "?" in road else "?"
                answer = await client.get(f"/api/sessions/{session.id}{road}{mark}viewer={viewer}&as={viewer}")
                assert answer.status_code in (200, 400, 403, 404, 409), road
                assert not [word for word in SEALED if word in answer.text], (road, viewer)
    told = [record.getMessage() for record in caplog.records]
    assert not [line for line in told for word in SEALED[:-1] if word in line]


async def test_after_the_settlement_every_path_is_told(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await live(venire)
    await done(session, Settle())
    answer = await client.get(f"/api/sessions/{session.id}")
    told = answer.json()["view"]["settled"]
    assert [len(one["path"]) > 0 for one in told["jurors"]] == [True, True, True]
    assert told["jurors"][0]["path"][0]["analysis"]["topics"]
