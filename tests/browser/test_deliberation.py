"""A whole deliberation in a browser: by mouse, by keyboard alone, through reloads, second tabs and lost connections."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.room import SLOW, choose_side, visitor

pytestmark = pytest.mark.browser


def test_by_mouse_to_the_debrief(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    here.sit(rounds=2)
    choose_side(page)
    expect(page.locator("#tally-words")).to_have_text(re.compile(r"\d+–\d+"))
    page.click(".strategies label:has-text('Challenge the evidence')")
    page.click("#draft-it")
    page.click("#change")
    page.fill("#draft", page.input_value("#draft") + " That is all I ask.")
    page.click("#speak")
    expect(page.locator("#draft-words")).to_contain_text("That is all I ask.")
    page.click("#speak")
    expect(page.locator("#turns li.entry", has_text="That is all I ask.")).to_be_visible(timeout=SLOW)
    page.click("#change-vote")
    expect(page.locator("#turns .flip", has_text="You now vote guilty.").first).to_be_visible(timeout=SLOW)
    page.wait_for_selector("#pass")
    page.click("#pass")
    finish(page)
    page.click("text=Open the debrief")
    expect(page.locator("#curves-title")).to_be_visible()
    lines = page.locator(".broad .line")
    expect(lines).to_have_count(12)
    expect(page.locator(".own p")).to_contain_text("You spoke once, for acquittal.")
    lines.nth(3).focus()
    shades = lines.evaluate_all("all => all.map(one => getComputedStyle(one).opacity)")
    assert sorted(shades)[-2:] == ["0.14", "1"]
    here.blameless()


def finish(page: Page) -> None:
    """Vote until the jury is home."""
    page.wait_for_selector("#ballot-guilty, .verdict-banner")
    if page.locator("#ballot-guilty").is_visible():
        page.click("#ballot-guilty")
    expect(page.locator(".verdict-banner")).to_be_visible(timeout=SLOW)


def test_by_keyboard_alone(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.goto(house)
    page.evaluate("localStorage.setItem('venire.pace', 'brisk')")
    page.focus("#play")
    page.keyboard.press("Enter")
    page.wait_for_url("**/sessions/*")
    page.wait_for_selector("#floor .words:not(:empty)")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    page.keyboard.press("b")
    expect(page.locator("#pace")).to_have_value("once")
    page.keyboard.press("n")
    page.wait_for_selector(".sides .defend")
    page.keyboard.press("y")
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_be_visible()
    tab_to(page, "confirm-yes")
    page.keyboard.press("Enter")
    page.wait_for_selector(".strategies")
    page.keyboard.press("6")
    page.keyboard.type("Nobody saw her strike him.")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector("#speak")
    page.keyboard.press("y")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".strategies")
    page.keyboard.press("f")
    expect(page.locator("#sheet-file")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator("#sheet-transcript")).to_be_visible()
    page.keyboard.press("y")
    tab_to(page, "final")
    page.keyboard.press("Enter")
    tab_to(page, "confirm-yes")
    page.keyboard.press("Enter")
    page.wait_for_selector("#ballot-not_guilty")
    tab_to(page, "ballot-not_guilty")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict-banner")).to_be_visible(timeout=SLOW)
    here.blameless()


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until that element has the focus."""
    for _ in range(120):
        if page.evaluate("document.activeElement.id") == wanted:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {wanted}")


