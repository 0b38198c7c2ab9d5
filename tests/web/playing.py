"""Playing a seat over HTTP."""

import asyncio
from collections.abc import Mapping
from itertools import count
from typing import Any

import httpx

from venire.app import Venire

_ids = count(1)
Json = Mapping[str, Any]


def told(answer: httpx.Response) -> Json:
    """The body, which must be an error with a sentence and a remedy."""
    body = answer.json()
    assert 400 <= answer.status_code < 500, answer.text
    assert body["error"].endswith((".", "!", "?"))
    assert body["remedy"]
    assert "Traceback" not in answer.text
    return body


async def begin(client: httpx.AsyncClient, **wish: object) -> str:
    """Open a session of the murder and wait for the player's first ask."""
    answer = await client.post("/api/sessions", json={"case": "murder", "seed": "7", "rounds": 3, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["session"])


async def look(client: httpx.AsyncClient, session: str) -> Json:
    answer = await client.get(f"/api/sessions/{session}?events=1")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def asked(venire: Venire, client: httpx.AsyncClient, session: str, kind: str) -> str:
    """The key of the ask that wants this kind of act, once it is put."""
    live = await venire.find(session)
    async with asyncio.timeout(20):
        while True:
            rung = live.changed.next()
            for ask in (await look(client, session))["asks"]:
                if kind in ask["wants"] and not ask["standing"]:
                    return str(ask["key"])
            await rung.wait()


async def act(client: httpx.AsyncClient, session: str, ask: str, kind: str, **fields: object) -> httpx.Response:
    body = {"ask": ask, "act_id": f"test-{next(_ids)}", "kind": kind, "act": fields}
    return await client.post(f"/api/sessions/{session}/acts", json=body)


async def at_turn(venire: Venire, client: httpx.AsyncClient, **wish: object) -> tuple[str, str]:
    """A session whose player has chosen a side and is asked for a strategy: its id and the key."""
    session = await begin(client, **wish)
    chosen = await act(
        client, session, await asked(venire, client, session, "choose_side"), "choose_side", side="defend"
    )
    assert chosen.status_code == 200, chosen.text
    return session, await asked(venire, client, session, "take_strategy")


async def entries(venire: Venire, session: str) -> int:
    return (await venire.find(session)).seq
