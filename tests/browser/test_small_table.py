"""The table on a phone: what a juror says stays within its card, however long its words are and however it is told."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.room import SLOW, visitor

pytestmark = pytest.mark.browser
WIDEST = """() => { const found = [];
  const look = () => { for (const one of document.querySelectorAll("#floor, #floor *")) {
    const style = getComputedStyle(one);
    if (/auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1) found.push(`${one.className}: ${one.scrollWidth} in ${one.clientWidth}`);
    const box = one.getBoundingClientRect();
    if (box.width && (box.right > innerWidth + 1 || box.left < -1)) found.push(`cut: ${one.className}`);
  } };
  window.widest = found; new MutationObserver(look).observe(document.querySelector("#floor"), { childList: true, subtree: true, characterData: true, attributes: true });
  look(); }"""  # noqa: E501


LONG = "The word is " + "x" * 90 + ", and nobody can say it."


@pytest.mark.parametrize("pace", ["once", "spoken"])
def test_a_speech_never_scrolls_sideways(chromium: Browser, house: str, pace: str) -> None:
    here = visitor(chromium, house, 390, 844)
    page = here.page
    here.sit(pace=pace)
    page.evaluate(WIDEST)
    words = page.locator("#floor .words")
    expect(words).to_have_text(re.compile(r".{60}", re.DOTALL), timeout=SLOW)
    page.evaluate("words => { document.querySelector('#floor .words').textContent = words }", LONG)
    expect(words).to_have_text(LONG)
    assert page.evaluate("[...new Set(window.widest)]") == []
    here.blameless()


def test_this_case_from_the_other_side_begins_at_once_and_with_other_dice(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, calm=True)
    page = here.page
    page.goto(house)
    page.evaluate("localStorage.setItem('venire.pace', 'once')")
    made = page.evaluate(PLAYED)
    first = page.request.get(f"{house}/api/sessions/{made}?events=1").json()
    page.goto(f"{house}/sessions/{made}/debrief")
    page.click("[data-side]")
    page.wait_for_url("**/sessions/*")
    page.wait_for_function("made => !location.pathname.includes(made)", arg=made)
    expect(page.locator(".strategies")).to_be_visible(timeout=SLOW)
    expect(page.locator(".sides")).to_have_count(0)
    second = page.request.get(page.url.replace("/sessions/", "/api/sessions/").partition("#")[0] + "?events=1").json()
    assert side_of(first) == "defend"
    assert side_of(second) == "prosecute"
    assert first["view"]["votes"] != second["view"]["votes"] or opening(first) != opening(second)
    here.blameless()


PLAYED = """async () => {
  const ask = async (path, body) => (await fetch(path, body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json", "X-Venire": "1" }, body: JSON.stringify(body) })).json();
  const { session } = await ask("/api/sessions", { case: "murder", seed: "7", rounds: 1 });
  for (let no = 0, over = false; !over;) {
    const seen = await ask(`/api/sessions/${session}`);
    over = seen.view.phase === "over" || seen.view.verdict;
    const one = seen.asks.find((ask) => !ask.standing);
    if (!one) continue;
    const kind = one.wants.includes("choose_side") ? "choose_side" : one.wants.includes("cast_vote") ? "cast_vote" : "pass";
    const act = kind === "choose_side" ? { side: "defend" } : kind === "cast_vote" ? { vote: "not_guilty" } : {};
    await ask(`/api/sessions/${session}/acts`, { ask: one.key, act_id: `p${no++}`, kind, act });
  }
  return session;
}"""  # noqa: E501


def side_of(seen: Any) -> str:
    return next(one["event"]["side"] for one in seen["events"] if one["kind"] == "side_chosen")


def opening(seen: Any) -> list[str]:
    """The first speeches."""
    return [one["event"]["text"] for one in seen["events"] if one["kind"] == "spoke"][:3]
