"""What a person sends is text: nothing that it declares beside its words moves anybody, and lists have an end."""

from __future__ import annotations

import time

import httpx
import pytest

from tests.web.playing import act, asked, at_turn, told
from venire.app import Venire
from venire.host.session import AnySession
from venire.proceedings.deliberation.events import Moved, Spoke

pytestmark = pytest.mark.anyio
GREETING = "Good morning to you all."


async def pushed(venire: Venire, client: httpx.AsyncClient, **declared: object) -> float:
    """By how much the greeting moved whoever it moved most."""
    session, key = await at_turn(venire, client)
    spoken = await act(client, session, key, "speak", text=GREETING, type="evidence", **declared)
    assert spoken.status_code == 200, spoken.text
    await asked(venire, client, session, "take_strategy")
    return most(await venire.find(session))


def most(session: AnySession) -> float:
    events = [entry.event for entry in session.entries]
    turn = next(event.turn for event in events if isinstance(event, Spoke) and event.juror == 7)
    moved = next(event for event in events if isinstance(event, Moved))
    return max(abs(push.delta) for change in moved.changes for push in change.pushes if push.turn == turn)


async def test_a_greeting_moves_nobody_whatever_it_says_it_is(venire: Venire, client: httpx.AsyncClient) -> None:
    assert await pushed(venire, client, claims=["C1", "C2", "C3", "C5"]) == 0
    assert await pushed(venire, client, move="undercut", claims=["C1"], cites=["X1", "W1.1"]) == 0


async def test_twenty_thousand_claims_are_refused_at_the_door(venire: Venire, client: httpx.AsyncClient) -> None:
    session, key = await at_turn(venire, client)
    before, began = (await venire.find(session)).seq, time.process_time()
    refused = await act(client, session, key, "speak", text=GREETING, type="evidence", claims=["C1"] * 20_000)
    assert refused.status_code == 422
    assert "20,000" in told(refused)["error"]
    assert time.process_time() - began < 1
    assert (await venire.find(session)).seq == before
