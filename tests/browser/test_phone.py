"""A phone of 390 pixels: nothing is cut at the edges or scrolls sideways, and what is pressed is 44 pixels high."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import House
from tests.browser.room import SLOW, Visitor, visitor
from tests.browser.test_answers_struck import answered
from tests.browser.test_examination import asked, court, let_all_pass, put

pytestmark = pytest.mark.browser
FAULTS = """() => {
  const wide = innerWidth, found = new Set();
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const words = (one) => (one.innerText ?? "").trim().slice(0, 40);
  const named = (one) => `${one.tagName.toLowerCase()}#${one.id}.${one.getAttribute("class")} ${words(one)}`;
  const unseen = (one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    || one.closest(".sr, .skip") || getComputedStyle(one).clipPath !== "none" || one.closest("svg");
  const whole = document.documentElement.scrollWidth;
  if (whole > wide) found.add(`the page scrolls sideways: ${whole}`);
  for (const one of top.querySelectorAll("*")) {
    const box = (one.matches("label input") ? one.closest("label") : one).getBoundingClientRect();
    if (!box.width || !box.height || unseen(one)) continue;
    const style = getComputedStyle(one);
    if (box.right > wide + 1 || box.left < -1) found.add(`cut: ${named(one)}`);
    if (style.textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth) found.add(`shortened: ${named(one)}`);
    if (/auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1)
      found.add(`scrolls sideways: ${named(one)}`);
    const amidWords = style.display === "inline" && one.matches("p *, li *, td *");
    const pressed = one.matches("button, a[href], summary, select, textarea, [role=tab], input:not([type=hidden])");
    if (pressed && !amidWords && (box.height < 43.5 || box.width < 24))
      found.add(`too small, ${Math.round(box.width)} by ${Math.round(box.height)}: ${named(one)}`);
  }
  return [...found];
}"""


def fits(page: Page, where: str) -> None:
    assert page.evaluate(FAULTS) == [], where


def phone(chromium: Browser, house: str) -> Visitor:
    return visitor(chromium, house, 390, 844, calm=True)


def test_an_examination_and_its_debrief(chromium: Browser, house: str) -> None:
    here = phone(chromium, house)
    page, address = here.page, court(here, witnesses=["W1"], window=None, direct=2, cross=1)
    asked(page, "put")
    for tab in ("affidavit", "file", "transcript"):
        page.click(f"#tab-{tab}")
        fits(page, tab)
    page.fill("#question", "You saw the windlass on the chamber floor, didn't you?")
    expect(page.locator("#advice")).to_contain_text("This leads.")
    fits(page, "advice")
    page.fill("#question", "When did you reach Lock 6?")
    put(page)
    asked(page, "put")
    fits(page, "answered")
    page.click("#rest")
    fits(page, "no further questions?")
    page.keyboard.press("Escape")
    let_all_pass(page, "object")
    fits(page, "object or not")
    page.click("#rise")
    fits(page, "grounds")
    before = page.evaluate("venire.player.played")
    page.click("#keypad [data-ground=relevance]")
    page.wait_for_function("before => venire.player.played > before", arg=before)
    let_all_pass(page)
    fits(page, "over")
    page.locator("#turns [data-rule]").first.click()
    expect(page.locator("#rule-text")).not_to_be_empty()
    fits(page, "a rule")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    fits(page, "keys")
    page.goto(f"{address}/debrief")
    fits(page, "debrief")
    here.blameless()


def test_a_motion_to_strike(chromium: Browser, building: House, house: str) -> None:
    here = phone(chromium, house)
    answered(here, building)
    fits(here.page, "after the answer")
    here.page.click("#strike")
    fits(here.page, "on what ground")


def test_a_trial_its_jury_and_both_debriefs(chromium: Browser, house: str) -> None:
    here = phone(chromium, house)
    page, address = here.page, court(here, "/api/trials", witnesses=["W4"], window=None, rounds=1)
    let_all_pass(page, "address")
    fits(page, "a speech to the jury")
    let_all_pass(page)
    fits(page, "the jury is back")
    page.click("text=Watch the jury room")
    expect(page.locator(".verdict-banner")).to_be_visible(timeout=60_000)
    fits(page, "jury room")
    page.goto(f"{address}/debrief")
    fits(page, "debrief")
    here.blameless()


def test_a_drill_and_its_debrief(chromium: Browser, house: str) -> None:
    here = phone(chromium, house)
    page = here.page
    court(here, "/api/drills", case="murder", seed="5", items=2, window=None)
    for _ in range(2):
        expect(page.locator("#let-stand")).to_be_visible(timeout=SLOW)
        fits(page, "question")
        page.click("#let-stand")
        expect(page.locator(".truth")).to_be_visible(timeout=SLOW)
        fits(page, "truth")
        page.click("#next")
        expect(page.locator(".truth")).to_have_count(0, timeout=SLOW)
    expect(page.locator("#grounds-title")).to_be_visible(timeout=SLOW)
    fits(page, "debrief")
    expect(page.get_by_role("table").first).to_contain_text("0 / 1")
    here.blameless()


@pytest.mark.parametrize("path", ["", "/sessions", "/cases/murder"])
def test_where_one_begins(chromium: Browser, house: str, path: str) -> None:
    here = phone(chromium, house)
    here.page.goto(f"{house}{path}")
    fits(here.page, path)
