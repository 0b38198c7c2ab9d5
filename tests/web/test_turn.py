"""A whole game by long poll: whoever knows nothing but what each answer says plays to the verdict."""

import asyncio
from collections.abc import Mapping
from typing import Any

import anyio
import httpx
import pytest
from fastapi import FastAPI

from tests.web.playing import Json, act, asked, begin, told
from tests.web.rooms.joining import room, sit, start
from venire.app import Venire

pytestmark = pytest.mark.anyio
ANSWERS: Mapping[str, Mapping[str, Any]] = {
    "choose_side": {"side": "defend"},
    "speak": {"text": "The porter never saw his face.", "type": "logical", "move": "assert"},
    "cast_vote": {"vote": "not_guilty"},
}


def an_answer(turn: Json) -> tuple[str, str, Mapping[str, Any]]:
    """The ask that is waited for, and an act for it whose fields its form knows."""
    ask = next(one for one in turn["asks"] if not one["standing"])
    kind = next(one for one in ("choose_side", "speak", "cast_vote", "pass") if one in ask["wants"])
    fields = ANSWERS.get(kind, {})
    assert set(fields) <= set(turn["forms"][kind]["properties"])
    return ask["key"], kind, fields


async def plays(client: httpx.AsyncClient, address: str) -> Json:
    """Until it is over, by nothing but this address and the acts; every event is told once and in order."""
    after, numbers = 0, list[int]()
    while True:
        answer = await client.get(f"{address}/turn?wait=25&after={after}")
        assert answer.status_code == 200, answer.text
        turn = answer.json()
        numbers += [one["no"] for one in turn["events"]]
        after = turn["last"]
        if turn["state"] == "over":
            assert numbers == list(range(1, after + 1))
            return turn
        if turn["your_turn"]:
            key, kind, fields = an_answer(turn)
            taken = await act(client, turn["session"], key, kind, **fields)
            assert taken.status_code == 200, taken.text


async def test_a_session_of_ones_own(client: httpx.AsyncClient) -> None:
    session = await begin(client, rounds=2)
    with anyio.fail_after(60):
        end = await plays(client, f"/api/sessions/{session}")
    assert end["result"]
    assert end["seat"] == "juror/7"


async def test_a_room_from_its_lobby_to_its_verdict(page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client, max_rounds=2)
    ann = await sit(page, code, "juror/4", "Ann", by="external")
    lobby = (await ann.get(f"/api/rooms/{code}/turn?wait=0")).json()
    assert (lobby["state"], lobby["session"], lobby["seat"]) == ("lobby", "", "juror/4")
    with anyio.fail_after(60):
        playing = asyncio.ensure_future(plays(ann, f"/api/rooms/{code}"))
        await start(client, code)
        end = await playing
    assert end["seat"] == "juror/4"
    assert end["result"]


async def test_whoever_watches_is_asked_nothing_and_waits_no_longer_than_it_said(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session = await begin(client)
    await asked(venire, client, session, "choose_side")
    seen = (await stranger.get(f"/api/sessions/{session}/turn?wait=0.01")).json()
    assert (seen["seat"], seen["your_turn"], seen["asks"], seen["forms"]) == (None, False, [], {})


async def test_a_turn_in_a_room_without_a_seat(page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client)
    assert (await client.get(f"/api/rooms/{code}/turn")).status_code == 403
    ann = await sit(page, code, "juror/4")
    told(await ann.get(f"/api/rooms/{code}/turn?wait=nan"))
    told(await ann.get(f"/api/rooms/{code}/turn?wait=9999"))


async def test_one_who_waits_hears_that_its_seat_has_gone(page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client)
    ann = await sit(page, code, "juror/4", "Ann")
    with anyio.fail_after(30):
        waiting = asyncio.ensure_future(ann.get(f"/api/rooms/{code}/turn?wait=25"))
        while not next(one for one in (await client.get(f"/api/rooms/{code}")).json()["seats"] if one["name"])["here"]:
            await asyncio.sleep(0)
        await client.post(f"/api/rooms/{code}/seats/juror/4/hand", json={})
        assert (await waiting).status_code == 403
