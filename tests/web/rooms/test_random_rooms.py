"""Rooms of every kind that has something to hide, played at random: whoever comes late, leaves, hands on, is stood in
for, has been away too long, talks, asks for what is not its own. After each step all that anybody can read is read –
page, export, replay, screen, tools, errors – and holds nothing that is sealed from where it sits."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from mcp import Client
from mcp.types import TextContent

from tests.support.hosting import settle, until
from tests.support.one_room.sealed import sealed_from
from tests.web.conftest import visitor
from tests.web.playing import act
from tests.web.rooms.courtroom import Counsel, judge, witness
from tests.web.rooms.joining import Answers, room, sit, start
from venire.app import Venire, opened
from venire.host.clock import ManualClock
from venire.host.session import AnySession
from venire.kernel.record import GALLERY, Seat, Viewer
from venire.law.case_file.case import Case
from venire.mcp.desk import Desk
from venire.mcp.server import make_server
from venire.rooms.rooms import Rooms
from venire.settings import Settings
from venire.web.app import create_app
from venire.web.security.guard import Rate

pytestmark = pytest.mark.anyio
MOVES = ("late", "leave", "hand", "stand_in", "free", "away", "talk", "nothing")
STEPS = 7
GRACE = 91.0
PAGES = ("/sessions/{id}", "/sessions/{id}/replay", "/sessions/{id}/debrief", "/rooms/{code}", "/rooms/{code}/screen")
READ = (
    *PAGES, "/api/sessions/{id}?events=1", "/api/sessions/{id}/events", "/api/sessions/{id}/turn",
    "/api/sessions/{id}@gallery?events=1", "/api/rooms/{code}", "/api/rooms/{code}/turn", "/api/rooms/{code}/chat",
    *(f"/api/sessions/{{id}}/export?format={form}" for form in ("json", "jsonl", "md", "html", "csv")),
)  # fmt: skip
TOOLS: Mapping[str, Mapping[str, Any]] = {
    "wait_for_turn": {"seconds": 0}, "what_is_asked": {}, "view_record": {}, "get_deliberation_state": {},
    "view_deliberation": {}, "view_court": {}, "view_evidence": {"items": ["all"]}, "no_such_tool": {},
    "hand_up": {"act": "react", "fields": {}}, "rule": {"ruling": "sustained"}, "verdict": {"debate_id": "last"},
}  # fmt: skip
COURT: Mapping[str, Any] = {"direct": 3, "cross": 3, "redirect": 0, "recross": 0, "witnesses": ["W4", "W1"]}


@dataclass(frozen=True)
class Walk:
    """A kind of proceeding, who sits down before it begins, and who may come late."""

    kind: str
    wish: Mapping[str, Any]
    seats: tuple[str, ...]
    late: tuple[str, ...] = ()


WALKS = {
    "deliberation": Walk(
        "deliberation", {"size": 5, "max_rounds": 4, "early_end": False}, ("juror/1", "juror/2"), ("juror/3",)
    ),
    "examination": Walk(
        "examination",
        {**COURT, "objection_window": None},
        ("counsel/prosecution", "witness/W4"),
        ("judge", "witness/W1"),
    ),
    "trial": Walk(
        "trial",
        {**COURT, "direct": 1, "cross": 1, "witnesses": ["W4"], "max_rounds": 2, "size": 4, "objection_window": None},
        ("witness/W4", "juror/1"),
        ("counsel/defence", "juror/3"),
    ),
    "persuasion": Walk("persuasion", {}, ("player",)),
}


@dataclass
class Table:
    """A room at play, and everybody who is or was in it."""

    venire: Venire
    page: FastAPI
    rooms: Rooms
    clock: ManualClock
    agent: Client
    host: httpx.AsyncClient
    case: Case
    code: str
    session: str = ""
    seated: dict[str, httpx.AsyncClient] = field(default_factory=dict[str, httpx.AsyncClient])
    gone: list[httpx.AsyncClient] = field(default_factory=list[httpx.AsyncClient])
    said: int = 0
    read: int = 0

    def tokens(self) -> dict[str, str]:
        return {seat: token(who) for seat, who in self.seated.items()}

    async def live(self) -> AnySession:
        return await self.venire.find(self.session)


def token(who: httpx.AsyncClient) -> str:
    return str(who.headers["Authorization"]).removeprefix("Bearer ")


async def moved(table: Table, walk: Walk, move: str, dice: Random) -> None:
    """One of the things that happen in rooms."""
    if not table.seated:
        move = "late"
    seat = dice.choice(sorted(table.seated)) if table.seated else ""
    where = f"/api/rooms/{table.code}/seats/{seat}"
    match move:
        case "late":
            wanted = [one for one in (*walk.late, *walk.seats) if one not in table.seated]
            if wanted:
                await late(table, dice.choice(wanted))
        case "leave":
            given = await table.seated[seat].delete(where)
            assert given.status_code == 200, given.text
            table.gone.append(table.seated.pop(seat))
        case "free":
            freed = await table.host.post(f"{where}/hand", json={})
            assert freed.status_code == 200, freed.text
            table.gone.append(table.seated.pop(seat))
        case "hand":
            handed = (await table.seated[seat].post(f"{where}/hand", json={"name": "Other"})).json()
            table.gone.append(table.seated[seat])
            table.seated[seat] = visitor(table.page, Authorization=f"Bearer {handed['token']}")
        case "stand_in":
            played = await table.host.post(f"{where}/stand_in", json={})
            assert played.status_code == 200, played.text
        case "away":
            await settle()
            table.clock.advance(GRACE)
            await table.host.get(f"/api/rooms/{table.code}")
            await table.rooms.look_round()
        case "talk":
            table.said += 1
            line = {"text": f"Aside{table.said}q: shall we go on with it?"}
            assert (await table.seated[seat].post(f"/api/rooms/{table.code}/chat", json=line)).status_code == 201
        case _:
            pass


async def late(table: Table, seat: str) -> None:
    """A late comer takes the seat over from whoever plays it, unless somebody has a right to it."""
    taken = await visitor(table.page).post(f"/api/rooms/{table.code}/seats", json={"seat": seat})
    if taken.status_code == 201:
        table.seated[seat] = visitor(table.page, Authorization=f"Bearer {taken.json()['token']}")


def answers() -> dict[str, Answers]:
    """What somebody in a seat of each sort does."""
    return {"counsel": Counsel(2), "judge": judge, "witness": told_first, "juror": thinks, "player": persuades}


def told_first(ask: Mapping[str, Any], seen: Mapping[str, Any]) -> Mapping[str, Any] | None:
    return witness(ask, seen) if "testify" in ask["wants"] else None


def thinks(ask: Mapping[str, Any], _seen: Mapping[str, Any]) -> Mapping[str, Any]:
    """Writes something to itself alone, throws it away, and passes."""
    if "choose_side" in ask["wants"]:
        return {"kind": "choose_side", "side": "prosecute"}
    if "cast_vote" in ask["wants"]:
        return {"kind": "cast_vote", "vote": "guilty"}
    if "discard" in ask["wants"]:
        return {"kind": "discard"}
    if ask["key"].endswith("/0"):
        thought = f"Thought of {ask['key'].replace('/', ' ')}: nobody saw who came out of the lock house that night."
        return {"kind": "take_strategy", "strategy": "free_argument", "text": thought}
    return {"kind": "pass"}


def persuades(ask: Mapping[str, Any], seen: Mapping[str, Any]) -> Mapping[str, Any]:
    if "say" in ask["wants"] and len(seen["view"].get("turns") or ()) < 4:
        return {"kind": "say", "text": "The rail hung out over the water, and nobody saw a blow."}
    if "visit" in ask["wants"]:
        return {"kind": "visit", "juror": 1}
    return {"kind": "settle" if "settle" in ask["wants"] else "go_home"}


async def answered(table: Table, by: Mapping[str, Answers]) -> None:
    """Everybody answers once whatever waits for it."""
    for seat, who in list(table.seated.items()):
        seen = (await who.get(f"/api/sessions/{table.session}")).json()
        for ask in seen["asks"]:
            fields = None if ask["standing"] else by[seat.partition("/")[0]](ask, seen)
            if fields is not None:
                told = await act(who, table.session, ask["key"], **dict(fields))
                assert told.status_code in (200, 409), told.text
                break


async def surfaces(table: Table, who: httpx.AsyncClient) -> dict[str, str]:
    """All that somebody can get, by page and interface and, with the token of a seat, by the tools; errors too."""
    read = {path: (await who.get(path.format(id=table.session, code=table.code))).text for path in READ}
    read["act"] = (await act(who, table.session, "q1/answer", "testify", text="I saw it.", stance="tell")).text
    read["fork"] = (await who.post(f"/api/sessions/{table.session}/fork", json={"moment": 1})).text
    if "Authorization" in who.headers:
        for tool, fields in TOOLS.items():
            given = {} if tool in ("no_such_tool", "verdict") else {"seat_token": token(who)}
            answer = await table.agent.call_tool(tool, {**fields, **given})
            read[tool] = "".join(part.text for part in answer.content if isinstance(part, TextContent))
    return read


async def checked(table: Table) -> None:
    """Nobody was told what is sealed from where it sits; the talk stays with those at the table."""
    live = await table.live()
    looks: list[tuple[httpx.AsyncClient, Viewer]] = [(who, Seat(seat)) for seat, who in table.seated.items()]
    for who in (table.host, visitor(table.page), *table.gone[-2:]):
        looks.append((who, GALLERY))
    for who, viewer in looks:
        told = await surfaces(table, who)
        if live.over:
            return  # what came meanwhile is no longer sealed from whoever sat here
        others = [one for seat, one in table.tokens().items() if seat != viewer]
        sealed = sealed_from(live, viewer, *others, case=table.case)
        assert sealed.words >= set(others)
        assert sealed.numbers | sealed.words, "there is something to hide"
        found = {where: found for where, text in told.items() if (found := sealed.found_in(text))}
        assert not found, (viewer, [(where, len(of), of[:2]) for where, of in found.items()])
        table.read += 1
        if viewer == GALLERY and who is not table.host:
            assert not [where for where, text in told.items() if "Aside" in text]


async def walked(walk: Walk, seed: int) -> None:
    """One room, from the lobby on."""
    dice, by = Random(f"{walk.kind} {seed}"), answers()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        settings = Settings(data=folder, allowed_hosts="court", monitors="none")
        venire = await stack.enter_async_context(opened(settings, in_memory=True))
        venire.court.clock = clock = ManualClock()
        page = create_app(venire, rate=Rate(burst=100_000), reads=Rate(burst=100_000), sample=False)
        rooms = page.state.rooms = Rooms(venire)  # whose court takes no breath
        agent = await stack.enter_async_context(Client(make_server(Desk(venire, rooms))))
        host, case = visitor(page), venire.library.load("murder")
        code = await room(host, walk.kind, **walk.wish)
        table = Table(venire, page, rooms, clock, agent, host, case, code)
        for seat in walk.seats:
            table.seated[seat] = await sit(page, code, seat)
        table.session = await start(host, code)
        for move in dice.choices(MOVES, k=STEPS):
            if (live := await table.live()).over:
                break
            await until(lambda live=live: live.over or _waits(live, table), turns=200_000)
            await answered(table, by)
            await checked(table)
            if not live.over:
                await moved(table, walk, move, dice)
                await checked(table)
        assert table.read, "it was read from its first moments on"


def _waits(live: AnySession, table: Table) -> bool:
    asks = [ask for ask in live.agenda() if not ask.standing]
    mine = any(not ask.standing for seat in table.seated for ask in live.asked_of(Seat(seat)))
    return mine or not table.seated or all(live.people.get(ask.seat) for ask in asks)


@pytest.mark.parametrize("kind", WALKS)
async def test_nobody_is_told_what_is_sealed_from_it(kind: str) -> None:
    await walked(WALKS[kind], 2)


@pytest.mark.prove
@pytest.mark.parametrize("seed", range(3, 11))
@pytest.mark.parametrize("kind", WALKS)
async def test_nobody_is_told_in_eight_more_rooms_of_each_kind(kind: str, seed: int) -> None:
    await walked(WALKS[kind], seed)
