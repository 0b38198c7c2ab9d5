"""Debates over HTTP and as pages: opened, argued by a person, drawn, told; and every wrong input a sentence."""

from __future__ import annotations

import html
import json
import re

import httpx
import pytest
from markupsafe import escape

from tests.web.debate.debating import COUNT, ON_TOPIC, TOPIC, debate, held, seen
from tests.web.playing import act, asked, entries, told
from venire.app import Venire
from venire.library.shipped import FIRST

pytestmark = pytest.mark.anyio
ARGUMENT = {
    "level": "strategic",
    "thesis": "The quay is <i>better</i> without cars.",
    "text": "Who walks there on a Sunday can hear the water.",
}
WHOLE = {
    "evidence": [{"text": "The shops sold a fifth more.", "source": "S1"}],
    "links": [{"cause": "Closing the quay", "effect": "More trade", "strength": 0.6}],
}


async def test_a_debate_is_opened_watched_and_told(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await held(venire, client)
    board = (await client.get(f"/sessions/{session}/board")).text
    assert board.count('<article class="argument') == 6
    assert board.count('<li class="d') >= 3
    debrief = (await client.get(f"/sessions/{session}/debrief")).text
    for heading in ("panel-title", "floor-title", "graph-title", "causes-title", "weights-title", "scores-title"):
        assert debrief.count(f'id="{heading}"') == 1
    assert "Traffic count" in debrief
    home = (await client.get("/")).text
    assert f"/sessions/{session}/debrief" in home
    assert "A debate:" in home


async def test_a_premise_argued_out_is_on_the_board(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await held(venire, client, topic=None, sources=[], case="murder", rounds=2, premises=1)
    (settled,) = (await seen(client, session))["settled"]
    board = (await client.get(f"/sessions/{session}/board")).text
    assert 'id="premises-title"' in board
    assert str(escape(settled["premise"])) in board


@pytest.mark.parametrize("format", ["md", "html", "json", "jsonl", "csv"])
async def test_it_is_exported_as_others_are(venire: Venire, client: httpx.AsyncClient, format: str) -> None:
    session = await held(venire, client)
    answer = await client.get(f"/api/sessions/{session}/export?format={format}")
    assert answer.status_code == 200
    assert answer.content


async def test_every_graph_leads_to_arguments_that_are_there(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await held(venire, client, debaters=[{"name": name} for name in ("Ada", "Ben", "Cyd", "Dee")])
    board = (await client.get(f"/sessions/{session}/board")).text
    made = set(re.findall(r'<article class="argument[^>]* id="(A\d+)"', board))
    assert len(made) == 12
    assert set(re.findall(r'href="#(A\d+)"', board)) == made
    assert board.count('class="argued d') == 2 * len(made)


async def test_a_person_argues(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await debate(client, seat=1)
    page = (await client.get(f"/sessions/{session}")).text
    assert 'id="argue"' in page
    key = await asked(venire, client, session, "argue")
    assert (await act(client, session, key, "argue", **ARGUMENT)).status_code == 200
    key = await asked(venire, client, session, "argue")
    assert key.startswith("r1/")
    board = (await client.get(f"/sessions/{session}/board")).text
    assert "The quay is &lt;i&gt;better&lt;/i&gt; without cars." in board
    assert "<i>better" not in board
    assert (await act(client, session, key, "argue", **{**ARGUMENT, **WHOLE})).status_code == 200
    key = await asked(venire, client, session, "argue")
    assert (await act(client, session, key, "pass_turn")).status_code == 200
    await venire.court.finished(await venire.find(session))
    assert (await seen(client, session))["verdict"]["decision"] != "not judged"


async def test_whoever_has_the_link_watches_and_may_not_argue(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session = await debate(client, seat=1)
    key = await asked(venire, client, session, "argue")
    page = (await stranger.get(f"/sessions/{session}")).text
    assert 'id="argue"' not in page
    assert (await act(stranger, session, key, "pass_turn")).status_code == 403


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({}, "evidence"),
        ({"evidence": WHOLE["evidence"]}, "brings about"),
        ({**WHOLE, "relations": [{"kind": "rebuts", "to": "A99"}]}, "A99"),
        ({**WHOLE, "thesis": " "}, "thesis"),
        ({**WHOLE, "text": "x" * 4001}, "4000"),
        ({**WHOLE, "links": [{"cause": "a", "effect": "b", "strength": 2}]}, "strength"),
    ],
)
async def test_an_argument_that_is_not_whole(
    venire: Venire, client: httpx.AsyncClient, fields: dict[str, object], word: str
) -> None:
    session = await debate(client, seat=1)
    await act(client, session, await asked(venire, client, session, "argue"), "argue", **ARGUMENT)
    key = await asked(venire, client, session, "argue")
    before = await entries(venire, session)
    body = told(await act(client, session, key, "argue", **{**ARGUMENT, **fields}))
    assert word in f"{body['error']} {body['remedy']}"
    assert await entries(venire, session) == before


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"topic": " "}, "topic"),
        ({"topic": "x" * 2001}, "2,000"),
        ({"case": "nowhere", "topic": None, "sources": []}, "nowhere"),
        ({"case": "murder"}, "not both"),
        ({"topic": None}, "topic"),
        ({"sources": [{"text": "  "}]}, "Source 1"),
        ({"sources": [COUNT] * 51}, "51"),
        ({"debaters": [{"name": "Ada"}]}, "one debater"),
        ({"debaters": [{"name": "Ada"}, {"name": "ada"}]}, "ada"),
        ({"debaters": [{"name": "Ada"}, {"name": " "}]}, "no name"),
        ({"debaters": [{"name": f"D{n}"} for n in range(9)]}, "9 debaters"),
        ({"debaters": [{"name": "Ada", "stance": "loud"}, {"name": "Ben"}]}, "stance"),
        ({"seat": 3}, "debater 3"),
        ({"rounds": 0}, "0"),
        ({"rounds": 21}, "21"),
        ({"evaluators": 26}, "26"),
        ({"rounds": "many"}, "rounds"),
        ({"turn_limit": 1}, "turn_limit"),
        ({"safety_mode": "loud"}, "safety_mode"),
        ({"budget": "a lot"}, "a lot"),
        ({"mood": "angry"}, "mood"),
    ],
)
async def test_a_debate_that_cannot_be_had(client: httpx.AsyncClient, wish: dict[str, object], word: str) -> None:
    body = told(await client.post("/api/debates", json={**ON_TOPIC, **wish}))
    assert word in f"{body['error']} {body['remedy']}"
    assert (await client.get("/api/sessions")).json()["sessions"] == []


