"""Sessions over HTTP: who sees what, streams that resume, forks, exports."""

import asyncio
import json
from typing import Any

import anyio
import httpx
import pytest

from tests.web.playing import act, asked, at_turn, begin, look
from tests.web.playing import told as told_in
from venire.app import Venire
from venire.errors import VenireError
from venire.host.stream import StreamedDraft
from venire.kernel.record import Seat
from venire.kernel.request import HOUSE
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.sessions.handover import hand_over
from venire.web.api.stream import told
from venire.web.visit import Visitor

pytestmark = pytest.mark.anyio
SEALED = {"opened", "first_convictions", "weighed", "moved", "warmed", "secret_votes"}


async def finished(venire: Venire, client: httpx.AsyncClient, **wish: object) -> str:
    """An unattended session, over."""
    session = await begin(client, unattended=True, **wish)
    async with asyncio.timeout(20):
        await venire.court.finished(await venire.find(session))
    return session


async def test_the_seat_sees_its_own_view_and_a_stranger_the_gallery(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session, _ = await at_turn(venire, client)
    mine, theirs = await look(client, session), await look(stranger, session)
    assert (mine["viewer"], mine["me"]) == ("juror/7", 7)
    assert (theirs["viewer"], theirs["me"], theirs["asks"]) == ("gallery", None, [])
    assert "conviction" in mine["view"]
    assert "conviction" not in theirs["view"]


async def test_no_sealed_event_reaches_a_seat_and_numbers_have_no_gaps(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session, key = await at_turn(venire, client)
    await act(client, session, key, "take_strategy", strategy="reasonable_doubt")
    await asked(venire, client, session, "discard")
    for visitor in (client, stranger):
        events = (await look(visitor, session))["events"]
        assert [one["no"] for one in events] == list(range(1, len(events) + 1))
        assert not SEALED & {one["kind"] for one in events}
    assert "drafted" not in {one["kind"] for one in (await look(stranger, session))["events"]}


async def test_a_turn_from_strategy_to_speech(venire: Venire, client: httpx.AsyncClient) -> None:
    session, key = await at_turn(venire, client)
    assert (await act(client, session, key, "take_strategy", strategy="challenge_evidence")).status_code == 200
    deliver = await asked(venire, client, session, "discard")
    draft = (await look(client, session))["draft"]
    assert draft["text"]
    fields = {name: draft[name] for name in ("type", "move", "claims", "cites", "target", "replies_to")}
    spoken = await act(client, session, deliver, "speak", text="In my own words, then.", **fields)
    assert spoken.status_code == 200
    said = [one["event"] for one in (await look(client, session))["events"] if one["kind"] == "spoke"]
    assert "In my own words, then." in [one["text"] for one in said if one["juror"] == 7]


async def test_the_vote_changes_at_any_time(venire: Venire, client: httpx.AsyncClient) -> None:
    session, _ = await at_turn(venire, client)
    door = next(ask["key"] for ask in (await look(client, session))["asks"] if ask["standing"])
    assert (await act(client, session, door, "cast_vote", vote="guilty")).status_code == 200
    assert (await look(client, session))["view"]["votes"]["7"] == "guilty"


async def test_the_stream_resumes_after_any_number(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await finished(venire, client)
    whole = seen((await client.get(f"/api/sessions/{session}/stream")).text)
    assert [one["no"] for one in whole] == list(range(1, len(whole) + 1))
    url = f"/api/sessions/{session}/stream"
    rest = seen((await client.get(url, headers={"Last-Event-ID": "5"})).text)
    assert rest == whole[5:]
    assert seen((await client.get(f"{url}?after=5")).text) == rest
    assert whole[-1]["kind"] == "adjourned"


def seen(text: str) -> list[dict[str, Any]]:
    """The events of a stream of server-sent events."""
    blocks = [block.split("\r\n") for block in text.split("\r\n\r\n")]
    return [
        json.loads(line.removeprefix("data: "))
        for block in blocks
        if "event: seen" in block
        for line in block
        if line.startswith("data: ")
    ]


async def test_a_finished_session_in_every_form(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session = await finished(venire, client)
    for form in ("jsonl", "md", "html", "json"):
        answer = await client.get(f"/api/sessions/{session}/export?format={form}")
        assert answer.status_code == 200
        assert f"{session}.{form}" in answer.headers["content-disposition"]
    lines = (await client.get(f"/api/sessions/{session}/export")).text.splitlines()
    kinds = {json.loads(line)["kind"] for line in lines}
    assert kinds >= SEALED - {"warmed"}
    open_lines = (await stranger.get(f"/api/sessions/{session}/export")).text.splitlines()
    assert not SEALED & {json.loads(line)["kind"] for line in open_lines}
    url = f"/api/sessions/{session}/export?format="
    whole, theirs = [(await who.get(f"{url}json")).json() for who in (client, stranger)]
    assert (whole["viewer"], theirs["viewer"]) == ("bench", "gallery")
    assert whole["debrief"]["convictions"]
    assert theirs["debrief"] is None
    assert "## Convictions" in (await client.get(f"{url}md")).text
    assert "## Convictions" not in (await stranger.get(f"{url}md")).text


async def test_undo_is_a_fork(venire: Venire, client: httpx.AsyncClient) -> None:
    session, key = await at_turn(venire, client)
    await act(client, session, key, "speak", text="I take that back.", type="moral", move="assert")
    events = (await look(client, session))["events"]
    turn = next(one["event"]["turn"] for one in events if one["kind"] == "spoke" and one["event"]["juror"] == 7)
    made = (await client.post(f"/api/sessions/{session}/fork", json={"turn": turn})).json()["session"]
    await asked(venire, client, made, "take_strategy")
    assert "I take that back." not in json.dumps(await look(client, made))
    assert "I take that back." in json.dumps(await look(client, session))


async def test_the_jury_goes_back_in_without_a_speech(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await finished(venire, client)
    told = await client.post(f"/api/sessions/{session}/without", json={"turn": 1})
    assert told.status_code == 201, told.text
    body = told.json()
    assert body["session"] != session
    assert body["over"]
    assert {body["verdict"], body["was"]} <= {"guilty", "not_guilty", "hung"}


async def test_a_stranger_cannot_send_the_jury_back_in(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    """The retrial would be the stranger's own, and its record from the bench holds what was sealed in this one."""
    session = await finished(venire, client)
    kept = len(await venire.sessions())
    refused = await stranger.post(f"/api/sessions/{session}/without", json={"turn": 1})
    assert refused.status_code == 403, refused.text
    assert told_in(refused) == told_in(await stranger.post(f"/api/sessions/{session}/fork", json={"turn": 1}))
    assert len(await venire.sessions()) == kept
    assert "data-without" not in (await stranger.get(f"/sessions/{session}/debrief")).text
    with pytest.raises(VenireError, match="somebody else's"):
        await venire.without(await venire.find(session), 1, owner="web-stranger")
    with pytest.raises(VenireError, match="somebody else's"):
        await venire.fork(await venire.find(session), 9, owner="web-stranger", drive=False)


async def test_what_everybody_may_read_everybody_may_try_again(venire: Venire, stranger: httpx.AsyncClient) -> None:
    session = await venire.open(DeliberationRequest(case="murder", seed="7", owner=HOUSE, params=Params(max_rounds=3)))
    await venire.court.finished(session)
    made = await stranger.post(f"/api/sessions/{session.id}/without", json={"turn": 1})
    assert made.status_code == 201, made.text


async def test_a_session_can_be_deleted(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await finished(venire, client)
    assert (await client.delete(f"/api/sessions/{session}")).status_code == 200
    assert (await client.get(f"/api/sessions/{session}")).status_code == 404
    assert (await client.get("/api/sessions")).json()["sessions"] == []


async def test_pages_answer(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await finished(venire, client)
    for path in ("/", "/cases/murder", f"/sessions/{session}", f"/sessions/{session}/replay", "/health"):
        assert (await client.get(path)).status_code == 200, path
    page = await client.get(f"/sessions/{session}/debrief")
    assert page.status_code == 200
    assert "How sure each juror was" in page.text
    assert "font-src 'self'" in page.headers["content-security-policy"]
    assert "unsafe" not in page.headers["content-security-policy"]


async def test_the_case_file_tells_no_secret(client: httpx.AsyncClient) -> None:
    told = (await client.get("/api/cases/murder")).json()
    assert told["witnesses"]
    assert not {"outcome", "difficulty", "memo", "claims", "elicits"} & set(told)
    cards = (await client.get("/api/cases?q=windlass")).json()["cases"]
    assert [card["id"] for card in cards] == ["murder"]


async def test_words_on_their_way_are_on_the_stream_and_not_on_the_record(
    venire: Venire, client: httpx.AsyncClient
) -> None:
    session, _ = await at_turn(venire, client)
    live = await venire.find(session)
    stream = told(Visitor(live, "nobody", lambda: True), live.seq, None, anyio.Event())
    async with asyncio.timeout(20):
        while (await anext(stream)).event != "asked":
            pass
        live.draft(StreamedDraft(Seat("juror/3"), "Let me think.", ask="r1/speak/juror/3"))
        words = await anext(stream)
    await stream.aclose()
    assert words.event == "words"
    assert json.loads(words.data or "") == {"seat": "juror/3", "ask": "r1/speak/juror/3", "text": "Let me think."}
    assert "Let me think." not in (await client.get(f"/api/sessions/{session}/export")).text


async def test_a_fork_of_a_live_session_tells_nothing_sealed_before_that_is_over(
    venire: Venire, client: httpx.AsyncClient
) -> None:
    session, key = await at_turn(venire, client)
    at = len((await look(client, session))["events"])
    made = (await client.post(f"/api/sessions/{session}/fork", json={"moment": at})).json()["session"]
    live = await venire.find(made)
    await hand_over(live, Seat("juror/7"), "ai")
    await venire.court.finished(live)
    assert (await look(client, made))["over"]
    for form in ("jsonl", "json"):
        text = (await client.get(f"/api/sessions/{made}/export?format={form}")).text
        assert not [kind for kind in SEALED if f'"{kind}"' in text]
    for door in (f"/sessions/{made}/debrief", f"/api/sessions/{made}/export?format=csv"):
        assert (await client.get(door)).status_code in (400, 409)
    assert (await client.post(f"/api/sessions/{made}/without", json={"turn": 1})).status_code == 403
    assert (await client.post(f"/api/sessions/{session}/end")).status_code == 200
    assert (await act(client, session, key, "take_strategy", strategy="reasonable_doubt")).status_code == 409
    assert "first_convictions" in (await client.get(f"/api/sessions/{made}/export")).text
    assert (await client.get(f"/sessions/{made}/debrief")).status_code == 200
    assert (await client.get(f"/sessions/{session}/debrief")).status_code == 409


async def test_what_is_taken_back_ends_there(venire: Venire, client: httpx.AsyncClient) -> None:
    session, key = await at_turn(venire, client)
    await act(client, session, key, "speak", text="I take that back.", type="moral", move="assert")
    events = (await look(client, session))["events"]
    turn = next(one["event"]["turn"] for one in events if one["kind"] == "spoke" and one["event"]["juror"] == 7)
    wanted = {"turn": turn, "take_back": True}
    made = (await client.post(f"/api/sessions/{session}/fork", json=wanted)).json()["session"]
    assert (await look(client, session))["over"]
    assert not (await venire.find(made)).sealed


async def test_nobody_but_the_bench_is_told_how_long_an_answer_was_thought_of(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    """A question that is faulty on purpose takes longer to make than a proper one."""
    session = await finished(venire, client)
    looked = [*(await look(stranger, session))["events"], *(await look(client, session))["events"]]
    url = f"/api/sessions/{session}/export"
    lines = [json.loads(line) for line in (await stranger.get(url)).text.splitlines()]
    stream = seen((await stranger.get(f"/api/sessions/{session}/stream")).text)
    assert {one["at"][16:] for one in (*looked, *lines, *stream)} == {":00+00:00"}
    whole = [json.loads(line) for line in (await client.get(url)).text.splitlines()]
    assert len({one["at"] for one in whole}) > 10
