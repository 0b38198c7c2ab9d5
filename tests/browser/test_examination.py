"""An examination in a browser: by mouse, by keyboard alone, through a reload; a drill; a trial; clean for axe."""

import json
import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.room import SLOW, Scheme, Visitor, every_width_and_light, visitor
from tests.browser.test_accessible import clean

pytestmark = pytest.mark.browser
OPEN = """async ([url, wish]) => {
  const headers = { "X-Venire": "1", "Content-Type": "application/json" };
  return (await (await fetch(url, { method: "POST", headers, body: JSON.stringify(wish) })).json()).url;
}"""
SHORT: Mapping[str, object] = {"case": "murder", "seed": "5", "breath": 0, "direct": 2, "cross": 2, "redirect": 0}


def court(here: Visitor, url: str = "/api/examinations", **wish: object) -> str:
    """Open a short session and go there; its address."""
    here.page.goto(here.house)
    here.page.evaluate("localStorage.setItem('venire.pace', 'once')")
    path = str(here.page.evaluate(OPEN, [url, {**SHORT, **wish} if "items" not in wish else wish]))
    here.page.goto(here.house + path)
    return here.house + path


def with_the_seed(route: Route) -> None:
    """Let the form's wish through with a seed, so that chance is the same in every run, and a short cross."""
    wish: dict[str, object] = route.request.post_data_json or {}
    route.continue_(post_data=json.dumps({**wish, "seed": SHORT["seed"], "cross": 4, "breath": 0}))


def asked(page: Page, *states: str) -> str:
    """Wait until counsel is asked one of these; which."""
    found = "states => states.includes(document.body.dataset.at) && document.body.dataset.at"
    return str(page.wait_for_function(found, arg=list(states), timeout=SLOW).json_value())


def put(page: Page) -> None:
    """Send what is in the box, and leave an objection to it to the judge; until the witness has answered."""
    answers = page.locator("#turns .testified").count()
    page.press("#question", "Enter")
    page.wait_for_function(
        "said => document.body.dataset.at === 'respond'"
        " || document.querySelectorAll('#turns .testified').length > said",
        arg=answers,
        timeout=SLOW,
    )
    if page.evaluate("document.body.dataset.at") == "respond":
        page.click("#waive")
    expect(page.locator("#turns .testified")).to_have_count(answers + 1, timeout=SLOW)


def let_all_pass(page: Page, until: str = "over") -> None:
    """Object to nothing, answer nothing, ask nothing more."""
    for _ in range(60):
        at = asked(page, "object", "respond", "put", "address", "over")
        if at == until:
            return
        before = page.evaluate("venire.player.played")
        if at == "object":
            page.click("#let-stand")
        elif at == "put":
            page.click("#rest")
            page.click("#confirm-yes")
        else:
            page.click("#waive")
        page.wait_for_function("before => venire.player.played > before", arg=before)
    raise AssertionError(f"the court never came to {until}")


