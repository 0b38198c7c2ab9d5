"""Wrong input at a room, through every door: the page, HTTP and MCP each say it in one sentence, with what to do."""

from __future__ import annotations

import html
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import httpx
import pytest
from fastapi import FastAPI
from mcp import Client

from tests.mcp.agents import Agent, Seat
from tests.support.hosting import settle, until
from tests.web.conftest import visitor
from tests.web.playing import act, asked, told
from tests.web.rooms.joining import room, sit, start
from venire.app import Venire
from venire.cli.serving.door import AgentsDoor, agents_door
from venire.host.clock import ManualClock
from venire.host.session import AnySession
from venire.mcp.desk import Desk
from venire.mcp.server import make_server
from venire.web.app import create_app
from venire.web.security.guard import Rate

pytestmark = pytest.mark.anyio
UNKNOWN = "ZZZZZZ"
LIMIT = 45


@dataclass
class Doors:
    """One house, and somebody at each door of it."""

    venire: Venire
    clock: ManualClock
    page: FastAPI
    host: httpx.AsyncClient
    comer: httpx.AsyncClient
    agent: Agent

    async def sits(self, code: str, seat: str) -> httpx.AsyncClient:
        return await sit(self.page, code, seat)


@pytest.fixture
async def doors(venire: Venire) -> AsyncIterator[Doors]:
    venire.court.clock = clock = ManualClock()
    page = create_app(venire, rate=Rate(burst=1000))
    async with Client(make_server(Desk(venire, page.state.rooms))) as client:
        yield Doors(venire, clock, page, visitor(page), visitor(page), Agent(client))


async def ended(doors: Doors) -> str:
    code = await room(doors.host)
    assert (await doors.host.post(f"/api/rooms/{code}/close")).status_code == 200
    return code


async def full(doors: Doors) -> str:
    code = await room(doors.host, size=2)
    for seat in ("juror/1", "juror/2"):
        await doors.sits(code, seat)
    return code


async def one_taken(doors: Doors) -> str:
    code = await room(doors.host, size=3)
    await doors.sits(code, "juror/1")
    return code


async def court_with_a_judge(doors: Doors) -> str:
    code = await room(doors.host, "examination", witnesses=["W4"])
    await doors.sits(code, "judge")
    return code


async def opened(doors: Doors) -> str:
    return await room(doors.host, size=3)


async def unknown(_doors: Doors) -> str:
    return UNKNOWN


Lays = Callable[[Doors], Awaitable[str]]
NONE, ENDED, FULL = "There is no room with this code.", "This room has ended.", "Every seat of this room is taken."
HTTP: list[tuple[Lays, dict[str, object], int, str]] = [
    (unknown, {}, 404, NONE),
    (ended, {}, 410, ENDED),
    (full, {}, 409, FULL),
    (full, {"seat": "juror/1"}, 409, FULL),
    (one_taken, {"seat": "juror/1"}, 409, "The seat juror/1 is taken."),
    (court_with_a_judge, {"seat": "judge"}, 409, "The seat judge is taken."),
    (opened, {"seat": "bailiff"}, 404, "This deliberation has no seat 'bailiff' that somebody could take."),
    (opened, {"seat": "juror/9"}, 404, "This deliberation has no seat 'juror/9' that somebody could take."),
    (court_with_a_judge, {"seat": "juror"}, 404, "This examination has no seat 'juror' that somebody could take."),
]
MCP: list[tuple[Lays, str, dict[str, object], str]] = [
    (unknown, "join_jury", {}, NONE),
    (ended, "join_jury", {}, ENDED),
    (full, "join_jury", {}, FULL),
    (full, "join_jury", {"preferred_seat": 1}, FULL),
    (court_with_a_judge, "join_judge", {}, "The seat judge is taken."),
    (opened, "join_judge", {}, "This deliberation has no seat 'judge' that somebody could take."),
    (opened, "join_jury", {"preferred_seat": 9}, "This deliberation has no seat 'juror/9' that somebody could take."),
    (court_with_a_judge, "join_jury", {}, "This examination has no seat 'juror' that somebody could take."),
    (court_with_a_judge, "join_witness", {"witness": "W99"}, "This examination has no seat 'witness/W99'"),
]


@pytest.mark.parametrize(("lays", "wanted", "status", "sentence"), HTTP)
async def test_over_http(doors: Doors, lays: Lays, wanted: dict[str, object], status: int, sentence: str) -> None:
    refused = await doors.comer.post(f"/api/rooms/{await lays(doors)}/seats", json=wanted)
    assert (refused.status_code, told(refused)["error"]) == (status, sentence)


