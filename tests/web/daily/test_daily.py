"""The case of the day: the same for everybody, and a result that tells no verdict."""

from datetime import date, timedelta
from html import unescape
from itertools import pairwise

import httpx
import pytest
from fastapi import FastAPI

from tests.web.rooms.joining import play, room, sit, start, votes
from venire.app import Venire
from venire.web.daily.day import case_of, day_of, seed_of

pytestmark = pytest.mark.anyio
TODAY = date(2026, 11, 23)


def test_every_day_has_a_case_and_dice_of_its_own() -> None:
    days = [TODAY + timedelta(days=number) for number in range(30)]
    assert all(case_of(first) != case_of(second) for first, second in pairwise(days))
    assert len({seed_of(day) for day in days}) == 30
    assert [day_of(seed_of(day)) for day in days] == days
    assert [day_of(seed) for seed in ("7", "daily-", "daily-2026-13-01")] == [None] * 3


async def test_today_is_told_and_can_be_sat_on(client: httpx.AsyncClient, stranger: httpx.AsyncClient) -> None:
    told, theirs = [(await who.get("/api/daily")).json() for who in (client, stranger)]
    assert told == theirs
    assert day_of(told["seed"]) is not None
    page = (await client.get("/daily")).text
    assert f'data-seed="{told["seed"]}"' in page
    made = await client.post("/api/sessions", json={"case": told["case"], "seed": told["seed"], "rounds": 1})
    assert made.status_code == 201


async def test_what_is_shared_tells_neither_verdict_nor_vote(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    code = await room(client, case=case_of(TODAY), seed=seed_of(TODAY), max_rounds=2)
    ann = await sit(page, code, "juror/4", "Ann")
    session = await start(client, code)
    await play(venire, session, {ann: votes("guilty")})
    debrief = unescape((await ann.get(f"/sessions/{session}/debrief")).text)
    lines = debrief.partition('<pre id="share" tabindex="0">')[2].partition("</pre>")[0]
    assert lines.startswith("venire · the case of 23 November 2026\n")
    assert not {"guilty", "hung", "acquit", "convict", "liable"} & set(lines.lower().replace(",", " ").split())
    assert 'id="share"' not in (await stranger.get(f"/sessions/{session}/debrief")).text