def test_reload_second_tab_and_lost_connection_go_on(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    here.sit(rounds=3)
    choose_side(page)
    spoken = page.locator("#turns li.entry").count()
    page.reload()
    expect(page.locator("#turns li.entry")).to_have_count(spoken, timeout=SLOW)
    page.wait_for_selector(".strategies")

    second = here.watch(here.context.new_page())
    second.goto(page.url)
    second.wait_for_selector(".strategies")
    second.click("#pass")
    expect(page.locator("#turns .mark", has_text="You let the round go by.")).to_be_visible(timeout=SLOW)
    page.wait_for_selector(".strategies")
    here.blameless()

    here.context.set_offline(True)
    expect(page.locator("#lost")).to_be_visible(timeout=SLOW)
    page.click(".strategies label:has-text('Say it your own way')")
    page.fill("#typed", "This must not be lost.")
    page.click("#draft-it")
    expect(page.locator("#complaint")).to_contain_text("cannot be reached")
    assert page.input_value("#typed") == "This must not be lost."
    here.context.set_offline(False)
    expect(page.locator("#lost")).to_be_hidden(timeout=SLOW)
    page.click("#draft-it")
    expect(page.locator("#speak")).to_be_visible(timeout=SLOW)
    assert here.foreign == []


def test_text_comes_at_fifty_milliseconds_a_character_and_can_be_skipped(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.clock.install()
    here.sit(pace="spoken")
    page.wait_for_selector("#floor[data-from=judge] .words[data-at]")
    page.clock.pause_at(page.evaluate("Date.now()") + 100)
    words = page.locator("#floor .words")
    first = int(words.get_attribute("data-at") or "0")
    page.clock.run_for(3000)
    said = int(words.get_attribute("data-at") or "0") - first
    assert 55 <= said <= 65, "each character ten milliseconds more or less"
    page.clock.resume()
    page.keyboard.press(" ")
    expect(page.locator("#floor .unsaid")).to_have_text("")
    here.blameless()


def test_reduced_motion_shows_text_at_once(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, calm=True)
    here.sit(pace="spoken")
    here.page.wait_for_selector("#floor[data-from=judge]")
    assert here.page.inner_text("#floor .unsaid") == ""
    here.blameless()


def test_markup_is_shown_as_it_was_typed(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    here.sit(rounds=2)
    choose_side(page)
    page.click(".strategies label:has-text('Say it your own way')")
    page.fill("#typed", "Look at the windlass.")
    page.click("#draft-it")
    page.click("#change")
    page.fill("#draft", "<img src=x onerror=\"document.title='broken'\"> <b>bold</b>")
    page.click("#speak")
    expect(page.locator("#draft-words")).to_contain_text("<b>bold</b>")
    page.click("#speak")
    expect(page.locator("#turns li.entry", has_text="<b>bold</b>")).to_be_visible(timeout=SLOW)
    assert page.locator("#turns b", has_text="bold").count() == 0
    assert page.title() != "broken"
    here.blameless()


def test_what_if_undo_and_replay(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.goto(house)
    url = page.evaluate(
        """() => fetch("/api/sessions?finish=1", {
            method: "POST", headers: { "X-Venire": "1", "Content-Type": "application/json" },
            body: JSON.stringify({ case: "murder", seed: "7", unattended: true }),
        }).then((answer) => answer.json()).then((made) => made.url)"""
    )
    page.goto(f"{house}{url}/debrief", wait_until="networkidle")
    page.locator("button[data-without]").first.click()
    expect(page.locator(".what-if .answer").first).to_contain_text("The verdict then", timeout=SLOW)
    page.click(".exports a:has-text('Watch it again')")
    expect(page.locator("#moment-words")).not_to_be_empty()
    page.evaluate(
        "() => { const m = document.querySelector('#moment'); m.value = m.max; m.dispatchEvent(new Event('input')); }"
    )
    assert page.locator("#turns li.entry").count() > 3
    page.evaluate(
        "() => { const m = document.querySelector('#moment'); m.value = 3; m.dispatchEvent(new Event('input')); }"
    )
    assert page.locator("#turns li.entry").count() == 0
    page.click("#fork")
    page.wait_for_url(re.compile(r"/sessions/[^/]+$"))
    expect(page.locator("#floor .words")).not_to_be_empty()
    here.blameless()


def moment(page: Page, at: int) -> None:
    """Move the scrubber."""
    page.locator("#moment").evaluate(
        "(range, at) => { range.value = at; range.dispatchEvent(new Event('input')); }", at
    )
