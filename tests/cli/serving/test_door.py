"""Who is let in at the door for agents, and what becomes of everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from venire.accounts.book import AccountBook
from venire.accounts.program_tokens import ProgramTokens
from venire.app import Venire, opened
from venire.cli.serving.door import AgentsDoor, Hears, agents_door
from venire.mcp.http import AgentsApp
from venire.rooms.rates import Rate
from venire.rooms.rooms import Rooms
from venire.settings import Settings
from venire.web.security import threshold
from venire.web.security.hosts import Hosts
from venire.web.security.threshold import READS

pytestmark = pytest.mark.anyio
LIST: dict[str, object] = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
ACCEPT = {"Accept": "application/json, text/event-stream", "MCP-Protocol-Version": "2025-11-25"}


async def _page(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse("the page")(scope, receive, send)


@asynccontextmanager
async def _knocking(data: Path, rate: Rate, reads: Rate = READS) -> AsyncGenerator[tuple[httpx.AsyncClient, list[str]]]:
    """A line to a door, and what was loaded behind it."""
    made = list[str]()
    async with opened(Settings(data=data, monitors="none"), in_memory=True) as venire:

        async def makes() -> Hears:
            made.append("agents")
            return AgentsApp(venire, Rooms(venire))

        door = AgentsDoor(makes, Hosts.of("127.0.0.1"), _page, rate, reads=reads)
        transport = httpx.ASGITransport(app=door)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=ACCEPT) as line:
            yield line, made
        await door.close()


async def test_the_page_is_served_as_before_and_agents_are_loaded_when_one_knocks(tmp_path: Path) -> None:
    async with _knocking(tmp_path, Rate()) as (line, made):
        for path in ("/", "/mcpx", "/api/mcp", "/mcp/more"):
            assert (await line.get(path)).text == "the page"
        assert made == []
        for path in ("/mcp", "/mcp/"):
            assert (await line.post(path, json=LIST)).status_code < 500
        assert made == ["agents"]


async def test_foreign_pages_other_names_and_floods_are_turned_away(tmp_path: Path) -> None:
    async with _knocking(tmp_path, Rate(burst=5, per_second=0.001)) as (line, made):
        foreign = await line.post("/mcp", json=LIST, headers={"Origin": "https://elsewhere.example"})
        renamed = await line.post("/mcp", json=LIST, headers={"Host": "elsewhere.example"})
        assert (foreign.status_code, renamed.status_code) == (403, 400)
        assert made == [], "nothing was loaded for them"
        own = [await line.post("/mcp", json=LIST, headers={"Origin": "http://127.0.0.1"}) for _ in range(6)]
        assert [answer.status_code == 429 for answer in own] == [False] * 5 + [True]
        for answer in (foreign, renamed, own[-1]):
            assert set(answer.json()) == {"error", "remedy"}


async def test_agents_pass_the_same_threshold_as_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with _knocking(tmp_path, Rate(), Rate(burst=1, per_second=0.001)) as (line, _):
        reading = [await line.get("/mcp", headers={"Sec-Fetch-Site": "cross-site"}), await line.get("/mcp")]
        reading.append(await line.get("/mcp"))
        crammed = await line.post("/mcp", json=LIST, headers={"Cookie": f"seat={'x' * 5000}"})
        monkeypatch.setattr(threshold, "BODY", 0.05)
        slow = await line.post("/mcp", content=_stalls(), headers={"Content-Type": "application/json"})
        assert [answer.status_code for answer in reading] == [403, reading[1].status_code, 429]
        assert reading[1].status_code not in (403, 429)
        assert (crammed.status_code, slow.status_code) == (431, 408)
        for answer in (reading[0], reading[2], crammed, slow):
            assert set(answer.json()) == {"error", "remedy"}


async def _stalls() -> AsyncGenerator[bytes]:
    """A body that begins and does not come to its end."""
    yield b"{"
    await asyncio.get_running_loop().create_future()


async def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    async with _knocking(tmp_path, Rate()) as (line, _):
        large = await line.post("/mcp", content=b" " * 300_000, headers={"Content-Type": "application/json"})
        assert large.status_code == 413


async def test_where_people_have_accounts_an_agent_needs_a_token_with_its_scope(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path, monitors="none", accounts=True), in_memory=True) as venire:
        book = AccountBook(venire.court.store, venire.court.clock.now)
        tokens = ProgramTokens(venire.court.store, venire.court.clock.now)
        owner = (await book.add("ada", "player")).owner
        good, short = await tokens.make(owner, "bot", ["play"]), await tokens.make(owner, "bot", ["read", "rooms"])
        strange = await tokens.make("web-nobody", "bot", ["play"])
        door = agents_door(venire, Rooms(venire), "127.0.0.1", _page)
        assert door is not None
        transport = httpx.ASGITransport(app=door)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=ACCEPT) as line:

            async def status(token: str) -> int:
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                return (await line.post("/mcp", json=LIST, headers=headers)).status_code

            codes = [await status(one) for one in ("", "venire_x", short.token, strange.token)]
            assert codes == [401, 401, 403, 401]
            assert await status(good.token) not in (401, 403)
            await book.disable("ada")
            assert await status(good.token) == 401
            assert (await line.get("/")).text == "the page"
        await door.close()


HELLO = {
    "protocolVersion": "2025-06-18",
    "capabilities": {},
    "clientInfo": {"name": "test", "version": "1"},
}
DEBATE = {"topic": "Close the quay.", "rounds": 1, "evaluators": 1, "seconds": 0}


async def _connected(line: httpx.AsyncClient, **headers: str) -> dict[str, str]:
    """The headers of a new connection of the protocol."""
    body = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": HELLO}
    given = {"MCP-Protocol-Version": "2025-06-18", **headers}
    answered = await line.post("/mcp", json=body, headers=given)
    given["mcp-session-id"] = answered.headers["mcp-session-id"]
    await line.post("/mcp", json={"jsonrpc": "2.0", "method": "notifications/initialized"}, headers=given)
    return given


async def _called(line: httpx.AsyncClient, given: dict[str, str], tool: str, **arguments: object) -> str:
    """What the tool said, as it came."""
    body = {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}
    return (await line.post("/mcp", json=body, headers=given, timeout=60)).text


async def test_every_agent_has_a_share_of_its_own(tmp_path: Path) -> None:
    async with _served(tmp_path, host="0.0.0.0", quota_sessions=1, allowed_hosts="127.0.0.1") as (venire, line):
        one, other = [await _connected(line) for _ in range(2)]
        assert "Close the quay." in await _called(line, one, "debate", **DEBATE)
        assert "1 sessions within an hour" in await _called(line, one, "debate", **DEBATE)
        assert "Close the quay." in await _called(line, other, "debate", **DEBATE)
        owners = {head.owner for head in await venire.sessions()}
        assert len(owners) == 2
        assert all(owner.startswith("mcp-") for owner in owners)


async def test_an_agent_with_a_token_opens_in_its_makers_name(tmp_path: Path) -> None:
    async with _served(tmp_path) as (venire, line):
        tokens = ProgramTokens(venire.court.store, venire.court.clock.now)
        plays, reads = [(await tokens.make("ada", "bot", (scope,))).token for scope in ("play", "read")]
        given = await _connected(line, Authorization=f"Bearer {plays}")
        assert "Close the quay." in await _called(line, given, "debate", **DEBATE)
        (head,) = await venire.sessions()
        assert head.owner == "ada"
        assert head.session in await _called(line, given, "verdict", debate_id=head.session, seconds=0)
        stranger = await _connected(line)
        assert "Nothing was held here" in await _called(line, stranger, "verdict", debate_id=head.session, seconds=0)
        for token, told in ((reads, "may not play"), ("venire_none", "good for nothing")):
            given = await _connected(line, Authorization=f"Bearer {token}")
            assert told in await _called(line, given, "debate", **DEBATE)


async def test_rooms_that_an_agent_opens_count_to_its_share(tmp_path: Path) -> None:
    async with _served(tmp_path, host="0.0.0.0", quota_rooms=2, allowed_hosts="127.0.0.1") as (_, line):
        given = await _connected(line)
        told = [await _called(line, given, "join_debate", topic="Close the quay.", begin_at_once=False) for _ in "123"]
        assert ["2 rooms open" in one for one in told] == [False, False, True]


@asynccontextmanager
async def _served(data: Path, **settings: Any) -> AsyncGenerator[tuple[Venire, httpx.AsyncClient]]:
    """A line to the agents of one venire."""
    async with opened(Settings(data=data, monitors="none", **settings), in_memory=True) as venire:
        app = AgentsApp(venire, Rooms(venire))
        await app.open()
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=ACCEPT) as line:
            yield venire, line
        await app.close()
