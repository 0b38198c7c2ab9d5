"""A motion to strike in a browser, by keyboard and by touch: of an answer struck in part just that part is struck."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import House
from tests.browser.room import SLOW, Visitor, visitor
from tests.browser.test_examination import asked, court
from venire.kernel.record import Act, Seat
from venire.proceedings.examination import acts
from venire.sessions.handover import hand_over

pytestmark = pytest.mark.browser
KEPT, MORE = "In his coat pocket.", "And the windlass was issued to Ms Halvorsen."
TOLD = "The jury is to disregard what came after “In his coat pocket”."
OTHERS = ("counsel/prosecution", "judge", "reporter", "witness/W1")


@dataclass
class Others:
    """Everybody in the room but the student, played by hand."""

    building: House
    session: str

    def sit(self) -> None:
        async def seated() -> None:
            session = await self.building.venire.find(self.session)
            for seat in OTHERS:
                await hand_over(session, Seat(seat), "external")

        self.building.do(seated())

    def give(self, key: str, act: Act) -> None:
        """Answers this ask, once it is put."""

        async def given() -> None:
            session = await self.building.venire.find(self.session)
            async with asyncio.timeout(15):
                while True:
                    rung = session.changed.next()
                    ask = next((one for one in session.agenda() if one.key == key), None)
                    if ask is not None:
                        await session.submit(ask.seat, key, act, f"by hand {key}")
                        return
                    await rung.wait()

        self.building.do(given())


def answered(here: Visitor, building: House) -> Others:
    """The first answer to the other side has come, with more in it than was asked for; nothing else happens."""
    address = court(here, side="defence", witnesses=["W1"], window=None)
    asked(here.page, "object")
    others = Others(building, address.rsplit("/", 1)[-1])
    others.sit()
    here.page.click("#let-stand")
    said = acts.Testify(text=f"{KEPT} {MORE}", stance="tell", facts=("W1.13", "W1.11"), volunteered=("W1.11",))
    others.give("q1/answer", said)
    others.give("q1/credit", acts.Credit())
    expect(here.page.locator("#strike")).to_be_visible(timeout=SLOW)
    return others


def lines(part: Locator) -> str:
    """How words are decorated, by themselves and by whatever they stand in."""
    return str(
        part.evaluate(
            """one => {
              const found = [];
              for (let at = one; at && at.id !== "turns"; at = at.parentElement)
                found.push(getComputedStyle(at).textDecorationLine);
              return found.filter(line => line !== "none").join(" ");
            }"""
        )
    )


def struck_in_part(page: Page) -> None:
    """Just what was not asked for is struck through, and the room is told where the answer ends."""
    if not page.locator("#turns").is_visible():
        page.click("#tab-transcript")
    answer = page.locator("#turns .testified p")
    expect(answer.locator("s")).to_have_text(f" {MORE}", timeout=SLOW)
    expect(answer).to_have_text(f"{KEPT} {MORE}")
    expect(answer.locator("s")).to_be_visible()
    assert lines(answer.locator("s")) == "line-through"
    assert lines(answer) == "", "what stays is struck too"
    assert answer.evaluate("one => one.firstChild.data") == KEPT
    expect(page.locator("#turns .mark").last).to_have_text(TOLD)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_what_was_not_asked_for_is_struck_and_the_rest_is_not(
    chromium: Browser, building: House, house: str, width: int, height: int
) -> None:
    here = visitor(chromium, house, width, height)
    page, others = here.page, answered(here, building)
    if width < 800:
        page.click("#strike")
        page.click("[data-ground=non_responsive]")
    else:
        page.keyboard.press("m")
        expect(page.get_by_role("heading", name="Strike")).to_be_focused()
        page.keyboard.press(str(page.locator("[data-ground=non_responsive] kbd").inner_text()).lower())
    others.give("q1/rule_strike", acts.Rule(ruling="sustained", rule="611(a)", reason="That was not asked for."))
    struck_in_part(page)
    page.reload()
    struck_in_part(page)
    here.blameless()


def test_a_motion_that_is_denied_strikes_nothing(chromium: Browser, building: House, house: str) -> None:
    here = visitor(chromium, house)
    page, others = here.page, answered(here, building)
    page.keyboard.press("m")
    page.keyboard.press("Escape")
    expect(page.locator("#turns .objected")).to_have_count(0)
    page.keyboard.press("m")
    page.click("[data-ground=hearsay]")
    others.give("q1/rule_strike", acts.Rule(ruling="overruled", rule="801(c)", reason="It stands."))
    expect(page.locator("#turns .overruled")).to_be_visible(timeout=SLOW)
    answer = page.locator("#turns .testified")
    expect(answer.locator("s")).to_have_count(0)
    assert lines(answer.locator("p")) == ""
    here.blameless()


def test_an_answer_struck_whole_is_struck_whole(chromium: Browser, building: House, house: str) -> None:
    here = visitor(chromium, house)
    page, others = here.page, answered(here, building)
    page.keyboard.press("m")
    page.click("[data-ground=hearsay]")
    others.give("q1/rule_strike", acts.Rule(ruling="sustained", rule="802", reason="It is struck."))
    expect(page.locator("#turns .testified.struck")).to_be_visible(timeout=SLOW)
    assert lines(page.locator("#turns .testified p")) == "line-through"
    here.blameless()
