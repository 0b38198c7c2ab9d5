"""An examination over HTTP: opened, played, taken back, read; and nothing sealed on the way."""

import json

import httpx
import pytest

from tests.web.examination.counsel import begin, heard, next_ask, put, to_the_end
from tests.web.playing import act, look, told
from venire.app import Venire

pytestmark = pytest.mark.anyio
SEALED = (
    "question_meant", "objection_meant", "testimony_meant", "established\"", "strike_let_go", "examination_opened",
    "is_intentionally", "defect", "flaws", "volunteered", "err_ground", "made_from", "error_rate\": 0.4",
)  # fmt: skip
"""Words that only sealed events and other seats' views have."""


async def test_a_question_is_answered_and_its_target_ticked(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client)
    wanted = [one.question for one in venire.library.load("murder").elicits if one.witness == "W4" and one.weight > 0]
    for question in wanted:
        await put(venire, client, session, question)
    await heard(venire, client, session)
    seen = await look(client, session)
    table = seen["table"]
    gained = [one["event"] for one in seen["events"] if one["kind"] == "elicited" and one["event"]["matched"]]
    ticked = {one["id"] for one in table["targets"] if one["got"]}
    assert ticked == {match["elicit"] for event in gained for match in event["matched"]}
    assert ticked, "a fair question brings out what it is for"
    assert table["score"] == sum(event["points"] for event in gained)
    assert [fact["id"] for fact in table["affidavit"] if fact["said"]]
    assert all("question" not in one for one in table["targets"])


