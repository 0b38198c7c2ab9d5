"""A browser holds the tokens of the seats that it has, and no others: what it sends with every page stays short."""

from __future__ import annotations

from http.cookies import SimpleCookie

import httpx
import pytest
from fastapi import FastAPI

from tests.web.conftest import visitor
from tests.web.rooms.joining import room
from venire.web.security.cookies import DAY
from venire.web.security.seats import COOKIE

pytestmark = pytest.mark.anyio


async def comes(page: FastAPI, code: str) -> httpx.AsyncClient:
    """Somebody with a browser, in seat four."""
    browser = visitor(page)
    taken = await browser.post(f"/api/rooms/{code}/seats", json={"seat": "juror/4", "name": "Ann"})
    assert taken.status_code == 201, taken.text
    assert age(taken, code) == DAY
    return browser


def age(answer: httpx.Response, code: str) -> int | None:
    """For how long an answer gives the cookie of a seat; None: it says nothing of it."""
    given = [SimpleCookie(one) for one in answer.headers.get_list("Set-Cookie")]
    return next((int(one[f"{COOKIE}{code}"]["max-age"]) for one in given if f"{COOKIE}{code}" in one), None)


def held(browser: httpx.AsyncClient) -> list[str]:
    return [name for name in browser.cookies if name.startswith(COOKIE)]


async def test_many_rooms_that_were_left_leave_the_page_open(page: FastAPI, client: httpx.AsyncClient) -> None:
    browser = visitor(page)
    code = await room(client)
    for _ in range(3):
        await browser.post(f"/api/rooms/{code}/seats", json={"seat": "juror/4"})
        assert held(browser) == [f"{COOKIE}{code}"]
        assert (await browser.delete(f"/api/rooms/{code}/seats/juror/4")).status_code == 200
        assert held(browser) == []


async def test_a_page_of_the_room_renews_the_seat_and_a_void_token_is_forgotten(
    page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client)
    browser = await comes(page, code)
    assert age(await browser.get(f"/rooms/{code}"), code) == DAY
    assert age(await browser.get(f"/api/rooms/{code}"), code) is None
    await client.post(f"/api/rooms/{code}/seats/juror/4/hand", json={})
    assert age(await browser.get(f"/api/rooms/{code}"), code) == 0
    assert held(browser) == []
    assert age(await browser.get(f"/api/rooms/{code}"), code) is None


async def test_a_host_who_closes_its_room_holds_no_seat_of_it(page: FastAPI) -> None:
    host = visitor(page)
    code = await room(host)
    await host.post(f"/api/rooms/{code}/seats", json={"seat": "juror/4"})
    assert held(host)
    assert (await host.post(f"/api/rooms/{code}/close")).status_code == 200
    assert held(host) == []


async def test_a_bearer_that_is_good_for_nothing_takes_no_cookie_away(page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client)
    browser = await comes(page, code)
    answer = await browser.get(f"/api/rooms/{code}", headers={"Authorization": "Bearer nothing"})
    assert age(answer, code) is None
    assert held(browser)
