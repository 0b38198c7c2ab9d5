"""Counsel over HTTP: opens an examination, answers what is asked."""

import asyncio

import httpx

from tests.web.playing import Json, act, look
from venire.app import Venire

PATIENCE = 30


async def begin(client: httpx.AsyncClient, **wish: object) -> str:
    """Open an examination of the murder, at once and without a clock."""
    wanted = {"case": "murder", "seed": "5", "witnesses": ["W4"], "breath": 0, "window": None, **wish}
    answer = await client.post("/api/examinations", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["session"])


async def next_ask(venire: Venire, client: httpx.AsyncClient, session: str) -> Json | None:
    """What counsel is asked next; None when it is over."""
    live = await venire.find(session)
    async with asyncio.timeout(PATIENCE):
        while True:
            rung = live.changed.next()
            told = await look(client, session)
            asks = [ask for ask in told["asks"] if not ask["standing"]]
            if asks or told["over"]:
                return asks[0] if asks else None
            await rung.wait()


async def heard(venire: Venire, client: httpx.AsyncClient, session: str) -> Json | None:
    """The same, once the judge has ruled: objections to one's own questions are left unanswered."""
    while (ask := await next_ask(venire, client, session)) is not None and "respond" in ask["wants"]:
        await act(client, session, ask["key"], "respond", text="")
    return ask


async def put(venire: Venire, client: httpx.AsyncClient, session: str, text: str) -> None:
    """Ask, once the court turns to counsel."""
    ask = await heard(venire, client, session)
    assert ask is not None
    assert "put_question" in ask["wants"]
    answer = await act(client, session, ask["key"], "put_question", text=text)
    assert answer.status_code == 200, answer.text


async def to_the_end(venire: Venire, client: httpx.AsyncClient, session: str) -> int:
    """Object to every third question, rest where one may ask; how many objections were made."""
    seen = made = 0
    while (ask := await next_ask(venire, client, session)) is not None:
        if "object" in ask["wants"]:
            seen += 1
            kind, fields = ("object", {"ground": "leading"}) if seen % 3 == 0 else ("let_stand", {})
            made += kind == "object"
        else:
            kind, fields = ("respond", {"text": ""}) if "respond" in ask["wants"] else ("rest", {})
        answer = await act(client, session, ask["key"], kind, **fields)
        assert answer.status_code == 200, answer.text
    return made
