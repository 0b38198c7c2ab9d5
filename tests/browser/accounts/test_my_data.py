"""My data, deleted by whoever types the word and says so twice."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.room import visitor
from tests.browser.test_accessible import clean

pytestmark = pytest.mark.browser


def test_everything_is_deleted_when_the_word_is_typed_and_the_question_answered(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, 390, 900, "dark", calm=True)
    page = here.page
    page.goto(house)
    here.sit(rounds=1)
    page.wait_for_selector(".sides")
    page.goto(f"{house}/my-data")
    expect(page.locator("main")).to_contain_text("sessions 1, rooms 0")
    clean(page, "my data")
    ask = page.locator("#ask")
    expect(ask).to_be_disabled()
    page.fill("#word", "Delete my data")
    ask.click()
    clean(page, "sure")
    page.click("#sure button[value=no]")
    page.reload()
    expect(page.locator("main")).to_contain_text("sessions 1")
    page.fill("#word", "delete my data")
    ask.click()
    page.click("#sure button[value=yes]")
    expect(page.locator("#end-told")).to_contain_text("It is deleted.")
    page.reload()
    expect(page.locator("main")).to_contain_text("sessions 0, rooms 0")