def test_by_mouse_from_the_first_page_to_the_debrief(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.goto(house)
    page.evaluate("localStorage.setItem('venire.pace', 'once')")
    page.route("**/api/examinations", with_the_seed)
    form = page.locator("form[data-examine]")
    expect(form.locator("input[name=coach]")).to_be_checked()
    form.locator("select[name=witness]").select_option("W4")
    form.locator("select[name=window]").select_option("none")
    form.locator("button[type=submit]").click()
    page.wait_for_url("**/sessions/*")
    asked(page, "put")
    expect(page.locator("#stand-name")).to_have_text("Priya Raman")
    page.fill("#question", "You heard the second splash before your alarm rang, didn't you?")
    expect(page.locator("#advice")).to_contain_text("This leads.")
    expect(page.locator("#ask")).to_have_text("Ask it anyway")
    page.fill("#question", "Where do you live?")
    expect(page.locator("#advice")).to_be_empty()
    put(page)
    page.click("#tab-affidavit")
    expect(page.locator("#sheet-affidavit .facts li.said").first).to_be_visible()
    page.click("#tab-transcript")
    let_all_pass(page, "object")
    page.click("#rise")
    page.click("#keypad [data-ground=relevance]")
    ruling = page.locator("#floor .ruling, #turns [data-rule]").first
    expect(ruling).to_be_visible(timeout=SLOW)
    page.locator("#turns [data-rule]").first.click()
    expect(page.locator("#rule")).to_be_visible()
    expect(page.locator("#rule-text")).not_to_be_empty()
    page.click("#rule [data-close]")
    let_all_pass(page)
    page.click("text=Open the debrief")
    expect(page.locator("#objections-title")).to_be_visible()
    expect(page.locator(".objections tbody tr")).not_to_have_count(0)
    expect(page.locator("#missed-title")).to_be_visible()
    here.blameless()


def test_by_keyboard_alone(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    court(here, witnesses=["W8"], window=60, recross=0)
    page.evaluate("localStorage.setItem('venire.coach.court', 'off')")
    page.reload()
    asked(page, "object")
    expect(page.locator(".ring b")).to_have_text(re.compile(r"^[1-5]?\d$|^60$"))
    page.keyboard.press("o")
    expect(page.locator("#keypad")).to_be_visible()
    expect(page.locator("#choosing")).to_contain_text("the clock stands still")
    expect(page.locator("#keypad [data-ground=hearsay] kbd")).to_be_visible()
    standing = page.locator(".ring b").inner_text()
    page.wait_for_function("() => document.querySelector('#choosing').textContent.includes('42 s')")
    expect(page.locator(".ring b")).to_have_text(standing)
    page.keyboard.press("e")
    expect(page.locator("#turns .objected")).to_contain_text("relevance", timeout=SLOW)
    expect(page.locator("body[data-risen]")).to_have_count(0, timeout=SLOW)
    while asked(page, "object", "put") == "object":
        before = page.evaluate("venire.player.played")
        page.keyboard.press("Space")
        page.wait_for_function("before => venire.player.played > before", arg=before)
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.type("You told nobody of the light for three weeks,")
    page.keyboard.press("Shift+Enter")
    page.keyboard.type("correct?")
    assert "\n" in page.input_value("#question")
    page.keyboard.press("Enter")
    expect(page.locator("#turns .question_put[data-who=prosecution]")).to_have_count(1, timeout=SLOW)
    if asked(page, "put", "respond") == "respond":
        page.keyboard.press("Enter")
    asked(page, "put")
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#question")).to_have_value(re.compile("^You told nobody"))
    page.keyboard.press("Tab")
    for _ in range(12):
        if page.evaluate("document.activeElement.id") == "rest":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#confirm-yes")).to_be_visible()
    page.keyboard.press("Enter")
    asked(page, "over")
    page.keyboard.press("y")
    page.keyboard.press("Enter")
    expect(page.locator("#objections-title")).to_be_visible(timeout=SLOW)
    here.blameless()


def somebody_elses_time_runs_out(chromium: Browser, house: str) -> None:
    """In another session with the same window, opened now: its question is answered with nobody having objected."""
    there = visitor(chromium, house)
    court(there, witnesses=["W8"], window=6)
    expect(there.page.locator("#turns .testified").first).to_be_visible()
    there.context.close()


def test_time_runs_out_and_a_pause_stops_it(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    court(here, witnesses=["W8"], window=6)
    asked(page, "object")
    page.keyboard.press("p")
    expect(page.locator("#paused")).to_be_visible()
    left = page.locator(".ring b").inner_text()
    somebody_elses_time_runs_out(chromium, house)
    assert asked(page, "object") == "object"
    expect(page.locator(".ring b")).to_have_text(left)
    expect(page.locator("#turns .testified")).to_have_count(0)
    page.keyboard.press("p")
    expect(page.locator("#turns .testified").first).to_be_visible(timeout=SLOW)
    here.blameless()


def test_a_reload_a_second_tab_and_a_question_taken_back(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    court(here, witnesses=["W4"], window=None, direct=6)
    page.evaluate("localStorage.setItem('venire.coach.court', 'off')")
    page.reload()
    asked(page, "put")
    page.fill("#question", "Where do you live?")
    put(page)
    asked(page, "put")
    page.fill("#question", "What did you see")
    page.reload()
    asked(page, "put")
    expect(page.locator("#turns .testified")).to_have_count(1)
    expect(page.locator("#question")).to_have_value("What did you see")
    second = here.watch(here.context.new_page())
    second.goto(page.url)
    asked(second, "put")
    second.fill("#question", "When did you wake?")
    second.press("#question", "Enter")
    expect(page.locator("#turns .question_put")).to_have_count(2, timeout=SLOW)
    was = page.url
    page.locator("#turns .question_put").first.get_by_text("Take back to here").click()
    page.wait_for_url(lambda url: url != was)
    asked(page, "put")
    expect(page.locator("#turns .question_put")).to_have_count(0)
    expect(page.locator("#question")).to_have_value("Where do you live?")
    here.blameless()


def test_a_drill_by_keyboard(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    court(here, "/api/drills", case="murder", seed="5", items=3)
    for letter in ("l", "Space", "h"):
        expect(page.locator("#let-stand")).to_be_visible(timeout=SLOW)
        page.keyboard.press(letter)
        expect(page.locator(".truth")).to_be_visible(timeout=SLOW)
        clean(page, f"truth after {letter}")
        page.keyboard.press("Space" if letter != "h" else "Enter")
    expect(page.locator("#grounds-title")).to_be_visible(timeout=SLOW)
    expect(page.locator("h1")).to_have_text(re.compile(r"^\d / 3$"))
    here.blameless()


def test_an_objection_taken_back_lets_the_question_stand(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    court(here, witnesses=["W8"], window=60, recross=0)
    asked(page, "object")
    page.keyboard.press("o")
    expect(page.locator("#choosing")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#turns .testified, #turns .testified p").first).to_be_visible(timeout=SLOW)
    expect(page.locator("#turns .objected")).to_have_count(0)
    here.blameless()


def test_a_grounds_letter_waits_for_o_and_the_question_stays_in_sight(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.set_viewport_size({"width": 390, "height": 844})
    court(here, witnesses=["W8"], window=60, recross=0)
    asked(page, "object")
    page.keyboard.press("l")
    expect(page.locator("#rise-first")).to_contain_text("First O, then L.")
    expect(page.locator("#turns .objected")).to_have_count(0)
    page.keyboard.press("o")
    expect(page.locator(".asked-again")).to_be_in_viewport()
    page.keyboard.press("d")
    expect(page.locator("#turns .objected").first).to_contain_text("foundation", timeout=SLOW)
    here.blameless()


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (820, 1180), (390, 844)])
def test_the_question_and_the_newest_exchange_are_both_in_sight(
    chromium: Browser, house: str, wide: int, high: int
) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.set_viewport_size({"width": wide, "height": high})
    court(here, witnesses=["W1"])
    page.evaluate("localStorage.setItem('venire.coach.court', 'off')")
    page.reload()
    asked(page, "put")
    page.fill("#question", "How long have you been a detective?")
    page.click("#ask")
    while asked(page, "put", "respond") == "respond":
        page.click("#waive")
    for place in ("#question", "#ask", "#floor > :last-child"):
        expect(page.locator(place)).to_be_in_viewport(ratio=0.9, timeout=SLOW)


@pytest.mark.parametrize("case", ["murder", "negligence"])
def test_before_the_first_question_the_button_and_the_warning_are_in_sight(
    chromium: Browser, house: str, case: str
) -> None:
    here = visitor(chromium, house, 1280, 800)
    court(here, case=case, witnesses=["W1"])
    page = here.page
    asked(page, "put")
    page.fill("#question", "You saw it there, didn't you?")
    expect(page.locator("#advice")).to_contain_text("This leads.")
    expect(page.locator(".story")).to_be_visible()
    for part in ("#question", "#advice", "#ask"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    page.click("#ask")
    expect(page.locator(".story")).to_have_count(0, timeout=SLOW)
    expect(page.locator(".exchange")).to_be_visible()


def test_the_witnesses_that_were_chosen_are_kept_for_the_jury(chromium: Browser, house: str) -> None:
    page = visitor(chromium, house).page
    page.goto(f"{house}/cases/murder")
    form = page.locator("form[data-examine]")
    witness, boxes = form.locator("select[name=witness]"), form.locator("input[name=called]")
    witness.select_option("W5")
    form.locator("input[name=jury]").check()
    expect(witness, "whoever was chosen stays").to_have_value("W5")
    expect(boxes.first).to_be_hidden()
    witness.select_option("several")
    expect(form.locator("input[name=called][value=W5]")).to_be_checked()
    form.locator("input[name=called][value=W1]").check()
    with page.expect_request("**/api/trials") as sent:
        form.locator("button[type=submit]").click()
    asked_for: dict[str, list[str]] = json.loads(sent.value.post_data or "{}")
    assert sorted(asked_for["witnesses"]) == ["W1", "W5"]


def test_the_page_offers_openings_in_a_whole_trial(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.goto(f"{house}/cases/murder")
    form = page.locator("form[data-examine]")
    expect(form.locator("input[name=openings]")).to_be_hidden()
    expect(form.locator("select[name=witness]")).not_to_have_value("")
    form.locator("input[name=jury]").check()
    expect(form.locator("select[name=witness]"), "a jury hears them all").to_have_value("")
    expect(form.locator("input[name=openings]")).to_be_checked()
    form.locator("button[type=submit]").click()
    expect(page.locator("#turn-inner .course")).to_contain_text("twelve jurors", timeout=SLOW)
    page.fill("#words", "Members of the jury, listen for the times.")
    page.click("#turn-inner button.first")
    expect(page.locator("#turns")).to_contain_text("Members of the jury, listen", timeout=SLOW)
    here.blameless()


def test_a_trial_ends_in_the_jury_room(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    court(here, "/api/trials", witnesses=["W4"], window=None, rounds=1)
    let_all_pass(page)
    page.click("text=Watch the jury room")
    expect(page.locator(".juror")).to_have_count(12)
    expect(page.locator(".verdict-banner")).to_be_visible(timeout=60_000)
    page.click("text=Open the debrief")
    page.click("text=The jury's own debrief")
    expect(page.locator("#curves-title")).to_be_visible()
    here.blameless()


def test_an_invented_fact_in_a_closing_is_ruled_on_in_the_room(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    address = court(here, "/api/trials", witnesses=["W4"], window=None, jury=False, seed="1")
    let_all_pass(page, "address")
    page.fill("#words", "Put it together. She confessed to her sister.")
    page.click("form:has(#words) button[type=submit]")
    objected = page.locator("#turns .address_objected")
    expect(objected.first).to_contain_text("Objection: facts not in evidence.", timeout=SLOW)
    expect(page.locator("#turns .sustained").first).to_be_visible()
    let_all_pass(page)
    page.goto(f"{address}/debrief")
    expect(page.locator("#unsworn-title")).to_be_visible()
    clean(page, "debrief of a trial")
    here.blameless()


RULING = """async (text) => {
  const { rulingParts } = await import("/static/js/examination/lines.js");
  return rulingParts({ text, ruling: "sustained", rule: "611(c)" }).map((part) => part.textContent ?? part).join("");
}"""


def test_a_ruling_cites_its_rule_once(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    court(here, witnesses=["W8"], window=None)
    for said in ("Sustained under Rule 611(c). Ask it openly.", "Sustained."):
        assert here.page.evaluate(RULING, said).count("Rule 611(c)") == 1
    here.blameless()


DRAWN_TOO_SOON = """async () => {
  const { QuestionBox } = await import("/static/js/examination/question_box.js");
  const box = new QuestionBox("none", { send() {}, rest() {}, recall: () => [] });
  box.keep("Where do you live?");
  document.body.append(box.form({ title: "", hint: "", exhibits: [], complaint: "", strike: "" }));
  const before = document.querySelector("#question").value;
  box.sent();
  return [before, document.querySelector("#question").value];
}"""


def test_a_question_that_was_put_does_not_stay_in_a_box_drawn_too_soon(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    court(here, witnesses=["W8"], window=None)
    asked(here.page, "object")
    assert here.page.evaluate(DRAWN_TOO_SOON) == ["Where do you live?", ""]
    here.blameless()


@every_width_and_light
def test_axe_finds_nothing(chromium: Browser, house: str, width: int, scheme: Scheme) -> None:
    here = visitor(chromium, house, width, 900, scheme, calm=True)
    page = here.page
    address = court(here, witnesses=["W1"], window=None, direct=1, cross=1)
    asked(page, "put")
    clean(page, "asking")
    within(page)
    page.click("#tab-affidavit")
    clean(page, "affidavit")
    page.click("#tab-transcript")
    page.fill("#question", "When did you reach Lock 6?")
    put(page)
    let_all_pass(page, "object")
    page.click("#rise")
    clean(page, "objecting")
    within(page)
    page.click("#keypad [data-ground=relevance]")
    expect(page.locator("#turns [data-rule]").first).to_be_visible(timeout=SLOW)
    page.locator("#turns [data-rule]").first.click()
    clean(page, "a rule")
    page.keyboard.press("Escape")
    let_all_pass(page)
    clean(page, "over")
    page.goto(f"{address}/debrief")
    clean(page, "debrief")
    within(page)
    court(here, "/api/drills", case="murder", seed="5", items=3, window=None)
    expect(page.locator("#let-stand")).to_be_visible(timeout=SLOW)
    clean(page, "drill")
    within(page)
    here.blameless()


def test_a_drill_fits_a_phone_and_is_stopped_before_its_end(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, 390, 844, calm=True)
    page = here.page
    court(here, "/api/drills", case="murder", seed="5", items=3, window=None)
    expect(page.locator("#let-stand")).to_be_visible(timeout=SLOW)
    assert page.locator(".keypad button").count() == 16
    for key in (page.locator(".keypad button").first, page.locator(".keypad button").last, page.locator("#stop")):
        assert float(key.evaluate("one => one.getBoundingClientRect().bottom")) <= 844
    page.click("#let-stand")
    expect(page.locator(".truth")).to_be_visible(timeout=SLOW)
    page.click("#stop")
    expect(page.locator("#asked")).to_have_text("You stopped after 1 of 3", timeout=SLOW)
    page.click("#next")
    expect(page.locator("h1")).to_contain_text("/ 1")
    here.blameless()


def within(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