async def test_nothing_sealed_reaches_a_page(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session = await begin(client, level="gentle", witnesses=["W4", "W8"])
    await put(venire, client, session, "You heard two splashes, didn't you?")
    for _ in range(6):
        ask = await next_ask(venire, client, session)
        assert ask is not None
        kind = "let_stand" if "object" in ask["wants"] else "respond" if "respond" in ask["wants"] else "rest"
        await act(client, session, ask["key"], kind)
        for visitor in (client, stranger):
            shown = json.dumps(await look(visitor, session)) + (await visitor.get(f"/sessions/{session}")).text
            view = (await look(visitor, session))["view"]
            assert not view.get("err")
            assert not view.get("volunteered")
            events = json.dumps((await look(visitor, session))["events"])
            assert [word for word in SEALED if word in events] == []
            assert "erred on purpose" not in shown


async def test_a_stranger_sees_the_room_and_no_table(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session = await begin(client)
    ask = await next_ask(venire, client, session)
    assert ask is not None
    seen = await look(stranger, session)
    assert "table" not in seen
    assert seen["asks"] == []
    assert "affidavit" not in seen["view"]
    assert told(await act(stranger, session, ask["key"], "put_question", text="Who are you?"))
    assert told(await stranger.post(f"/api/sessions/{session}/advice", json={"text": "Who are you?"}))


async def test_the_debrief_opens_at_the_end_for_its_owner_and_whoever_has_the_link(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session = await begin(client, witnesses=["W8"], direct=4)
    early = await client.get(f"/sessions/{session}/debrief")
    assert early.status_code == 409
    assert "still sitting" in early.text
    made = await to_the_end(venire, client, session)
    assert made >= 1
    page = await client.get(f"/sessions/{session}/debrief")
    assert page.status_code == 200
    assert "unhidden" in page.text
    assert page.text.count('data-rule="') >= made
    assert "For three weeks you told nobody of the bicycle light" in page.text
    seen = await stranger.get(f"/sessions/{session}/debrief")
    assert seen.status_code == 200
    assert "The prosecution" in seen.text
    assert "format=csv" in page.text
    assert "format=csv" not in seen.text
    for form in ("md", "html", "json", "jsonl", "csv"):
        assert (await client.get(f"/api/sessions/{session}/export?format={form}")).status_code == 200


async def test_a_question_is_taken_back_in_a_session_of_its_own(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client)
    await put(venire, client, session, "Where do you live?")
    await put(venire, client, session, "What did you see on the gate?")
    await heard(venire, client, session)
    made = await client.post(f"/api/sessions/{session}/fork", json={"turn": 2})
    assert made.status_code == 201
    other = str(made.json()["session"])
    asked = await next_ask(venire, client, other)
    assert asked is not None
    assert asked["key"] == "q2/put"
    put_there = [one["event"]["text"] for one in (await look(client, other))["events"] if one["kind"] == "question_put"]
    assert put_there == ["Where do you live?"]
    assert told(await client.post(f"/api/sessions/{session}/fork", json={"turn": 99}))
    assert told(await client.post(f"/api/sessions/{session}/without", json={"turn": 1}))


async def test_the_coach_reads_a_question_before_it_is_put(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client)
    await next_ask(venire, client, session)
    leads = await client.post(
        f"/api/sessions/{session}/advice", json={"text": "You heard the second splash before ten, didn't you?"}
    )
    assert leads.json()["advice"].startswith("This leads.")
    fair = await client.post(f"/api/sessions/{session}/advice", json={"text": "Where do you live?"})
    assert fair.json()["advice"] == ""
    strange = await client.post(f"/api/sessions/{session}/advice", json={"text": "Wo waren Sie an dem Abend?"})
    assert strange.json()["advice"].startswith("This court hears English.")
    assert [one.json()["refused"] for one in (leads, fair, strange)] == [False, False, True]
    assert "is charged with murder in the second degree" in (await client.get(f"/sessions/{session}")).text
    assert (await look(client, session))["table"]["number"] == 0, "advice leaves no trace"


async def test_an_exhibit_is_offered_once_its_foundation_is_laid(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client, witnesses=["W1"])
    ask = await next_ask(venire, client, session)
    assert ask is not None
    exhibits = (await look(client, session))["table"]["exhibits"]
    mine = [one for one in exhibits if one["offerable"]]
    assert mine
    assert all(one["wanting"] and not one["laid"] for one in mine)
    assert all(one["description"] == "" for one in exhibits)
    offered = await act(client, session, ask["key"], "offer_exhibit", exhibit=mine[0]["id"])
    assert offered.status_code == 200, offered.text
    other = next(one["id"] for one in exhibits if not one["offerable"])
    again = await next_ask(venire, client, session)
    assert again is not None
    assert told(await act(client, session, again["key"], "offer_exhibit", exhibit=other))


@pytest.mark.parametrize(
    ("address", "wish"),
    [
        ("/api/examinations", {"case": "no such case"}),
        ("/api/examinations", {"case": "murder", "witnesses": ["W99"]}),
        ("/api/examinations", {"side": "the crown"}),
        ("/api/examinations", {"level": "brutal"}),
        ("/api/examinations", {"window": 0}),
        ("/api/examinations", {"direct": 0}),
        ("/api/trials", {"rounds": 0}),
        ("/api/drills", {"items": 0}),
        ("/api/drills", {"grounds": ["rudeness"]}),
        ("/api/drills", {"case": "murder", "grounds": ["non_responsive"]}),
    ],
)
async def test_wrong_wishes_are_answered_in_a_sentence(
    client: httpx.AsyncClient, address: str, wish: dict[str, object]
) -> None:
    told(await client.post(address, json=wish))


async def test_rules_are_read_by_their_number(client: httpx.AsyncClient) -> None:
    rule = (await client.get("/api/rules/611(c)")).json()
    assert rule["heading"].startswith("Mode and Order")
    assert rule["part"].startswith("(c) Leading Questions.")
    assert "(b) Scope" not in rule["part"]
    assert (await client.get("/api/rules/602")).json()["part"] == ""
    assert told(await client.get("/api/rules/9999"))


async def test_pages_of_other_kinds_are_where_they_should_be(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client)
    room = (await client.get(f"/sessions/{session}")).text
    assert 'id="face-W4"' in room
    assert (await client.get(f"/sessions/{session}/replay")).status_code == 404
    assert (await client.get(f"/sessions/{session}/jury")).status_code == 404
    home = (await client.get("/")).text
    assert "Or examine the witnesses" in home
    called = [venire.library.load(card.id) for card in venire.library.list() if f'data-case="{card.id}"' in home]
    assert any(one.name in home for case in called for one in case.witnesses)
    assert await next_ask(venire, client, session)
