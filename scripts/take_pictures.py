"""Take the pictures of the page that the documents show: the jury room and the courtroom, at phone, tablet and desktop.

Plays a session of each by fixed seeds in a headless Chromium and stops where there is something to see.
Use: python -m scripts.take_pictures [FOLDER]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM, House
from tests.browser.room import SLOW, Scheme, choose_side, visitor
from tests.browser.test_examination import asked, court, let_all_pass, put

WINDOWS: tuple[tuple[int, int, Scheme], ...] = (
    (1440, 900, "light"),
    (1440, 900, "dark"),
    (768, 1024, "light"),
    (390, 844, "light"),
    (390, 844, "dark"),
)
EVERYWHERE = frozenset(("court", "objection"))
WHOLE = frozenset(((1440, "light"), (390, "dark")))
"""The windows in which every sight is taken; in the others, only the two rooms."""
SAID = "The second blood test found nothing, so nobody can say there was blood on that windlass."
QUESTION = "Where was your boat moored that night, Ms Raman?"


@dataclass(frozen=True)
class Camera:
    """One window of one size and scheme."""

    chromium: Browser
    house: str
    folder: Path
    width: int
    height: int
    scheme: Scheme

    def take(self) -> None:
        for name, page in self.sights():
            if name in EVERYWHERE or (self.width, self.scheme) in WHOLE:
                page.evaluate("scrollTo(0, 0)")
                page.screenshot(path=self.folder / f"{name}-{self.width}-{self.scheme}.png")

    def sights(self) -> Iterator[tuple[str, Page]]:
        """Each name with the page as it then stands."""
        here = visitor(self.chromium, self.house, self.width, self.height, self.scheme, calm=True)
        page = here.page
        page.goto(self.house)
        page.wait_for_load_state("networkidle")
        yield "home", page
        here.sit(rounds=6)
        choose_side(page)
        yield "turn", page
        page.click(".strategies label:has(input[value=free_argument])")
        page.fill("#typed", SAID)
        page.click("#draft-it")
        page.wait_for_selector("#speak")
        yield "draft", page
        page.click("#speak")
        page.wait_for_selector(".strategies, #ballot-guilty, .verdict-banner", timeout=SLOW)
        yield "court", page
        page.click("#final")
        page.click("#confirm-yes")
        page.click("#ballot-not_guilty", timeout=SLOW)
        expect(page.locator(".verdict-banner")).to_be_visible(timeout=SLOW)
        page.click("text=Open the debrief")
        expect(page.locator("#curves-title")).to_be_visible()
        yield "debrief", page
        here.context.close()
        yield from self._hearing()

    def _hearing(self) -> Iterator[tuple[str, Page]]:
        here = visitor(self.chromium, self.house, self.width, self.height, self.scheme, calm=True)
        page = here.page
        address = court(here, witnesses=["W4"], window=None, direct=3, cross=3)
        asked(page, "put")
        page.fill("#question", QUESTION)
        yield "question", page
        put(page)
        let_all_pass(page, "object")
        page.click("#rise")
        yield "objection", page
        page.click("#keypad [data-ground=leading]")
        expect(page.locator("#turns [data-rule]")).not_to_have_count(0, timeout=SLOW)
        let_all_pass(page)
        page.goto(f"{address}/debrief")
        yield "hearing-debrief", page
        court(here, "/api/drills", case="murder", seed="5", items=3, window=None)
        expect(page.locator("#let-stand")).to_be_visible(timeout=SLOW)
        yield "drill", page
        here.context.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, House(Path(data)) as made, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        for width, height, scheme in WINDOWS:
            Camera(chromium, made.address, folder, width, height, scheme).take()
        chromium.close()


if __name__ == "__main__":
    main()