async def test_no_board_for_what_is_no_debate(client: httpx.AsyncClient) -> None:
    made = (await client.post("/api/sessions", json={"case": "murder", "seed": "7"})).json()
    assert (await client.get(f"{made['url']}/board")).status_code == 404


async def test_no_debrief_while_it_goes_on(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await debate(client, seat=1)
    await asked(venire, client, session, "argue")
    answer = await client.get(f"/sessions/{session}/debrief")
    assert answer.status_code == 409
    assert "still on" in answer.text


def chosen_case(form: str) -> list[str]:
    """The case, or cases, that the form begins with."""
    offered = re.findall(r'<select name="case">.*?</select>', form, re.DOTALL)[0]
    return re.findall(r'<option value="([\w-]+)" selected>', offered)


async def test_the_form_knows_the_case_it_was_opened_for(client: httpx.AsyncClient) -> None:
    form = (await client.get("/debate?case=robot")).text
    assert chosen_case(form) == ["robot"]
    assert chosen_case((await client.get("/debate")).text) == [FIRST]
    assert chosen_case((await client.get("/debate?case=nowhere")).text) == [FIRST]
    assert TOPIC in form


async def test_from_any_argument_it_is_argued_otherwise(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await held(venire, client)
    debrief = (await client.get(f"/sessions/{session}/debrief")).text
    assert re.findall(r'data-fork="(\d+)"', debrief) == ["1", "2", "3", "4", "5", "6"]
    answer = await client.post(f"/api/sessions/{session}/fork", json={"turn": 4})
    assert answer.status_code == 201, answer.text
    made = str(answer.json()["session"])
    await venire.court.finished(await venire.find(made))
    arguments = [(await seen(client, one))["arguments"] for one in (session, made)]
    assert arguments[0][:3] == arguments[1][:3]
    assert [one["id"] for one in arguments[1]] == ["A1", "A2", "A3", "A4", "A5", "A6"]
    assert "There is no turn 99" in told(await client.post(f"/api/sessions/{session}/fork", json={"turn": 99}))["error"]


async def test_whoever_has_the_link_is_offered_no_fork(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session = await held(venire, client)
    assert "data-fork" not in (await stranger.get(f"/sessions/{session}/debrief")).text
    assert (await stranger.post(f"/api/sessions/{session}/fork", json={"turn": 4})).status_code == 403


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({}, ("In May 4,200 cars a day crossed the old quay.", "S1")),
        ({"topic": None, "sources": [], "case": "murder"}, ("Priya Raman heard", "W")),
    ],
)
async def test_a_newcomer_is_offered_a_whole_argument_on_the_question(
    client: httpx.AsyncClient, wish: dict[str, object], words: tuple[str, str]
) -> None:
    session = await debate(client, seat=1, **wish)
    page = (await client.get(f"/sessions/{session}")).text
    (offered,) = re.findall(r'data-example="([^"]*)"', page)
    example = json.loads(html.unescape(offered))
    assert words[0] in json.dumps(example, ensure_ascii=False)
    assert example["evidence"][0]["source"].startswith(words[1])
    assert all(example[part] for part in ("thesis", "text"))
    assert all(example["cause"][0][part] for part in ("cause", "effect", "strength"))
