"""What the page of a room says of wrong input: one sentence and what to do, in the place where one has just acted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.room import Visitor, held_back, visitor

pytestmark = pytest.mark.browser
OPEN = """async (wish) => {
  const headers = { "X-Venire": "1", "Content-Type": "application/json" };
  const asks = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  return (await (await asks("/api/rooms", { proceeding: "deliberation", case: "murder", ...wish })).json()).code;
}"""
SIT = """async ([code, seat]) => (await fetch(`/api/rooms/${code}/seats`, { method: "POST", credentials: "omit",
  headers: { "X-Venire": "1", "Content-Type": "application/json" }, body: JSON.stringify({ seat }) })).status"""


@pytest.fixture
def host(chromium: Browser, house: str) -> Page:
    made = visitor(chromium, house).page
    made.goto(f"{house}/rooms/new")
    return made


@pytest.fixture
def comer(chromium: Browser, house: str) -> Iterator[Visitor]:
    made = visitor(chromium, house)
    yield made
    assert made.foreign == []


def test_a_code_that_there_is_not(comer: Visitor, house: str) -> None:
    comer.page.goto(f"{house}/rooms/ZZZZZZ")
    expect(comer.page.locator("main")).to_contain_text(
        "There is no room with this code. Check its six signs with whoever told you, or open one."
    )


def test_a_room_that_has_ended(host: Page, comer: Visitor, house: str) -> None:
    code = host.evaluate(OPEN, {})
    host.evaluate('code => fetch(`/api/rooms/${code}/close`, { method: "POST", headers: { "X-Venire": "1" } })', code)
    comer.page.goto(f"{house}/rooms/{code}")
    expect(comer.page.locator("#complaint")).to_have_text(
        "This room has ended. Open a new one, and send its code to the others."
    )
    expect(comer.page.locator("#seats button")).to_have_count(0)


def test_a_full_room(host: Page, comer: Visitor, house: str) -> None:
    code = host.evaluate(OPEN, {"size": 2})
    assert [host.evaluate(SIT, [code, f"juror/{number}"]) for number in (1, 2)] == [201, 201]
    comer.page.goto(f"{house}/rooms/{code}")
    expect(comer.page.locator("#complaint")).to_have_text(
        "Every seat of this room is taken. Watch from the gallery, or ask the host for a seat."
    )


def test_a_seat_that_somebody_has_just_taken(host: Page, comer: Visitor, house: str) -> None:
    code = host.evaluate(OPEN, {"size": 3})
    waiting = held_back(comer.page, "/stream?")
    comer.page.goto(f"{house}/rooms/{code}", wait_until="commit")
    button = comer.page.locator("li[data-seat='juror/1'] button")
    expect(button).to_be_visible()
    assert host.evaluate(SIT, [code, "juror/1"]) == 201
    button.click()
    expect(comer.page.locator("#complaint")).to_have_text(
        "The seat juror/1 is taken. Take another that is open, or leave the choice to the room."
    )
    expect(comer.page.locator("li[data-seat='juror/1'] button")).to_have_count(0)
    assert waiting, "it had heard nothing of the other"


def test_a_window_of_an_older_version(host: Page, comer: Visitor, house: str) -> None:
    def of_old(route: Route) -> None:
        route.continue_(headers={**route.request.headers, "x-venire": "0"})

    code = host.evaluate(OPEN, {})
    comer.page.goto(f"{house}/rooms/{code}")
    button = comer.page.locator("li[data-seat='juror/1'] button")
    expect(button).to_be_visible()
    comer.page.route("**/seats", of_old)
    button.click()
    expect(comer.page.locator("#complaint")).to_contain_text(
        "This window was opened by another version of venire than the server now has. Load the page anew"
    )
