"""Two friends with nothing but a code and a bearer token sit on one jury."""

import httpx
import pytest
from fastapi import FastAPI

from tests.web.playing import told
from tests.web.rooms.joining import play, room, sit, start, votes
from venire.app import Venire
from venire.proceedings.deliberation.events import FinalWord
from venire.proceedings.deliberation.rules import Deliberation

pytestmark = pytest.mark.anyio


async def test_two_take_seats_the_host_starts_and_both_vote(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client, max_rounds=2)
    ann, ben = await sit(page, code, "juror/4", "Ann"), await sit(page, code, "juror", "Ben")
    session = await start(client, code)
    await play(venire, session, {ann: votes("not_guilty"), ben: votes("guilty")})
    live = await venire.find(session)
    words = {entry.event.juror: entry.event.vote for entry in live.entries if isinstance(entry.event, FinalWord)}
    assert words == {4: "not_guilty", 1: "guilty"}
    rules = live.sitting.proceeding
    assert isinstance(rules, Deliberation)
    assert [rules.roster.jurors[number - 1].name for number in (1, 4)] == ["Ben", "Ann"]
    assert (await client.get(f"/api/rooms/{code}")).json()["state"] == "over"


async def test_each_speaks_for_its_own_seat_and_the_host_for_none(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client)
    ann, ben = await sit(page, code, "juror/4", "Ann"), await sit(page, code, "juror/5", "Ben")
    session = await start(client, code)
    seen = [(await who.get(f"/api/sessions/{session}")).json()["viewer"] for who in (ann, ben, client)]
    assert seen == ["juror/4", "juror/5", "gallery"]
    refused = await client.post(
        f"/api/sessions/{session}/acts",
        json={"ask": "first/juror/4", "act_id": "x", "kind": "cast_vote", "act": {"vote": "guilty"}},
    )
    assert told(refused)


async def test_nobody_but_the_host_starts_it(page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client)
    ann = await sit(page, code, "juror/4", "Ann")
    refused = await ann.post(f"/api/rooms/{code}/start")
    assert refused.status_code == 403
    assert "host" in told(refused)["error"]
