"""A debate in a browser: set up by the form, argued by keyboard, watched live, told; kept words; clean for axe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.room import SLOW, Scheme, Visitor, every_width_and_light, held_back, let_go, visitor
from tests.browser.test_accessible import clean
from tests.web.debate.debating import COUNT, LETTER, ON_TOPIC, TOPIC

pytestmark = pytest.mark.browser
OPEN = """async ([url, wish]) => {
  const headers = { "X-Venire": "1", "Content-Type": "application/json" };
  return (await (await fetch(url, { method: "POST", headers, body: JSON.stringify(wish) })).json()).url;
}"""


def opened(here: Visitor, **wish: object) -> str:
    """Open a debate of one round on the quay and go there; its address."""
    here.page.goto(here.house)
    path = str(here.page.evaluate(OPEN, ["/api/debates", {**ON_TOPIC, **wish}]))
    here.page.goto(here.house + path)
    return here.house + path


def fill_the_form(page: Page) -> None:
    """A topic with two sources, and two rounds of nothing but names."""
    page.check("input[name=kind][value=topic]")
    page.click("#add-source")
    for place, source in enumerate((COUNT, LETTER)):
        row = page.locator("#sources > li").nth(place)
        row.locator("[data-part=title]").fill(source["title"])
        row.locator("[data-part=stance]").select_option(source["stance"])
        row.locator("[data-part=text]").fill(source["text"])
    page.fill("input[name=rounds]", "1")


def test_from_the_first_page_to_the_debrief(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.goto(house)
    page.click("text=Set up a debate")
    fill_the_form(page)
    page.click("button[type=submit]")
    expect(page.locator("[data-told]")).to_contain_text("Say what is to be debated.")
    expect(page.locator("textarea[name=topic]")).to_be_focused()
    page.fill("textarea[name=topic]", TOPIC)
    page.fill("input[name=rounds]", "99")
    page.click("button[type=submit]")
    expect(page.locator("[data-told]")).to_contain_text("Give 1 to 20.")
    expect(page.locator("#sources > li").nth(1).locator("[data-part=text]")).to_have_value(LETTER["text"])
    here.faults.clear()  # the browser itself tells of the 400
    page.fill("input[name=rounds]", "1")
    page.click("button[type=submit]")
    page.wait_for_url("**/sessions/*")
    expect(page.locator("#to-debrief")).to_be_visible(timeout=60_000)
    expect(page.locator("article.argument")).to_have_count(6)
    expect(page.locator(".votes li")).to_have_count(3)
    expect(page.locator(".argument .total b")).to_have_count(6)
    page.wait_for_load_state("networkidle")  # the board is not drawn anew under the finger
    page.locator("svg.broad a.argued >> nth=3").press("Enter")
    expect(page.locator("article.argument:target")).to_have_count(1)
    page.click("#to-debrief")
    expect(page.locator("#scores-title")).to_be_visible()
    page.goto(house)
    expect(page.locator(".mine li").first).to_contain_text("A debate:")
    here.blameless()


def test_what_is_chosen_before_the_scripts_have_come_is_not_lost(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    waiting = held_back(page, "/static/js/page/dom.js")
    page.goto(f"{house}/debate", wait_until="commit")
    page.check("input[name=kind][value=topic]")
    expect(page.locator("#add-source")).to_be_hidden()
    let_go(page, waiting)
    expect(page.locator("#add-source")).to_be_visible()
    expect(page.locator("#sources > li")).to_have_count(1)
    here.blameless()


def test_a_person_argues_by_keyboard_alone(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    opened(here, seat=1)
    expect(page.locator("#argue")).to_be_visible(timeout=SLOW)
    expect(page.locator("#argue-title")).to_be_focused()
    said(page, "The quay is better without cars.")
    to_button(page, "speak")
    expect(page.locator("#directive")).to_contain_text("pillars", timeout=SLOW)
    expect(page.locator("article#A1")).to_contain_text("The quay is better without cars.")
    page.locator("#argue-title").focus()
    said(page, "The shops gain when the cars are gone.")
    to_button(page, "speak")
    expect(page.locator("#trouble")).to_contain_text("no proof yet", timeout=SLOW)
    expect(page.locator("input[name=thesis]")).to_have_value("The shops gain when the cars are gone.")
    page.reload()
    expect(page.locator("#argue")).to_be_visible(timeout=SLOW)
    expect(page.locator("input[name=thesis]")).to_have_value("The shops gain when the cars are gone.")
    page.locator("#take-example").click()
    for part in ("thesis", "text"):
        expect(page.locator(f"#argue [name={part}]")).not_to_have_value("")
    for part in ("text", "source", "cause", "effect"):
        expect(page.locator(f"#argue [data-part={part}]").first).not_to_have_value("")
    page.locator("#drop-example").click()
    expect(page.locator("input[name=thesis]")).to_have_value("The shops gain when the cars are gone.")
    page.focus("[data-rows=evidence] [data-part=text]")
    for words in ("The shops sold a fifth more.", "S1"):
        page.keyboard.type(words)
        page.keyboard.press("Tab")
    page.focus("[data-rows=cause] [data-part=cause]")
    for words in ("Closing the quay", "More trade"):
        page.keyboard.type(words)
        page.keyboard.press("Tab")
    page.locator(".answer select").first.focus()
    page.keyboard.press("ArrowDown")
    to_button(page, "speak")
    expect(page.locator("#directive")).to_contain_text("Close:", timeout=SLOW)
    expect(page.locator("input[name=thesis]")).to_have_value("")
    expect(page.locator(".bearing.rebuts").first).to_be_visible()
    to_button(page, "pass")
    expect(page.locator("#to-debrief")).to_be_visible(timeout=60_000)
    expect(page.locator(".passed-by")).to_have_count(1)
    here.blameless()


def said(page: Page, words: str) -> None:
    """From the heading of the form by keys, past the offer of an example, to its first two fields."""
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.type(words)
    page.keyboard.press("Tab")
    page.keyboard.type(f"{words} I have counted.")


def to_button(page: Page, name: str) -> None:
    """On by keys to this button, and press it."""
    for _ in range(30):
        if page.evaluate("document.activeElement.id") == name:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by keys to {name}")


def test_what_is_open_stays_open_while_the_board_is_drawn_anew(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    opened(here, seat=1)
    expect(page.locator("#argue")).to_be_visible(timeout=SLOW)
    page.click("#pass")
    expect(page.locator("article#A1")).to_be_visible(timeout=SLOW)
    summary = page.locator("[data-keep=e-A1] > summary")
    summary.focus()
    page.keyboard.press("Enter")
    page.evaluate("venire.draw()")
    expect(page.locator("details[data-keep=e-A1][open]")).to_have_count(1)
    expect(summary).to_be_focused()
    here.blameless()


@every_width_and_light
def test_axe_finds_nothing(chromium: Browser, house: str, width: int, scheme: Scheme) -> None:
    here = visitor(chromium, house, width, 900, scheme, calm=True)
    page = here.page
    page.goto(f"{house}/debate")
    clean(page, "form")
    fill_the_form(page)
    page.click("details.options summary")
    clean(page, "form for a topic")
    within(page)
    debaters = [{"name": name} for name in ("Ada", "Ben", "Cyd", "Dee")]
    address = opened(here, seat=1, debaters=debaters)
    expect(page.locator("#argue")).to_be_visible(timeout=SLOW)
    page.click("#pass")
    expect(page.locator("#directive")).to_contain_text("pillars", timeout=SLOW)
    expect(page.locator(".answer").first).to_be_visible()
    clean(page, "arguing")
    within(page)
    for directive in ("Close:", None):
        page.click("#pass")
        if directive:
            expect(page.locator("#directive")).to_contain_text(directive, timeout=SLOW)
    expect(page.locator("#to-debrief")).to_be_visible(timeout=60_000)
    page.evaluate("for (const one of document.querySelectorAll('.board details')) one.open = true")
    clean(page, "over")
    page.goto(f"{address}/debrief")
    clean(page, "debrief")
    within(page)
    expect(page.locator("h1")).to_have_text(re.compile(r"better case|No consensus|A tie"))
    here.blameless()


def within(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
