"""Coming to a room over HTTP, as somebody who only has a bearer token."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import httpx
from fastapi import FastAPI

from tests.web.conftest import visitor
from tests.web.playing import Json, act
from venire.app import Venire

Answers = Callable[[Json, Json], Mapping[str, Any] | None]
"""From an ask and what is seen to the fields of an act, with its ``kind``; None: leave it."""


async def room(host: httpx.AsyncClient, proceeding: str = "deliberation", **wish: object) -> str:
    """A room on the murder, opened by this host: its code."""
    body = {"proceeding": proceeding, "case": "murder", "seed": "7", **wish}
    answer = await host.post("/api/rooms", json=body)
    assert answer.status_code == 201, answer.text
    assert answer.json()["link"] == f"/rooms/{answer.json()['code']}"
    return str(answer.json()["code"])


async def sit(page: FastAPI, code: str, seat: str | None, name: str = "", **wish: object) -> httpx.AsyncClient:
    """Somebody without a cookie who takes this seat and speaks with its token from then on."""
    comer = visitor(page)
    answer = await comer.post(f"/api/rooms/{code}/seats", json={"seat": seat, "name": name, **wish})
    assert answer.status_code == 201, answer.text
    comer.cookies.clear()
    comer.headers["Authorization"] = f"Bearer {answer.json()['token']}"
    return comer


async def start(host: httpx.AsyncClient, code: str) -> str:
    """Begin: the session's id."""
    answer = await host.post(f"/api/rooms/{code}/start")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["session"])


async def play(venire: Venire, session: str, players: Mapping[httpx.AsyncClient, Answers]) -> None:
    """Everybody answers what is asked of them until it is over."""
    async with asyncio.timeout(60), asyncio.TaskGroup() as table:
        for who, answers in players.items():
            table.create_task(_plays(venire, session, who, answers))


async def _plays(venire: Venire, session: str, who: httpx.AsyncClient, answers: Answers) -> None:
    live = await venire.find(session)
    while not live.over:
        rung = live.changed.next()
        seen = (await who.get(f"/api/sessions/{session}")).json()
        if not await _answered(session, who, seen, answers):
            await rung.wait()


async def _answered(session: str, who: httpx.AsyncClient, seen: Json, answers: Answers) -> bool:
    for ask in seen["asks"]:
        fields = None if ask["standing"] else answers(ask, seen)
        if fields is not None:
            wanted = dict(fields)
            told = await act(who, session, ask["key"], wanted.pop("kind"), **wanted)
            assert told.status_code in (200, 409), told.text
            return True
    return False


def votes(vote: str) -> Answers:
    """A juror who votes so and says nothing."""

    def answers(ask: Json, _seen: Json) -> Mapping[str, Any] | None:
        if "choose_side" in ask["wants"]:
            return {"kind": "choose_side", "side": "defend"}
        if "cast_vote" in ask["wants"]:
            return {"kind": "cast_vote", "vote": vote}
        return {"kind": "pass"}

    return answers