@pytest.mark.parametrize(("lays", "tool", "wanted", "sentence"), MCP)
async def test_over_mcp(doors: Doors, lays: Lays, tool: str, wanted: dict[str, object], sentence: str) -> None:
    """``refused`` sees to it that it is one line; after the sentence stands the remedy."""
    said = await doors.agent.refused(tool, room=await lays(doors), **wanted)
    assert said.startswith(sentence)
    assert re.search(r"[.] [A-Z].*[.]$", said), said


@pytest.mark.parametrize("path", ["/rooms/ZZZZZZ", "/rooms/ZZZZZZ/screen", "/rooms/I0O1", "/rooms/%00%00"])
async def test_at_the_page_a_room_that_there_is_not(doors: Doors, path: str) -> None:
    shown = await doors.comer.get(path)
    assert shown.status_code == 404
    text = html.unescape(shown.text)
    assert "There is no room with this code." in text
    assert "Check its six signs with whoever told you" in text


async def test_at_the_page_a_room_that_has_ended_is_still_shown(doors: Doors) -> None:
    """Its script says that it has ended: tests/browser/one_room/test_wrong_input.py."""
    assert (await doors.comer.get(f"/rooms/{await ended(doors)}")).status_code == 200


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize("path", ["/api/rooms", "/rooms/new"])
@pytest.mark.parametrize("version", ["0", "2", "one"])
async def test_a_client_of_another_version_over_http(doors: Doors, method: str, path: str, version: str) -> None:
    refused = await doors.comer.request(method, path, headers={"X-Venire": version})
    assert refused.status_code == 400
    told_it = html.unescape(refused.text)
    assert "This window was opened by another version of venire than the server now has." in told_it
    assert "Load the page anew; a program reads /openapi.json and sends the header X-Venire: 1." in told_it


async def _knocks(door: AgentsDoor, **headers: str) -> httpx.Response:
    transport = httpx.ASGITransport(app=door)
    asks = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    accepted = {"Accept": "application/json, text/event-stream", **headers}
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        return await client.post("/mcp", json=asks, headers=accepted)


@pytest.mark.parametrize("version", ["1999-01-01", "2099-12-31", "1", "x" * 500])
async def test_a_client_of_another_version_over_mcp(doors: Doors, version: str) -> None:
    door = agents_door(doors.venire, doors.page.state.rooms, "127.0.0.1", doors.page)
    assert door is not None
    refused = await _knocks(door, **{"MCP-Protocol-Version": version})
    await door.close()
    error = refused.json()["error"]
    assert (refused.status_code, error["code"]) == (400, -32022)
    assert error["message"].startswith(
        f"Version {version[:20]!r} of the protocol is not spoken here. Update the client"
    )
    assert "2025-06-18" in error["data"]["supported"]


async def its_time_runs_out(doors: Doors, session: AnySession, key: str) -> None:
    await settle()  # whoever waits by the clock has begun to
    doors.clock.advance(LIMIT + 1)
    await until(lambda: all(ask.key != key for ask in session.agenda()))


async def test_an_answer_that_comes_too_late_over_http(doors: Doors) -> None:
    """The table went on by itself: what was asked is asked no more, and nothing of the late answer is kept."""
    code = await room(doors.host, size=3, turn_limit=LIMIT, max_rounds=1)
    first, late = await doors.sits(code, "juror/1"), await doors.sits(code, "juror/2")
    session = await start(doors.host, code)
    side = await asked(doors.venire, first, session, "choose_side")
    await act(first, session, side, "choose_side", side="defend")
    key = await asked(doors.venire, late, session, "cast_vote")
    live = await doors.venire.find(session)
    await its_time_runs_out(doors, live, key)
    refused = await act(late, session, key, "cast_vote", vote="guilty")
    assert refused.status_code == 409
    assert told(refused)
    causes = [one.cause for one in live.entries if one.cause is not None and one.cause.ask == key]
    assert not [one for one in causes if one.act_id.startswith("test-")]


async def test_an_answer_that_comes_too_late_over_mcp(doors: Doors) -> None:
    code = await room(doors.host, size=3, turn_limit=LIMIT, max_rounds=1)
    first = await doors.sits(code, "juror/1")
    late: Seat = await doors.agent.joins("join_jury", room=code, preferred_seat=2)
    session = await start(doors.host, code)
    side = await asked(doors.venire, first, session, "choose_side")
    await act(first, session, side, "choose_side", side="defend")
    turn = await late.call("wait_for_turn")
    key = turn["asked"][0]["ask"]
    assert turn["asked"][0]["until"], "until when it is waited for is told"
    live = await doors.venire.find(session)
    await its_time_runs_out(doors, live, key)
    said = await late.refused("hand_up", act="cast_vote", fields={"vote": "guilty"}, ask=key)
    assert said.startswith("Nothing is asked of juror/2 now that 'cast_vote' would answer."), said
