"""An examination comes after one of one's own, and after nobody else's."""

from __future__ import annotations

import httpx
import pytest

from tests.web.playing import told
from venire.app import Venire

pytestmark = pytest.mark.anyio
WISH = {"case": "murder", "seed": "5", "witnesses": ["W1"], "direct": 2, "cross": 2}


async def heard(venire: Venire, client: httpx.AsyncClient) -> str:
    """An examination of this visitor's that is over."""
    answer = await client.post("/api/proceedings/examination", json=WISH)
    assert answer.status_code == 201, answer.text
    session = str(answer.json()["session"])
    await venire.court.finished(await venire.find(session))
    return session


@pytest.mark.parametrize("kind", ["examination", "trial"])
async def test_a_strangers_testimony_is_held_up_to_nobody(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient, kind: str
) -> None:
    session = await heard(venire, client)
    for named in ("last", session):
        refused = await stranger.post(f"/api/proceedings/{kind}", json={**WISH, "after": named})
        assert refused.status_code == 404, refused.text
        assert told(refused)["error"] == "There is no such session."
        lobby = await stranger.post("/api/rooms", json={**WISH, "proceeding": kind, "after": named})
        assert lobby.status_code == 404, lobby.text
    assert (await client.post("/api/proceedings/examination", json={**WISH, "after": session})).status_code == 201
    room = await client.post("/api/rooms", json={**WISH, "proceeding": kind, "after": session})
    assert room.status_code == 201, room.text
    begun = await client.post(f"/api/rooms/{room.json()['code']}/start")
    assert begun.status_code == 200, begun.text
