"""Four friends, four browsers: one opens a room, all sit down on telephones and a laptop, and come to a verdict."""

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.room import Visitor, visitor

pytestmark = pytest.mark.browser
NAMES = ("Ada", "Ben", "Cyd", "Dee")


@pytest.fixture
def friends(chromium: Browser, house: str) -> Iterator[Sequence[Visitor]]:
    """A laptop and three telephones."""
    widths = ((1280, 800), (390, 844), (390, 844), (820, 1100))
    made = [visitor(chromium, house, width, height, calm=True) for width, height in widths]
    for one in made:
        one.page.goto(house)
        one.page.evaluate("localStorage.setItem('venire.pace', 'once')")
    yield made
    for one in made:
        one.blameless()


def opened(host: Page, house: str, kind: str = "deliberation") -> str:
    """A room opened by its form: its address."""
    host.goto(f"{house}/rooms/new?proceeding={kind}")
    host.fill("input[name=rounds]", "1")
    host.click("#new-room button[type=submit]")
    expect(host.locator("#seats li").first).to_be_visible()
    return host.url


def sits(page: Page, link: str, seat: str, name: str) -> None:
    page.goto(link)
    page.fill("#name", name)
    page.click(f"li[data-seat='{seat}'] button")
    expect(page.locator("li.mine")).to_have_attribute("data-seat", seat)


def plays(page: Page) -> None:
    """Whatever is asked: a side, a first vote, a pass, a last vote."""
    for selector in ("#confirm-yes", ".sides .defend", "#ballot-not_guilty", "#pass"):
        place = page.locator(selector)
        if place.count() and place.first.is_visible() and place.first.is_enabled():
            place.first.click()
            return


def test_four_contexts_finish_a_deliberation(friends: Sequence[Visitor], house: str) -> None:
    host, *others = [one.page for one in friends]
    link = opened(host, house)
    for page, seat, name in zip((host, *others), (7, 2, 4, 9), NAMES, strict=True):
        sits(page, link, f"juror/{seat}", name)
    for name in NAMES[1:]:
        expect(host.locator("#seats")).to_contain_text(name)
    host.click("#start")
    for page in (host, *others):
        page.wait_for_url("**/sessions/*")
        expect(page.locator(".juror.me")).to_have_count(1)
    others[0].reload()  # one of them loads the page anew and is where it was
    expect(others[0].locator(".juror.me .name")).to_have_text("You")
    over = "a[href$='/debrief']"
    for _ in range(200):
        if all(page.locator(over).count() for page in (host, *others)):
            break
        for page in (host, *others):
            plays(page)
            page.wait_for_timeout(100)
    for page in (host, *others):
        page.goto(page.url.split("#")[0] + "/debrief")
        expect(page.locator(".verdict h1")).to_be_visible()
    host.goto(link)
    expect(host.locator("#acts a")).to_have_attribute("href", re.compile("/debrief$"))


def test_a_seat_is_handed_on_by_a_link_and_the_large_screen_has_no_controls(
    friends: Sequence[Visitor], house: str
) -> None:
    host, ann, dee, screen = [one.page for one in friends]
    link = opened(host, house)
    sits(ann, link, "juror/4", "Ann")
    ann.click("li.mine button >> nth=0")
    handed = ann.locator("#handed input").input_value()
    dee.goto(handed)
    expect(dee.locator("li.mine")).to_have_attribute("data-seat", "juror/4")
    assert "#" not in dee.url
    expect(ann.locator("li.mine")).to_have_count(0)
    screen.goto(f"{link}/screen")
    expect(screen.locator(".code")).to_have_text(link[-6:])
    host.click("#start")
    expect(screen.locator(".board-code b")).to_have_text(link[-6:])
    expect(screen.locator(".juror").first).to_be_visible()
    for control in ("#pause", "#turn", ".roompill", "#keys"):
        expect(screen.locator(control)).to_be_hidden()
    dee.wait_for_url("**/sessions/*")
    dee.click("[data-beside]")
    dee.fill("#talk-text", "Shall we begin?")
    dee.press("#talk-text", "Enter")
    expect(dee.locator("#talk-lines")).to_contain_text("Shall we begin?")
