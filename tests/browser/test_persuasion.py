"""A persuasion in a browser: opened by the form, played whole by keyboard, settled, read; sealed in all its traffic."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.room import SLOW, Scheme, Visitor, every_width_and_light, held_back, let_go, visitor
from tests.browser.test_accessible import clean, weight
from tests.web.persuasion.persuading import POINTS, ROBOT, leaks

pytestmark = pytest.mark.browser
OPEN = """async ([url, wish]) => {
  const headers = { "X-Venire": "1", "Content-Type": "application/json" };
  return (await (await fetch(url, { method: "POST", headers, body: JSON.stringify(wish) })).json()).url;
}"""
OVERHEAR = """
const Plain = window.EventSource;
window.streamed = [];
window.EventSource = class extends Plain {
  constructor(...given) {
    super(...given);
    for (const kind of ["seen", "words", "asked", "end"]) {
      this.addEventListener(kind, (message) => window.streamed.push(message.data));
    }
  }
};
"""


def opened(here: Visitor, **wish: object) -> str:
    """Open a persuasion on the robot and go there; its address."""
    here.page.goto(here.house)
    path = str(here.page.evaluate(OPEN, ["/api/persuasions", {**ROBOT, **wish}]))
    here.page.goto(here.house + path)
    expect(here.page.locator(".door .left").first).not_to_be_empty()
    return here.house + path


def say(page: Page, text: str, shows: str = "") -> None:
    """By keyboard: words, an exhibit, Enter; and wait for the answer."""
    expect(page.locator("#say")).to_be_visible(timeout=SLOW)
    expect(page.locator("#say button")).to_be_enabled(timeout=SLOW)
    before = page.locator("#talk .theirs").count()
    page.focus("#words")
    page.keyboard.type(text)
    if shows:
        page.focus("#shows")
        page.keyboard.type(shows)
        page.focus("#words")
    page.keyboard.press("Enter")
    expect(page.locator("#talk .theirs")).to_have_count(before + 1, timeout=SLOW)
    expect(page.locator("#say button")).to_be_enabled(timeout=SLOW)


def go_to(page: Page, juror: int) -> None:
    """By its number; letters and digits are keys once the line is left."""
    page.keyboard.press("Escape")
    page.keyboard.press(str(juror))
    expect(page.locator(f".door[data-juror='{juror}'].here")).to_be_visible()


def test_a_whole_play_by_keyboard_and_nothing_of_a_mind_in_it(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, calm=True)
    page, sent = here.page, list[str]()

    def keep(route: Route) -> None:
        answer = route.fetch()
        sent.append(answer.text())
        route.fulfill(response=answer)

    page.add_init_script(OVERHEAR)
    page.route(lambda url: "/static/" not in url and "/stream" not in url, keep)
    page.goto(house)
    page.click("text=Go into the corridor")
    expect(page.locator("input[name=juror]:checked")).to_have_count(3)
    page.click("text=More settings")
    page.fill("input[name=turns]", "99")
    page.click("button[type=submit]")
    expect(page.locator("[data-told]")).to_contain_text("turns")
    here.faults.clear()  # the browser itself tells of the 422
    page.fill("input[name=turns]", "3")
    page.fill("input[name=seed]", "1")
    page.click("button[type=submit]")
    page.wait_for_url("**/sessions/*")
    expect(page.locator(".door")).to_have_count(3)
    expect(page.locator(".door .left").first).to_have_text("not seen yet")
    page.keyboard.press("1")
    expect(page.locator("#room-name")).to_be_focused()
    page.keyboard.type("v")
    expect(page.locator("#words")).to_have_value("v")
    expect(page.locator("#confirm")).to_be_hidden()
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    expect(page.locator("#trouble")).to_have_text("Say something first, or lay a piece of evidence on the table.")
    say(page, POINTS[0], "E13")
    expect(page.locator("#talk .thing")).to_contain_text("The trial of six units")
    expect(page.locator("#left-to")).to_contain_text("2 times")
    page.keyboard.type("Half a sentence")
    go_to(page, 2)
    expect(page.locator("#words")).to_have_value("")
    say(page, POINTS[1])
    go_to(page, 1)
    page.reload()
    expect(page.locator("#words")).to_have_value("Half a sentence")
    expect(page.locator("#talk .mine")).to_have_count(1)
    page.fill("#words", "")
    say(page, POINTS[1])
    say_last(page, POINTS[2])
    expect(page.locator("#heard-all")).to_contain_text("Mr Wang has heard all")
    page.keyboard.press("s")
    expect(page.locator("#sheet-said")).to_contain_text(POINTS[2])
    page.keyboard.press("v")
    expect(page.locator("#confirm-words")).to_contain_text("You have not spoken to Chen Yu.")
    streamed = list[str](page.evaluate("window.streamed"))
    assert len(streamed) > 4
    assert len(sent) > 4
    assert [found for text in (*sent, *streamed) for found in leaks(text)] == []
    page.unroute_all()
    expect(page.locator("#confirm [data-close]")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".came h1")).to_be_visible(timeout=SLOW)
    expect(page.locator(".opened")).to_have_count(3)
    page.locator("svg.path a").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".steps li:target")).to_have_count(1)
    expect(page.locator("svg.path a").first).not_to_be_focused()  # the jump takes it, a frame later
    page.focus("#together")
    page.keyboard.press("Enter")
    page.wait_for_url("**/together")
    expect(page.locator(".juror")).to_have_count(3)
    session = page.url.split("/")[-2]
    page.wait_for_function(f"fetch('/api/sessions/{session}').then(r => r.json()).then(told => told.over)")
    page.goto(f"{house}/sessions/{session}/debrief")
    expect(page.locator(".next h2")).to_contain_text("Together they came to")
    page.goto(house)
    expect(page.locator(".mine li").first).to_contain_text("A persuasion:")
    here.blameless()


def say_last(page: Page, text: str) -> None:
    """The last that may be said to this juror: the line is gone afterwards."""
    expect(page.locator("#say")).to_be_visible(timeout=SLOW)
    expect(page.locator("#say button")).to_be_enabled(timeout=SLOW)
    before = page.locator("#talk .theirs").count()
    page.fill("#words", text)
    page.keyboard.press("Enter")
    expect(page.locator("#talk .theirs")).to_have_count(before + 1, timeout=SLOW)


def test_what_cannot_be_sent_stays(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, calm=True)
    page = here.page
    opened(here)
    page.click(".door[data-juror='1'] button")
    page.fill("#words", "x" * 4001)
    page.click("#say button")
    expect(page.locator("#trouble")).to_contain_text("a juror takes in 4000 at a time")
    page.fill("#words", POINTS[0])
    here.context.set_offline(True)
    page.click("#say button")
    expect(page.locator("#trouble")).to_contain_text("What you typed is still here.")
    expect(page.locator("#words")).to_have_value(POINTS[0])
    here.context.set_offline(False)
    page.click("#say button")
    expect(page.locator("#talk .mine")).to_have_count(1, timeout=SLOW)
    expect(page.locator("#talk .theirs")).to_have_count(2, timeout=SLOW)


def test_from_any_turn_it_is_argued_otherwise(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, calm=True)
    page = here.page
    address = opened(here)
    page.click(".door[data-juror='1'] button")
    say(page, POINTS[0])
    say(page, POINTS[1])
    page.click("#settle")
    waiting = held_back(page, "/static/js/page/dom.js")
    page.click("#confirm-yes")
    expect(page.locator("[data-fork='2']")).to_be_disabled(timeout=SLOW)
    let_go(page, waiting)
    page.click("[data-fork='2']", timeout=SLOW)
    page.wait_for_url(lambda url: "/sessions/" in url and url != address)
    expect(page.locator("#talk .mine")).to_have_count(1, timeout=SLOW)
    expect(page.locator("#say")).to_be_visible()
    here.blameless()


def test_who_has_said_everything_is_led_to_the_settlement(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, calm=True)
    page = here.page
    opened(here, turns=1, jurors=["chen"])
    page.click(".door[data-juror='1'] button")
    say_last(page, POINTS[0])
    page.click("#done a", timeout=SLOW)
    expect(page.locator(".opened")).to_have_count(1)
    page.click("#home")
    expect(page.locator("#export-title")).to_be_visible()
    here.blameless()


def test_its_pages_are_light(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, calm=True)
    page = here.page
    page.goto(f"{house}/persuade", wait_until="networkidle")
    assert weight(page) < 300_000
    opened(here)
    page.click(".door[data-juror='1'] button")
    say(page, POINTS[0])
    assert weight(page) < 300_000
    loaded: list[str] = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    others = ("court.css", "debate", "hearing", "/deliberation/", "/examination/")
    assert not [name for name in loaded if any(other in name for other in others)]
    page.click("#settle")
    page.click("#confirm-yes")
    expect(page.locator(".opened")).to_have_count(3)
    assert weight(page) < 300_000


@every_width_and_light
def test_axe_finds_nothing(chromium: Browser, house: str, width: int, scheme: Scheme) -> None:
    here = visitor(chromium, house, width, 900, scheme, calm=True)
    page = here.page
    page.goto(f"{house}/persuade")
    for closed in page.locator("details.options summary").all():
        closed.click()
    clean(page, "form")
    within(page)
    opened(here)
    clean(page, "corridor")
    within(page)
    page.click(".door[data-juror='1'] button")
    say(page, POINTS[0], "E13")
    clean(page, "room")
    within(page)
    for tab in ("said", "who"):
        page.click(f"#tab-{tab}")
        clean(page, tab)
    page.click("[data-help]")
    clean(page, "help")
    page.keyboard.press("Escape")
    page.click("#settle")
    clean(page, "confirm")
    page.click("#confirm-yes")
    expect(page.locator(".opened")).to_have_count(3)
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    clean(page, "settled")
    within(page)
    here.blameless()


def within(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
