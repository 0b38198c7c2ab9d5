"""Nothing for axe to find, at three widths, by day and in the evening; light, and from one origin."""

from importlib import resources

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.room import Scheme, choose_side, visitor

pytestmark = pytest.mark.browser
MORE: tuple[tuple[int, Scheme], ...] = ((390, "light"), (768, "light"), (768, "dark"), (1440, "dark"))
"""What `make prove` looks at too."""
AXE = (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def clean(page: Page, where: str) -> None:
    """Run axe in the page as it stands."""
    page.evaluate(AXE)
    faults: list[str] = page.evaluate(
        "axe.run().then(found => found.violations.map("
        "one => `${one.id}: ${one.help}: ${one.nodes.map(node => node.html.slice(0, 160)).join(' | ')}`))"
    )
    assert faults == [], where


@pytest.mark.parametrize(
    ("width", "scheme"),
    [
        (390, "dark"),
        (1440, "light"),
        *(pytest.param(width, scheme, marks=pytest.mark.prove) for width, scheme in MORE),
    ],
)
def test_axe_finds_nothing(chromium: Browser, house: str, width: int, scheme: Scheme) -> None:
    here = visitor(chromium, house, width, 900, scheme, calm=True)
    page = here.page
    page.goto(house)
    clean(page, "home")
    here.sit(rounds=1)
    page.wait_for_selector(".sides")
    clean(page, "sides")
    choose_side(page)
    page.click(".strategies label:first-of-type")
    clean(page, "turn")
    page.click("#tab-file")
    clean(page, "case file")
    page.click(".juror >> nth=2")
    expect(page.locator("#juror")).to_be_visible()
    clean(page, "juror")
    page.keyboard.press("Escape")
    page.click("#pass")
    page.wait_for_selector("#ballot-guilty")
    clean(page, "ballot")
    page.click("#ballot-guilty")
    page.click("text=Open the debrief")
    page.wait_for_selector("#curves-title")
    clean(page, "debrief")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    page.goto(f"{house}/sessions/nowhere")
    clean(page, "error")
    here.faults = [fault for fault in here.faults if "404" not in fault]
    here.blameless()


def test_the_page_is_light(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.goto(house, wait_until="networkidle")
    here.sit()
    page.wait_for_selector(".sides")
    assert weight(page) < 300_000
    here.blameless()


def weight(page: Page) -> int:
    """Bytes of the page and everything it loaded."""
    return int(
        page.evaluate(
            "[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]"
            ".reduce((sum, entry) => sum + entry.decodedBodySize, 0)"
        )
    )
