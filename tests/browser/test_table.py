"""Time, minds, names and the keyboard at the table."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.room import SLOW, choose_side, visitor

pytestmark = pytest.mark.browser


def test_a_limit_is_counted_down_and_a_pause_stops_it_for_all(chromium: Browser, house: str) -> None:
    here, guest = visitor(chromium, house, calm=True), visitor(chromium, house, calm=True)
    page = here.page
    page.goto(house)
    page.evaluate("localStorage.setItem('venire.pace', 'once')")
    page.click("details.options summary")
    page.fill("input[name=rounds]", "2")
    page.fill("input[name=limit]", "60")
    page.click("form[data-options] button")
    page.wait_for_url("**/sessions/*")
    choose_side(page)
    expect(page.locator("#clock")).to_have_text(re.compile(r"^0:5\d left"))
    guest.page.goto(page.url)
    page.click("#pause")
    expect(page.locator("#clock")).to_contain_text("stands still")
    expect(guest.page.locator("#paused")).to_be_visible(timeout=SLOW)
    expect(guest.page.locator("#pause")).to_be_disabled()
    page.keyboard.press("p")
    expect(page.locator("#clock")).to_contain_text("left")
    expect(guest.page.locator("#paused")).to_be_hidden(timeout=SLOW)
    expect(guest.page.locator("#pause")).to_be_enabled()
    here.blameless()
    guest.blameless()


def test_a_watched_jury_is_heard_from_the_beginning_with_its_minds_open(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.goto(house)
    page.evaluate("localStorage.setItem('venire.pace', 'spoken')")
    page.click("details.options summary")
    page.check("input[name=open_minds]")
    page.fill("input[name=rounds]", "1")
    page.select_option("select[name=how]", "watch")
    page.click("form[data-options] button")
    page.wait_for_url("**/sessions/*")
    expect(page.locator("#floor[data-from=judge]")).to_be_visible()
    assert page.locator("#turns li.entry").count() == 0
    expect(page.locator("#skip-all")).to_have_text("Catch up")
    page.click("#skip-all")
    expect(page.locator(".verdict-banner")).to_be_visible(timeout=SLOW)
    expect(page.locator(".juror .meter")).to_have_count(12)
    assert page.locator("#floor[data-from=judge] .rests button").count() == 0
    here.blameless()


def test_the_others_say_the_name_and_the_rest_of_what_is_cited_is_a_press_away(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.goto(house)
    page.fill("#name", "Ada")
    here.sit(rounds=2)
    choose_side(page)
    speech = page.locator("#turns li.entry", has=page.locator(".more")).first
    more = speech.locator(".more")
    before = speech.locator(".cite").count()
    number = int(more.inner_text().removeprefix("+"))
    identity = speech.get_attribute("id")
    more.click()
    expect(page.locator(f"#{identity} .cite")).to_have_count(before - 1 + number)
    assert page.evaluate("document.activeElement.classList.contains('cite')")
    guest = visitor(chromium, house)
    guest.page.goto(page.url)
    expect(guest.page.locator(".juror[data-number='7'] .name")).to_have_text("Ada")
    here.blameless()


def test_the_keyboard_stays_at_the_table_and_help_lists_what_works(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, calm=True)
    page = here.page
    here.sit(rounds=2)
    choose_side(page)
    page.keyboard.press("1")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector("#draft")
    assert page.evaluate("document.activeElement.closest('#turn') !== null")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "draft"
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".strategies")
    page.keyboard.press("y")
    page.keyboard.press("?")
    keys = set(page.locator("#keys kbd").all_inner_texts())
    assert keys >= {"Space", "P", "N", "B", "Y", "1", "6", "Ctrl", "Enter", "V", "F", "T", "Esc", "?"}
    page.keyboard.press("Escape")
    page.goto(f"{page.url}/replay")
    page.wait_for_selector("#moment")
    page.keyboard.press("?")
    assert {"V", "Y", "B"} & set(page.locator("#keys kbd").all_inner_texts()) == set()
    here.blameless()
