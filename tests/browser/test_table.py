"""Time, minds, names and the keyboard at the table."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.room import SLOW, choose_side, visitor

pytestmark = pytest.mark.browser


def test_a_limit_is_counted_down_and_a_pause_stops_it_for_all(chromium: Browser, house: str) -> None:
    here, guest = visitor(chromium, house, calm=True), visitor(chromium, house, calm=True)
    page = here.page
    page.goto(house)
    page.evaluate("localStorage.setItem('venire.pace', 'once')")
    page.click("details.options summary")
    page.fill("input[name=rounds]", "2")
    page.fill("input[name=limit]", "60")
    page.click("form[data-options] button")
    page.wait_for_url("**/sessions/*")
    choose_side(page)
    expect(page.locator("#clock")).to_have_text(re.compile(r"^0:5\d left"))
    guest.page.goto(page.url)
    page.click("#pause")
    expect(page.locator("#clock")).to_contain_text("stands still")
    expect(guest.page.locator("#paused")).to_be_visible(timeout=SLOW)
    expect(guest.page.locator("#pause")).to_be_disabled()
    page.keyboard.press("p")
    expect(page.locator("#clock")).to_contain_text("left")
    expect(guest.page.locator("#paused")).to_be_hidden(timeout=SLOW)
    expect(guest.page.locator("#pause")).to_be_enabled()
    here.blameless()
    guest.blameless()


def test_a_watched_jury_is_heard_from_the_beginning_with_its_minds_open(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.goto(house)
    page.evaluate("localStorage.setItem('venire.pace', 'spoken')")
    page.click("details.options summary")
    page.check("input[name=open_minds]")
    page.fill("input[name=rounds]", "1")
    page.select_option("select[name=how]", "watch")
    page.click("form[data-options] button")
    page.wait_for_url("**/sessions/*")
    expect(page.locator("#floor[data-from=judge]")).to_be_visible()
    assert page.locator("#turns li.entry").count() == 0
    expect(page.locator("#skip-all")).to_have_text("Catch up")
    page.click("#skip-all")
    expect(page.locator(".verdict-banner")).to_be_visible(timeout=SLOW)
    expect(page.locator(".juror .meter")).to_have_count(12)
    assert page.locator("#floor[data-from=judge] .rests button").count() == 0
    here.blameless()


def test_the_others_say_the_name_and_a_speech_leads_to_three_exhibits_at_the_most(
    chromium: Browser, house: str
) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.goto(house)
    page.fill("#name", "Ada")
    here.sit(rounds=2)
    choose_side(page)
    cited = page.locator("#turns li.entry").evaluate_all("all => all.map(one => one.querySelectorAll('.cite').length)")
    assert cited
    assert max(cited) in (1, 2, 3)
    guest = visitor(chromium, house)
    guest.page.goto(page.url)
    expect(guest.page.locator(".juror[data-number='7'] .name")).to_have_text("Ada")
    here.blameless()


def test_the_transcript_keeps_up_until_its_reader_goes_back(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    here.sit(rounds=4)
    choose_side(page)
    assert left_below(page) < 2
    page.click("#pass")
    expect(page.locator("#turns .round")).to_have_count(2, timeout=SLOW)
    page.wait_for_selector(".strategies")
    assert left_below(page) < 2
    expect(page.locator("#newest")).to_be_hidden()
    page.hover("#sheet-transcript")
    page.mouse.wheel(0, -2000)
    expect(page.locator("#newest")).to_be_visible()
    page.click("#pass")
    expect(page.locator("#turns .round")).to_have_count(3, timeout=SLOW)
    page.wait_for_selector(".strategies")
    assert left_below(page) > 100
    page.click("#newest")
    assert left_below(page) < 2
    here.blameless()


def left_below(page: Page) -> float:
    """Pixels of the transcript below what is seen of it."""
    return float(
        page.locator("#sheet-transcript").evaluate("one => one.scrollHeight - one.scrollTop - one.clientHeight")
    )


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_what_was_said_and_the_buttons_are_seen_at_once(chromium: Browser, house: str, width: int, height: int) -> None:
    here = visitor(chromium, house, width, height, calm=True)
    page = here.page
    here.sit(rounds=1)
    choose_side(page)
    expect(page.locator("#heard article").last).to_be_in_viewport()
    for place in range(6):
        page.locator(".strategies label").nth(place).click()
        assert seen_whole(page, "#draft-it")
        assert seen_whole(page, "#advice")
    page.locator(".strategies label").first.click()
    page.click("#draft-it")
    page.wait_for_selector("#speak")
    expect(page.locator("#heard article").last).to_be_in_viewport()
    for place in ("#draft-words", "#speak", "#change", "#discard"):
        assert seen_whole(page, place)
    page.click("#discard")
    page.wait_for_selector("#pass")
    page.click("#pass")
    page.wait_for_selector("#ballot-not_guilty")
    assert seen_whole(page, "#ballot-guilty")
    page.click("#ballot-not_guilty")
    expect(page.locator(".verdict-banner a")).to_be_focused(timeout=SLOW)
    assert seen_whole(page, ".verdict-banner a")
    here.blameless()


def seen_whole(page: Page, selector: str) -> bool:
    """Nothing of it is above the window, below it, or beneath what sticks to its head."""
    return bool(
        page.locator(selector).evaluate(
            "one => { const at = one.getBoundingClientRect();"
            " return at.top >= document.querySelector('.docketline').offsetHeight - 1 && at.bottom <= innerHeight + 1 }"
        )
    )


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_an_exhibit_opens_beside_the_room_and_back_returns(
    chromium: Browser, house: str, width: int, height: int
) -> None:
    here = visitor(chromium, house, width, height, calm=True)
    page = here.page
    here.sit(rounds=2)
    choose_side(page)
    table = page.url
    before = page.evaluate("scrollY")
    page.locator("#heard .cite").last.click()
    expect(page.locator("#sheet-file .hit")).to_be_in_viewport()
    assert page.locator(".docketline").evaluate("one => one.getBoundingClientRect().top") == 0
    page.go_back()
    assert page.url == table
    expect(page.locator("#sheet-transcript")).to_be_visible()
    assert page.evaluate("scrollY") == before
    here.blameless()


def test_the_keyboard_stays_at_the_table_and_help_lists_what_works(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, calm=True)
    page = here.page
    here.sit(rounds=2)
    choose_side(page)
    page.keyboard.press("1")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector("#speak")
    assert page.evaluate("document.activeElement.closest('#turn') !== null")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "draft-words"
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".strategies")
    page.keyboard.press("y")
    page.keyboard.press("?")
    keys = set(page.locator("#keys kbd").all_inner_texts())
    assert keys >= {"Space", "P", "N", "B", "Y", "1", "6", "Ctrl", "Enter", "V", "F", "T", "Esc", "?"}
    page.keyboard.press("Escape")
    page.goto(f"{page.url}/replay")
    page.wait_for_selector("#moment")
    page.keyboard.press("?")
    assert {"V", "Y", "B"} & set(page.locator("#keys kbd").all_inner_texts()) == set()
    here.blameless()


def test_keys_rest_while_somebody_writes_and_a_vote_is_not_changed_by_one(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, calm=True)
    page = here.page
    here.sit(rounds=2)
    choose_side(page, "prosecute")
    expect(page.locator(".strategies")).to_contain_text("3. Answer the doubt")
    page.keyboard.press("6")
    page.keyboard.type("pv")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("bn 5. V")
    expect(page.locator("#typed")).to_have_value("pvbn 5. V")
    expect(page.locator("#pace")).to_have_value("once")
    expect(page.locator("#pause")).to_have_text("Pause")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("3")
    page.keyboard.press("v")
    expect(page.locator("#confirm")).to_contain_text("Change your vote to not guilty?")
    page.keyboard.press("Space")
    expect(page.locator(".myvote")).to_contain_text("Guilty")
    page.click("#final")
    expect(page.locator("#confirm")).to_contain_text("for not guilty, there would be no verdict: a hung jury.")
    here.blameless()


def test_a_paused_room_says_so_and_changed_words_are_heard_anew(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, calm=True)
    page = here.page
    here.sit(rounds=2)
    choose_side(page)
    page.keyboard.press("p")
    expect(page.locator("#paused")).to_contain_text("You have paused the room")
    page.keyboard.press("6")
    page.keyboard.type("Nobody saw who carried that light.")
    page.click("#draft-it")
    expect(page.locator("#draft-words")).to_have_text("Nobody saw who carried that light.", timeout=SLOW)
    before = page.locator(".told").inner_text()
    page.click("#change")
    page.fill("#draft", "The second blood test found nothing on that windlass.")
    expect(page.locator(".heard-as")).to_be_hidden()
    page.click("#speak")
    expect(page.locator("#draft-words")).to_have_text("The second blood test found nothing on that windlass.")
    expect(page.locator(".told")).not_to_have_text(before)
    page.click("#speak")
    expect(page.locator("#turn")).to_contain_text("waits until you go on")
    page.click("#go-on")
    expect(page.locator("#turns .entry:has(.take-back)")).to_contain_text("The second blood test found nothing on that")
    expect(page.locator("#paused")).to_be_hidden()
    here.blameless()


def test_lit_is_whose_words_are_read(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house, 390, 844, calm=True)
    page = here.page
    here.sit(rounds=1)
    choose_side(page)
    page.locator("#heard").evaluate("one => { one.scrollTop = 0 }")
    first, second = page.locator("#heard article b").all_text_contents()[:2]
    expect(page.locator(".juror.speaking .name")).to_have_text(called(first))
    expect(page.locator("#heard-next")).to_have_text(f"Then {second} ↓")
    page.click("#heard-next")
    expect(page.locator(".juror.speaking .name")).to_have_text(called(second))
    last = page.locator("#heard article b").last.inner_text()
    page.keyboard.press("p")
    page.click("#pass")
    page.wait_for_selector("#go-on")
    expect(page.locator("#floor .who b")).to_have_text(last)
    expect(page.locator(".juror.speaking .name")).to_have_text(called(last))
    here.blameless()


def called(name: str) -> str:
    """What the plate under a face says: "James" for Dr. James Wright."""
    return name.removeprefix("Dr. ").split()[0]


def test_a_thing_of_the_case_is_chosen_and_the_box_is_empty_after_a_turn(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    here.sit(rounds=2)
    choose_side(page)
    page.keyboard.press("2")
    witnesses = page.locator("#thing option").all_text_contents()
    assert "Colm Dacey" in witnesses
    page.keyboard.press("1")
    page.select_option("#thing", "The chamber gauge log")
    page.fill("#typed", "Nobody checked it.")
    with page.expect_request("**/acts") as sent:
        page.click("#draft-it")
    handed = sent.value.post_data_json
    assert handed is not None
    assert handed["act"]["text"] == "The chamber gauge log: Nobody checked it."
    page.click("#discard")
    page.wait_for_selector(".strategies")
    page.keyboard.press("6")
    expect(page.locator("#typed")).to_have_value("")
    page.fill("#typed", "The rail gave way under a lean.")
    page.click("#draft-it")
    page.click("#speak")
    page.wait_for_selector("#speak", state="detached")
    page.wait_for_selector(".strategies", timeout=SLOW)
    page.keyboard.press("5")
    expect(page.locator("#typed")).to_have_value("")
    expect(page.locator("#target")).to_have_value("")
    here.blameless()


def test_a_face_is_chosen_once_and_remembered(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    page.goto(house)
    plain = page.locator("#own-face").inner_html()
    page.locator("input[name=face][value=player_3]").check(force=True)
    assert page.locator("#own-face").inner_html() != plain
    page.reload()
    assert page.locator("input[name=face][value=player_3]").is_checked()
    assert page.locator("#own-face").inner_html() != plain
    here.blameless()


def test_the_debrief_folds_the_talk_and_opens_it_at_a_speech(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    made = page.request.post(
        f"{house}/api/sessions?finish=1",
        data={"case": "murder", "seed": "7", "unattended": True, "rounds": 2},
        headers={"X-Venire": "1"},
    ).json()
    page.goto(f"{house}{made['url']}/debrief")
    for place in page.locator(".contents a").all():
        assert page.locator(str(place.get_attribute("href"))).count() == 1
    assert page.locator("#turn-1").is_hidden()
    page.evaluate("location.hash = '#turn-1'")
    expect(page.locator("#turn-1")).to_be_in_viewport()
    here.blameless()


def test_words_on_their_way_are_shown_until_the_whole_is_on_the_record(chromium: Browser, house: str) -> None:
    here = visitor(chromium, house)
    page = here.page
    here.sit()
    choose_side(page)
    for text in ("Hold on.", "", "Hold on to this.", "The lamp was lit."):
        page.evaluate("words => venire.stream.onWords(words)", {"seat": "juror/3", "ask": "r1/speak", "text": text})
    forming = page.locator("#forming")
    expect(forming).to_have_text(re.compile(r"^Frank Russo Hold on to this\. The lamp was lit\. …$"))
    page.click("#pass")
    expect(forming).to_be_hidden()
    here.blameless()
