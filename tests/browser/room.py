"""A visitor in the courtroom: opens pages, watches for faults, plays."""

from dataclasses import dataclass, field
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

Scheme = Literal["light", "dark"]
SLOW = 30_000
expect.set_options(timeout=SLOW)
every_width_and_light = pytest.mark.parametrize(
    ("width", "scheme"),
    [
        (390, "dark"),
        (1440, "light"),
        pytest.param(820, "light", marks=pytest.mark.prove),
        pytest.param(1440, "dark", marks=pytest.mark.prove),
    ],
)


@dataclass
class Visitor:
    """A browser window, and everything in it that went wrong."""

    page: Page
    context: BrowserContext
    house: str
    faults: list[str] = field(default_factory=list[str])
    foreign: list[str] = field(default_factory=list[str])

    def watch(self, page: Page) -> Page:
        page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda request: self._asked_for(request.url))
        return page

    def _asked_for(self, url: str) -> None:
        if not url.startswith((self.house, "data:")):
            self.foreign.append(url)

    def sit(self, rounds: int = 2, pace: str = "once") -> None:
        """Open a session of few rounds by the form on the first page."""
        self.page.goto(self.house)
        self.page.evaluate("pace => { localStorage.setItem('venire.pace', pace) }", pace)
        self.page.click("details.options summary")
        self.page.fill("input[name=rounds]", str(rounds))
        self.page.fill("input[name=seed]", "7")
        self.page.click("form[data-options] button")
        self.page.wait_for_url("**/sessions/*")

    def blameless(self) -> None:
        assert self.faults == []
        assert self.foreign == []


def visitor(
    chromium: Browser, house: str, width: int = 1440, height: int = 900, scheme: Scheme = "light", calm: bool = False
) -> Visitor:
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        reduced_motion="reduce" if calm else "no-preference",
    )
    context.set_default_timeout(SLOW)
    made = Visitor(context.new_page(), context, house)
    made.watch(made.page)
    return made


def held_back(page: Page, part: str) -> list[Route]:
    """From now on what has this in its address is asked for and not sent; the list of what waits, to be let go."""
    waiting = list[Route]()

    def keep(route: Route) -> None:
        waiting.append(route)

    page.route(lambda url: part in url, keep)
    return waiting


def let_go(page: Page, waiting: list[Route]) -> None:
    """Send what was held back, and hold back no more."""
    for route in waiting:
        route.continue_()
    page.unroute_all()


def choose_side(page: Page, side: str = "defend") -> None:
    page.click(f".sides .{side}")
    page.click("#confirm-yes")
    expect(page.locator(".strategies")).to_be_visible(timeout=SLOW)
