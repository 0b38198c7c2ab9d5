"""To object in the last instant, and after it; and in two windows at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import House
from tests.browser.room import SLOW, held_back, let_go, visitor
from tests.browser.test_answers_struck import Others
from tests.browser.test_examination import asked, court
from venire.proceedings.examination import acts

pytestmark = pytest.mark.browser


def objections(page: Page) -> int:
    return page.locator("#turns .objected").count()


def test_who_has_risen_in_time_may_name_the_ground_after_it(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    court(here, witnesses=["W8"], window=6, recross=0)
    asked(page, "object")
    page.wait_for_function("() => Number(document.querySelector('.ring b').textContent) <= 2", timeout=SLOW)
    page.keyboard.press("o")
    expect(page.locator("#choosing")).to_contain_text("the clock stands still")
    page.wait_for_function("() => document.querySelector('#choosing').textContent.includes('37 s')", timeout=SLOW)
    page.keyboard.press("e")
    expect(page.locator("#turns .objected").first).to_contain_text("relevance", timeout=SLOW)
    expect(page.locator("body[data-risen]")).to_have_count(0, timeout=SLOW)
    here.blameless()


def test_an_objection_that_comes_after_the_time_changes_nothing_and_says_so(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    court(here, witnesses=["W8"], window=2, recross=0, cross=2)
    asked(page, "object")
    first = page.evaluate("venire.desk.ask('object').key")
    waiting = held_back(page, "/acts")
    page.route(lambda url: url.endswith("/pause"), lambda route: route.abort())
    page.keyboard.press("o")
    page.keyboard.press("e")
    page.wait_for_function("() => document.querySelector('#turns .testified')", timeout=SLOW)
    let_go(page, waiting)
    told = page.locator("#told")
    expect(told).to_be_visible(timeout=SLOW)
    expect(told).to_contain_text(re.compile(r"^[A-Z].*\.$"))
    assert objections(page) == 0
    page.wait_for_function("key => venire.desk.ask('object')?.key !== key", arg=first, timeout=SLOW)
    here.faults = [fault for fault in here.faults if "ERR_FAILED" not in fault and "40" not in fault]
    here.blameless()


def test_in_two_windows_one_answer_counts_and_the_other_window_goes_on(
    chromium: Browser, building: House, house: str
) -> None:
    here = visitor(chromium, house)
    page = here.page
    address = court(here, side="defence", witnesses=["W1"], window=None)
    asked(page, "object")
    others = Others(building, address.rsplit("/", 1)[-1])
    others.sit()
    second = here.watch(here.context.new_page())
    second.goto(address)
    asked(second, "object")
    waiting = held_back(second, "/acts")
    second.keyboard.press("o")
    second.keyboard.press("h")
    page.click("#let-stand")
    others.give("q1/answer", acts.Testify(text="In his coat pocket.", stance="tell", facts=("W1.13",)))
    expect(second.locator("#turns .testified")).to_have_count(1, timeout=SLOW)
    let_go(second, waiting)
    others.give("q1/credit", acts.Credit())
    for window in (page, second):
        expect(window.locator("#strike")).to_be_visible(timeout=SLOW)
        assert objections(window) == 0
    second.keyboard.press("m")
    second.click("[data-ground=hearsay]")
    others.give("q1/rule_strike", acts.Rule(ruling="overruled", rule="801(c)", reason="It stands."))
    for window in (page, second):
        expect(window.locator("#turns .overruled")).to_have_count(1, timeout=SLOW)
        assert objections(window) == 1
    here.faults = [fault for fault in here.faults if "40" not in fault]
    here.blameless()
