"""A debate over HTTP."""

from __future__ import annotations

import asyncio

import httpx

from tests.web.playing import Json, look
from venire.app import Venire

TOPIC = "The old quay should be closed to cars."
COUNT = {
    "title": "Traffic count",
    "text": "In May 4,200 cars a day crossed the old quay. On a Sunday without cars the shops sold a fifth more.",
    "stance": "for",
}
LETTER = {
    "title": "Letter of the fishmongers",
    "text": "Our customers come by car. If the quay is closed, a third of our trade goes to the supermarket.",
    "stance": "against",
}
ON_TOPIC = {"topic": TOPIC, "sources": [COUNT, LETTER], "seed": "5", "rounds": 1}


async def debate(client: httpx.AsyncClient, **wish: object) -> str:
    """Open a debate of one round on the quay; its id."""
    answer = await client.post("/api/debates", json={**ON_TOPIC, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["session"])


async def held(venire: Venire, client: httpx.AsyncClient, **wish: object) -> str:
    """The same, to its end."""
    session = await debate(client, **wish)
    async with asyncio.timeout(60):
        await venire.court.finished(await venire.find(session))
    return session


async def seen(client: httpx.AsyncClient, session: str) -> Json:
    return (await look(client, session))["view"]
