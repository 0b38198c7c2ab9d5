"""Persuasions over HTTP and as pages: opened, played, settled, told; sealed until then; wrong input a sentence."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.web.persuasion.persuading import CONCERNS, POINTS, done, leaks, over, persuasion, talked
from tests.web.playing import act, asked, entries, look, told
from venire.app import Venire

pytestmark = pytest.mark.anyio
SETTLED = re.compile(r'<section class="opened"')


async def test_it_is_played_from_the_corridor_to_the_debrief(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await persuasion(client)
    corridor = (await client.get(f"/sessions/{session}")).text
    assert corridor.count('class="door"') == 3
    assert "The maker&#39;s five weeks" in corridor
    await talked(venire, client, session)
    await done(venire, client, session, "settle")
    page = (await client.get(f"/sessions/{session}")).text
    assert len(SETTLED.findall(page)) == 3
    assert 'id="together"' in page
    assert "“Five of the six units" in page
    assert 'href="#s1-1"' in page
    assert 'id="s1-1"' in page
    await done(venire, client, session, "go_home")
    debrief = (await client.get(f"/sessions/{session}/debrief")).text
    assert len(SETTLED.findall(debrief)) == 3
    assert 'id="together"' not in debrief
    assert "They have gone home" in debrief
    home = (await client.get("/")).text
    assert f"/sessions/{session}/debrief" in home
    assert "A persuasion:" in home


async def test_they_deliberate_together_and_that_can_be_watched_and_read(
    venire: Venire, client: httpx.AsyncClient
) -> None:
    session = await persuasion(client)
    assert (await client.get(f"/sessions/{session}/together")).status_code == 404
    await talked(venire, client, session)
    await done(venire, client, session, "settle")
    await done(venire, client, session, "deliberate_together")
    room = (await client.get(f"/sessions/{session}/together")).text
    assert 'data-part="together"' in room
    assert "Has not voted" not in re.findall(r'<ol class="box.*?</ol>', room, re.DOTALL)[0]
    assert not re.findall(r'class="juror[^>]*data-vote="none"', room)
    assert "🪑" not in room
    await over(venire, session)
    seen = (await client.get(f"/api/sessions/{session}?events=1&part=together")).json()
    assert any(one["kind"] == "spoke" for one in seen["events"])
    assert len(seen["view"]["jurors"]) == 3
    table = await client.get(f"/sessions/{session}/together/debrief")
    assert table.status_code == 200
    assert f'href="/sessions/{session}/debrief">The settlement</a>' in table.text
    assert "/together/debrief" in (await client.get(f"/sessions/{session}/debrief")).text


async def test_nothing_of_a_mind_is_in_anything_sent_before_the_settlement(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    sent = list[str]()

    async def kept(answer: httpx.Response) -> None:
        sent.append((await answer.aread()).decode("utf-8", "replace"))

    for one in (client, stranger):
        one.event_hooks["response"] = [kept]
    session = await persuasion(client)
    await talked(venire, client, session)
    roads = ("", "/debrief", "/together", "/together/debrief", "/replay", "/board", "/jury")
    rest = ("", "?events=1", "?events=1&part=together", "/events", *(f"/export?format={form}" for form in FORMS))
    for one in (client, stranger):
        for road in (*(f"/sessions/{session}{road}" for road in roads), *(f"/api/sessions/{session}{r}" for r in rest)):
            await one.get(road)
        await one.post(f"/api/sessions/{session}/fork", json={"turn": 1})
        await one.post(f"/api/sessions/{session}/without", json={"turn": 1})
        await one.get("/")
        await one.get("/persuade?case=robot")
    assert len(sent) > 40
    assert any(POINTS[0] in text for text in sent)
    assert [found for text in sent for found in leaks(text)] == []
    await done(venire, client, session, "settle")
    page = (await client.get(f"/sessions/{session}")).text
    assert len([told for told in CONCERNS if told in page]) == len(CONCERNS)


FORMS = ("md", "html", "json", "jsonl", "csv")


@pytest.mark.parametrize("format", FORMS)
async def test_it_is_exported_as_others_are(venire: Venire, client: httpx.AsyncClient, format: str) -> None:
    session = await persuasion(client)
    await talked(venire, client, session)
    await done(venire, client, session, "settle")
    await done(venire, client, session, "go_home")
    answer = await client.get(f"/api/sessions/{session}/export?format={format}")
    assert answer.status_code == 200
    assert answer.content


async def test_after_the_settlement_any_turn_is_argued_otherwise(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await persuasion(client)
    await talked(venire, client, session)
    early = told(await client.post(f"/api/sessions/{session}/fork", json={"turn": 2}))
    assert "vote is still open" in early["error"]
    assert "call the settlement" in early["remedy"]
    await done(venire, client, session, "settle")
    made = (await client.post(f"/api/sessions/{session}/fork", json={"turn": 2})).json()["session"]
    view = (await look(client, made))["view"]
    assert view["talking_to"] == 2
    assert [one["text"] for one in view["talks"]["1"]][1] == POINTS[0]
    assert len(view["talks"]["2"]) == 1
    assert view["settled"] is None


async def test_whoever_has_the_link_sees_doors_and_hears_nothing(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session = await persuasion(client)
    await talked(venire, client, session)
    page = (await stranger.get(f"/sessions/{session}")).text
    assert page.count('class="door"') == 3
    assert 'id="settle"' not in page
    seen = (await stranger.get(f"/api/sessions/{session}?events=1")).text
    assert POINTS[0] not in seen
    key = await asked(venire, client, session, "settle")
    assert (await act(stranger, session, key, "settle")).status_code == 403


@pytest.mark.parametrize(
    ("kind", "fields", "word"),
    [
        ("say", {"text": "  "}, "text"),
        ("say", {"text": "x" * 4001}, "4000"),
        ("say", {"text": "Look.", "shows": "E99"}, "E99"),
        ("visit", {"juror": 9}, "juror 9"),
        ("visit", {"juror": 1}, "already"),
        ("visit", {"juror": 0}, "juror"),
    ],
)
async def test_a_wrong_move_is_told_and_nothing_is_lost(
    venire: Venire, client: httpx.AsyncClient, kind: str, fields: dict[str, object], word: str
) -> None:
    session = await persuasion(client)
    await done(venire, client, session, "visit", juror=1)
    before = await entries(venire, session)
    body = told(await act(client, session, await asked(venire, client, session, kind), kind, **fields))
    assert word in f"{body['error']} {body['remedy']}"
    assert await entries(venire, session) == before


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"case": "nowhere"}, "nowhere"),
        ({"jurors": ["nobody"]}, "nobody"),
        ({"jurors": ["wang", "wang"]}, "Wang"),
        ({"jurors": ["wang"] * 24}, "jurors"),
        ({"side": "judge"}, "side"),
        ({"turns": 0}, "turns"),
        ({"turns": 51}, "turns"),
        ({"turns": "many"}, "turns"),
        ({"budget": "a lot"}, "a lot"),
        ({"safety_mode": "loud"}, "safety_mode"),
        ({"mood": "angry"}, "mood"),
    ],
)
async def test_a_persuasion_that_cannot_be_had(client: httpx.AsyncClient, wish: dict[str, object], word: str) -> None:
    body = told(await client.post("/api/persuasions", json={"case": "robot", **wish}))
    assert word in f"{body['error']} {body['remedy']}"
    assert (await client.get("/api/sessions")).json()["sessions"] == []


async def test_the_form_knows_its_cases_and_whom_they_bring(client: httpx.AsyncClient) -> None:
    form = (await client.get("/persuade?case=murder")).text
    assert re.findall(r'name="case" value="(\w+)" checked', form) == ["murder"]
    assert re.findall(r'name="juror" value="(\w+)" checked', form) == ["wang", "liu", "chen"]
    assert form.count('name="juror"') == 15
    assert re.findall(r'name="case" value="(\w+)" checked', (await client.get("/persuade?case=x")).text) == ["robot"]


async def test_of_a_roster_three_are_drawn_or_whom_one_names(venire: Venire, client: httpx.AsyncClient) -> None:
    drawn = await persuasion(client, case="murder")
    assert len((await look(client, drawn))["view"]["jurors"]) == 3
    named = await persuasion(client, case="murder", jurors=["frank_russo"])
    assert [one["name"] for one in (await look(client, named))["view"]["jurors"]] == ["Frank Russo"]
    await done(venire, client, named, "settle")
    assert 'id="together"' not in (await client.get(f"/sessions/{named}")).text


@pytest.mark.parametrize(("jurors", "offered"), [(["wang", "liu"], False), (["wang", "chen"], True)])
async def test_a_table_is_offered_only_where_the_votes_differ(
    venire: Venire, client: httpx.AsyncClient, jurors: list[str], offered: bool
) -> None:
    session = await persuasion(client, jurors=jurors)
    await done(venire, client, session, "settle")
    page = (await client.get(f"/sessions/{session}")).text
    assert ('id="together"' in page) is offered
    assert 'id="home"' in page


async def test_no_room_of_a_persuasion_for_what_is_none(client: httpx.AsyncClient) -> None:
    made = (await client.post("/api/sessions", json={"case": "murder", "seed": "7"})).json()
    assert (await client.get(f"{made['url']}/together")).status_code == 404
    assert (await client.get(f"{made['url']}/together/debrief")).status_code == 404


async def test_no_debrief_while_it_goes_on(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await persuasion(client)
    answer = await client.get(f"/sessions/{session}/debrief")
    assert answer.status_code == 409
    assert "have not voted" in answer.text


async def test_endings_once_found_stay_listed_for_whoever_found_them_and_the_rest_have_no_names(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    assert "None yet of 18" in (await client.get("/persuade")).text
    first = await persuasion(client)
    await talked(venire, client, first)
    assert (await client.get("/api/persuasions/endings")).json() == {"found": [], "left": 18}
    await done(venire, client, first, "settle")
    second = await persuasion(client)
    await done(venire, client, second, "settle")
    for session in (first, second):
        await done(venire, client, session, "go_home")
    found = (await client.get("/api/persuasions/endings")).json()
    assert [one["session"] for one in found["found"]] == [first, second]
    assert [one["way"] for one in found["found"]][1] == "nothing"
    assert found["left"] == 16
    for road in ("/persuade", f"/sessions/{first}/debrief"):
        text = (await client.get(road)).text
        assert "2 of 18" in text
        assert text.count("by nothing that was said") == 1
        assert "by the law" not in text
    assert (await stranger.get("/api/persuasions/endings")).json() == {"found": [], "left": 18}
