"""Turn limits and pauses as the page is told of them, and who sees the jurors' minds while they sit."""

import asyncio
from datetime import datetime

import httpx
import pytest

from tests.web.playing import at_turn, begin, look, told
from venire.app import Venire

pytestmark = pytest.mark.anyio


async def test_a_turn_with_a_limit_says_until_when(venire: Venire, client: httpx.AsyncClient) -> None:
    session, key = await at_turn(venire, client, turn_limit=90)
    asks = {one["key"]: one for one in (await look(client, session))["asks"]}
    live = await venire.find(session)
    until = datetime.fromisoformat(asks[key]["until"])
    assert (until - live.timing.opened[key]).total_seconds() == 90
    free, key = await at_turn(venire, client)
    assert {one["until"] for one in (await look(client, free))["asks"]} == {None}


async def test_everybody_is_told_that_the_session_is_paused(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session, key = await at_turn(venire, client, turn_limit=90)
    assert (await look(stranger, session))["paused"] is None
    assert (await stranger.post(f"/api/sessions/{session}/pause")).status_code == 403
    before = (await look(client, session))["asks"]
    await client.post(f"/api/sessions/{session}/pause")
    assert datetime.fromisoformat((await look(stranger, session))["paused"])
    await client.post(f"/api/sessions/{session}/resume")
    now = await look(client, session)
    assert now["paused"] is None
    moved = {one["key"]: one["until"] for one in now["asks"]}
    assert moved[key] > {one["key"]: one["until"] for one in before}[key]


async def test_open_minds_are_for_the_owner_of_a_jury_without_people(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    watched = await begin(client, unattended=True, open_minds=True)
    async with asyncio.timeout(20):
        await venire.court.finished(await venire.find(watched))
    assert len((await look(client, watched))["convictions"]) == 12
    assert (await look(stranger, watched))["convictions"] is None
    closed = await begin(client, unattended=True)
    assert (await look(client, closed))["convictions"] is None


async def test_a_gallery_sees_no_minds_while_a_person_sits(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session, _ = await at_turn(venire, client, open_minds=True)
    assert len((await look(client, session))["convictions"]) == 12
    assert (await look(stranger, session))["convictions"] is None


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ({"turn": 9999}, "no turn 9999"),
        ({"turn": 1, "juror": 99, "vote": "guilty"}, "no juror 99"),
        ({"turn": 1, "juror": 1}, "shape"),
        ({"turn": 1, "vote": "guilty"}, "shape"),
        ({"turn": -1}, "shape"),
        ({"turn": "one"}, "shape"),
        ({"turn": 10**30}, "no turn"),
    ],
)
async def test_what_if_of_what_never_was(
    venire: Venire, client: httpx.AsyncClient, body: dict[str, object], word: str
) -> None:
    session = await begin(client, unattended=True, rounds=1)
    async with asyncio.timeout(20):
        await venire.court.finished(await venire.find(session))
    answer = told(await client.post(f"/api/sessions/{session}/without", json=body))
    assert word in answer["error"]
    assert len((await client.get("/api/sessions")).json()["sessions"]) == 1


async def test_what_if_of_a_change_that_did_not_happen(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client, unattended=True)
    live = await venire.find(session)
    async with asyncio.timeout(20):
        await venire.court.finished(live)
    first = next(flip for flip in venire.debrief(live).flips if flip.turn)
    other = "guilty" if first.vote == "not_guilty" else "not_guilty"
    wrong = {"turn": first.turn, "juror": first.juror, "vote": other}
    assert "did not bring about" in told(await client.post(f"/api/sessions/{session}/without", json=wrong))["error"]
    right = await client.post(f"/api/sessions/{session}/without", json={**wrong, "vote": first.vote})
    assert right.status_code == 201
    now = venire.debrief(await venire.find(right.json()["session"]))
    held = now.vote_history[min(first.round, len(now.vote_history) - 1)][first.juror - 1]
    assert right.json()["undone"] is (held != first.vote)
