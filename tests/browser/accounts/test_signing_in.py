"""Accounts in a real browser: in by a password and by a link, the pages of an account and of an admin, and out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.room import Scheme, visitor
from tests.browser.test_accessible import clean
from venire.accounts.book import AccountBook

pytestmark = pytest.mark.browser
PASSWORD = "eleven angry pianos"


@pytest.fixture(scope="module")
def courthouse(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with accounts, and an admin and a teacher in them."""
    with House(tmp_path_factory.mktemp("accounts"), accounts=True) as made:
        made.do(_people(made))
        yield made


async def _people(house: House) -> None:
    book = AccountBook(house.venire.court.store, house.venire.court.clock.now)
    await book.add("ada", "admin")
    await book.set_password("ada", PASSWORD)
    await book.add('<b>"ben"</b>', "teacher")


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1440, "light")])
def test_from_the_door_to_every_page_and_out(chromium: Browser, courthouse: House, width: int, scheme: Scheme) -> None:
    page = visitor(chromium, courthouse.address, width, 900, scheme, calm=True).page
    page.goto(f"{courthouse.address}/accounts")
    clean(page, "sign in")
    page.fill("[name=name]", "ADA")
    page.fill("[name=password]", "not this at all")
    page.click("#sign-in button:visible")
    expect(page.locator("#told")).to_contain_text("do not fit")
    clean(page, "wrong")
    page.fill("[name=password]", PASSWORD)
    page.click("#sign-in button:visible")
    page.wait_for_selector(".people li")
    page.click("[data-link] >> nth=0")
    page.wait_for_selector(".handed:not([hidden])")
    clean(page, "accounts")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    link = page.input_value(".handed:not([hidden]) input")
    for path in ("/account", "/audit", "/sign-out"):
        page.goto(courthouse.address + path)
        clean(page, path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    page.click("#sign-out button")
    page.wait_for_url("**/sign-in")
    other = visitor(chromium, courthouse.address, width, 900, scheme, calm=True).page
    other.goto(link)
    clean(other, "link")
    assert "link" not in other.url
    other.click("#sign-in button:visible")
    other.wait_for_selector(".account")
    expect(other.locator(".account")).to_have_text('<b>"ben"</b>')
    page.goto(f"{courthouse.address}/daily")
    expect(page).to_have_url(re.compile(r"/sign-in\?next=%2Fdaily$"))


def test_a_password_and_a_token_are_made_on_ones_own_page(chromium: Browser, courthouse: House) -> None:
    book = AccountBook(courthouse.venire.court.store, courthouse.venire.court.clock.now)
    link = courthouse.do(book.link('<b>"ben"</b>'))[0]
    page = visitor(chromium, courthouse.address).page
    page.goto(f"{courthouse.address}/sign-in?next=/account#link={link}")
    page.click("#sign-in button:visible")
    page.wait_for_selector("#password")
    page.fill("[name=new]", PASSWORD)
    page.click("#password button")
    expect(page.locator("#password [data-told]")).to_contain_text("It is set")
    page.fill("#token [name=name]", "bot")
    page.click("#token button")
    expect(page.locator("#token code")).to_have_text(re.compile(r"^venire_[\w-]{43}$"))
    page.reload()
    page.click("[data-revoke]")
    expect(page.locator("[data-revoke]")).to_have_count(0)
