"""A drill and a whole trial over HTTP."""

import json

import httpx
import pytest

from tests.web.examination.counsel import next_ask
from tests.web.playing import act, look
from venire.app import Venire

pytestmark = pytest.mark.anyio


async def test_a_drill_tells_the_truth_only_afterwards(venire: Venire, client: httpx.AsyncClient) -> None:
    opened = await client.post("/api/drills", json={"case": "murder", "seed": "5", "items": 4, "window": None})
    session = str(opened.json()["session"])
    assert (await client.get(f"/sessions/{session}")).status_code == 200
    calls = 0
    while (ask := await next_ask(venire, client, session)) is not None:
        events = (await look(client, session))["events"]
        shown = next(one["event"] for one in reversed(events) if one["kind"] == "item_shown")
        assert "defect" not in json.dumps(shown)
        assert not [one for one in events if one["kind"] in ("item_drawn", "item_reasoned")]
        calls += 1
        await act(client, session, ask["key"], "call", ground="hearsay" if calls == 1 else None)
    assert calls == 4
    debrief = await client.get(f"/sessions/{session}/debrief")
    assert debrief.status_code == 200
    assert "Ground by ground" in debrief.text


async def test_the_clock_of_a_drill_waits_until_the_student_is_ready(venire: Venire, client: httpx.AsyncClient) -> None:
    wish = {"case": "robbery", "seed": "5", "items": 2, "window": 60, "wait": True}
    session = str((await client.post("/api/drills", json=wish)).json()["session"])
    assert (await look(client, session))["paused"]
    assert (await client.post(f"/api/sessions/{session}/resume")).is_success
    assert (await look(client, session))["paused"] is None
    assert await next_ask(venire, client, session) is not None
    assert "<h1>Objection drill: State v. Rourke" in (await client.get(f"/sessions/{session}")).text


async def test_a_drill_is_stopped_where_it_stands(venire: Venire, client: httpx.AsyncClient) -> None:
    opened = await client.post("/api/drills", json={"case": "murder", "seed": "5", "items": 4, "window": None})
    session = str(opened.json()["session"])
    ask = await next_ask(venire, client, session)
    assert ask is not None
    await act(client, session, ask["key"], "stop_drill")
    assert (await look(client, session))["over"]
    assert (await client.get(f"/sessions/{session}/debrief")).status_code == 200


async def test_a_trial_goes_to_its_jury_and_both_debriefs(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    wish = {"case": "murder", "seed": "5", "witnesses": ["W4"], "breath": 0, "window": None, "rounds": 1}
    session = str((await client.post("/api/trials", json=wish)).json()["session"])
    assert (await client.get(f"/sessions/{session}/jury")).status_code == 404
    questions = ["What did you hear before your alarm rang at ten?"]
    while (ask := await next_ask(venire, client, session)) is not None:
        kind, fields = "rest", dict[str, object]()
        if "object" in ask["wants"]:
            kind = "let_stand"
        elif "respond" in ask["wants"]:
            kind = "respond"
        elif "address_jury" in ask["wants"]:
            kind, fields = "address_jury", {"text": "She heard both of them, members of the jury."}
        elif questions:
            kind, fields = "put_question", {"text": questions.pop()}
        answer = await act(client, session, ask["key"], kind, **fields)
        assert answer.status_code == 200, answer.text
    jury = (await client.get(f"/api/sessions/{session}?events=1&part=jury")).json()
    assert {one["part"] for one in jury["events"]} == {"jury"}
    assert len(jury["view"]["jurors"]) == 12
    assert jury["upto"] == jury["events"][-1]["no"]
    room = (await client.get(f"/sessions/{session}/jury")).text
    assert 'data-part="jury"' in room
    assert "windlass number 14 on the chamber floor" not in room, "the jury's file holds what it heard"
    assert "The jury&#39;s own debrief" in (await client.get(f"/sessions/{session}/debrief")).text
    assert (await client.get(f"/sessions/{session}/jury/debrief")).status_code == 200
    assert (await stranger.get(f"/sessions/{session}/jury/debrief")).status_code == 200


async def test_the_case_of_a_drill_is_chosen_where_it_is_begun(client: httpx.AsyncClient) -> None:
    page = (await client.get("/")).text
    choice = page[page.index("data-drill-case") :].partition("</select>")[0]
    assert all(f'value="{case}"' in choice for case in ("murder", "robot", "robbery"))
    assert choice.count("selected") == 1


async def closed_with(venire: Venire, client: httpx.AsyncClient, speech: str) -> str:
    """A trial without a jury and without a question, closed with these words; its session."""
    wish = {"case": "murder", "seed": "1", "witnesses": ["W4"], "breath": 0, "window": None, "jury": False}
    session = str((await client.post("/api/trials", json=wish)).json()["session"])
    while (ask := await next_ask(venire, client, session)) is not None:
        closes = "address_jury" in ask["wants"]
        kind, fields = ("address_jury", {"text": speech}) if closes else ("rest", dict[str, str]())
        assert (await act(client, session, ask["key"], kind, **fields)).status_code == 200
    return session


async def test_an_invented_fact_in_a_closing_is_ruled_on_before_everybody(
    venire: Venire, client: httpx.AsyncClient
) -> None:
    session = await closed_with(venire, client, "Put it together. She confessed to her sister.")
    events = {one["kind"]: one["event"] for one in (await look(client, session))["events"]}
    assert events["address_objected"]["said"] == "She confessed to her sister."
    assert events["address_ruled"]["ruling"] == "sustained"
    assert "address_heard" not in events
    debrief = (await client.get(f"/sessions/{session}/debrief")).text
    assert "Said to the jury and not sworn" in debrief
    assert "“She confessed to her sister.”" in debrief
    assert "Put it together. She confessed to her sister." in debrief.partition("Closing arguments")[2]
    assert "Your closing, 8 words. It stated as fact what nobody had sworn to, in 1 sentence." in debrief


async def test_a_fair_closing_leaves_no_such_trace(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await closed_with(venire, client, "Who else was there? Ask yourselves that.")
    kinds = {one["kind"] for one in (await look(client, session))["events"]}
    assert not kinds & {"address_objected", "address_ruled", "jury_reminded"}
    debrief = (await client.get(f"/sessions/{session}/debrief")).text
    assert "Said to the jury and not sworn" not in debrief
    assert "All that it stated as fact had been sworn to or shown." in debrief
