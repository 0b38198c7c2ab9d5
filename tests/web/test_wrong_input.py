"""Every wrong input over HTTP: one sentence, a remedy, a 4xx, and nothing changed."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tests.web.conftest import visitor
from tests.web.playing import act, asked, at_turn, begin, entries, told
from venire.app import Venire
from venire.ports import SessionHead
from venire.stores.trouble import StoreError
from venire.web.app import create_app
from venire.web.security.guard import Rate

pytestmark = pytest.mark.anyio


async def test_an_act_out_of_turn(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client)
    await asked(venire, client, session, "choose_side")
    before = await entries(venire, session)
    answer = await act(client, session, "r1/turn/juror/7/0", "pass")
    assert answer.status_code == 409
    told(answer)
    assert await entries(venire, session) == before


async def test_a_stale_key(venire: Venire, client: httpx.AsyncClient) -> None:
    session, key = await at_turn(venire, client)
    assert (await act(client, session, key, "pass")).status_code == 200
    await asked(venire, client, session, "take_strategy")
    before = await entries(venire, session)
    answer = await act(client, session, key, "pass")
    assert answer.status_code == 409
    assert "not before you" in told(answer)["error"]
    assert await entries(venire, session) == before


async def test_a_second_side_choice(venire: Venire, client: httpx.AsyncClient) -> None:
    session, _ = await at_turn(venire, client)
    before = await entries(venire, session)
    answer = await act(client, session, "side", "choose_side", side="prosecute")
    assert answer.status_code == 409
    told(answer)
    assert await entries(venire, session) == before


async def test_the_same_act_twice_counts_once(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client)
    key = await asked(venire, client, session, "choose_side")
    body = {"ask": key, "act_id": "once", "kind": "choose_side", "act": {"side": "defend"}}
    first = (await client.post(f"/api/sessions/{session}/acts", json=body)).json()
    again = (await client.post(f"/api/sessions/{session}/acts", json=body)).json()
    assert again["repeated"]
    assert not first["repeated"]
    assert again["seen"] == first["seen"]


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({"strategy": "free_argument"}, "own words"),
        ({"strategy": "reasonable_doubt", "text": "But I want to say this."}, "no words"),
        ({"strategy": "address_juror", "text": "Listen."}, "whom"),
        ({"strategy": "address_juror", "text": "Listen.", "target": 99}, "99"),
        ({"strategy": "shout"}, "strategy"),
        ({"strategy": "free_argument", "text": "x" * 4001}, "4000"),
        ({"strategy": "free_argument", "text": "x", "mood": "angry"}, "mood"),
    ],
)
async def test_a_strategy_that_is_not_whole(
    venire: Venire, client: httpx.AsyncClient, fields: dict[str, object], word: str
) -> None:
    session, key = await at_turn(venire, client)
    before = await entries(venire, session)
    body = told(await act(client, session, key, "take_strategy", **fields))
    assert word in body["error"]
    assert await entries(venire, session) == before


async def test_a_megabyte_of_text(venire: Venire, client: httpx.AsyncClient) -> None:
    session, key = await at_turn(venire, client)
    before = await entries(venire, session)
    answer = await act(client, session, key, "take_strategy", strategy="free_argument", text="x" * 1_000_000)
    assert answer.status_code == 413
    assert "256 kB" in told(answer)["error"]
    assert await entries(venire, session) == before


async def test_a_body_that_hides_its_length(client: httpx.AsyncClient) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b"x" * 20_000

    answer = await client.post("/api/sessions", content=pieces(), headers={"content-type": "application/json"})
    assert answer.status_code == 413
    told(answer)


async def test_markup_in_text_stays_text(venire: Venire, client: httpx.AsyncClient) -> None:
    session, key = await at_turn(venire, client, rounds=1)
    evil = "<script>alert(1)</script><img src=x onerror=alert(2)>"
    told_type = {"type": "logical", "move": "assert"}
    assert (await act(client, session, key, "speak", text=evil, **told_type)).status_code == 200
    ballot = await asked(venire, client, session, "cast_vote")
    await act(client, session, ballot, "cast_vote", vote="guilty")
    async with asyncio.timeout(20):
        await venire.court.finished(await venire.find(session))
    page = (await client.get(f"/sessions/{session}/debrief")).text
    assert "<script>alert" not in page
    assert "<img src=x" not in page
    assert "&lt;script&gt;alert(1)" in page
    written = (await client.get(f"/api/sessions/{session}/export?format=html")).text
    assert "<img src=x" not in written


@pytest.mark.parametrize("path", ["nothing", "..%2f..%2fetc%2fpasswd", "last", "x" * 300, "%00", "'; drop table"])
async def test_a_bad_session_id(client: httpx.AsyncClient, path: str) -> None:
    answer = await client.get(f"/api/sessions/{path}")
    assert answer.status_code == 404
    told(answer)
    page = await client.get(f"/sessions/{path}")
    assert page.status_code == 404
    assert "door" in page.text


async def test_an_unknown_case(client: httpx.AsyncClient) -> None:
    answer = await client.post("/api/sessions", json={"case": "no-such-case"})
    assert answer.status_code == 404
    assert "no-such-case" in told(answer)["error"]
    assert told(await client.get("/api/cases/no-such-case"))["remedy"]
    assert (await client.get("/cases/no-such-case")).status_code == 404


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b'{"size": 40}', b'{"colour": "red"}', b'{"rule": "most"}', b'{"first_ballot": [1, 0]}'],
)
async def test_a_session_that_cannot_be_opened(client: httpx.AsyncClient, body: bytes) -> None:
    told(await client.post("/api/sessions", content=body, headers={"content-type": "application/json"}))
    assert (await client.get("/api/sessions")).json()["sessions"] == []


async def test_an_act_that_does_not_exist(venire: Venire, client: httpx.AsyncClient) -> None:
    session, key = await at_turn(venire, client)
    told(await act(client, session, key, "bribe"))
    told(await act(client, session, key, "narrate", text="I am the judge now."))


async def test_the_seat_of_somebody_else(
    venire: Venire, client: httpx.AsyncClient, stranger: httpx.AsyncClient
) -> None:
    session, key = await at_turn(venire, client)
    before = await entries(venire, session)
    answer = await act(stranger, session, key, "pass")
    assert answer.status_code == 403
    told(answer)
    assert (await stranger.post(f"/api/sessions/{session}/fork", json={"turn": 1})).status_code == 403
    assert (await stranger.delete(f"/api/sessions/{session}")).status_code == 403
    assert await entries(venire, session) == before


async def test_a_request_from_another_site(page: FastAPI) -> None:
    async with visitor(page, **{"Sec-Fetch-Site": "cross-site"}) as foreign:
        assert (await foreign.post("/api/sessions", json={})).status_code == 403
    async with visitor(page) as bare:
        del bare.headers["X-Venire"]
        told(await bare.post("/api/sessions", json={}))


async def test_too_many_requests(venire: Venire) -> None:
    async with visitor(create_app(venire, rate=Rate(burst=2, per_second=0))) as eager:
        answers = [await eager.post("/api/sessions", json={"case": "none"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [404, 404, 429]
    told(answers[-1])


async def test_before_the_verdict_nothing_sealed_is_told(venire: Venire, client: httpx.AsyncClient) -> None:
    session, _ = await at_turn(venire, client)
    assert (await client.get(f"/sessions/{session}/debrief")).status_code == 409
    told(await client.post(f"/api/sessions/{session}/without", json={"turn": 1}))
    told(await client.get(f"/api/sessions/{session}/export?format=pdf"))


@pytest.mark.parametrize("body", [{}, {"turn": 1, "moment": 1}, {"turn": 0}, {"moment": 9999}, {"turn": 10**30}])
async def test_a_fork_that_names_no_place_or_two(venire: Venire, client: httpx.AsyncClient, body: object) -> None:
    session, _ = await at_turn(venire, client)
    told(await client.post(f"/api/sessions/{session}/fork", json=body))
    assert len((await client.get("/api/sessions")).json()["sessions"]) == 1


async def test_the_first_moment_is_the_whole_opening(venire: Venire, client: httpx.AsyncClient) -> None:
    session, _ = await at_turn(venire, client)
    made = await client.post(f"/api/sessions/{session}/fork", json={"moment": 1})
    assert made.status_code == 201
    assert not made.json()["over"]


async def test_two_clicks_at_once_with_two_names_count_once(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client)
    key = await asked(venire, client, session, "choose_side")
    sides = ("defend", "prosecute") * 4
    answers = await asyncio.gather(*(act(client, session, key, "choose_side", side=side) for side in sides))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7


async def test_a_request_of_an_older_browser_from_another_site(page: FastAPI) -> None:
    async with visitor(page, Origin="http://elsewhere.example") as foreign:
        told(await foreign.post("/api/sessions", json={}))
    async with visitor(page, Origin="http://court") as own:
        assert (await own.post("/api/sessions", json={"case": "none"})).status_code == 404


@pytest.mark.parametrize("length", ["9" * 5000, "99999999"])
async def test_a_length_beyond_counting(client: httpx.AsyncClient, length: str) -> None:
    answer = await client.post("/api/sessions", content=b"{}", headers={"content-length": length})
    assert answer.status_code == 413


@pytest.mark.parametrize("number", ["abc", "-1", "9" * 5000, "٣"])
async def test_a_stream_from_a_number_that_is_none_begins_anew(
    venire: Venire, client: httpx.AsyncClient, number: str
) -> None:
    opened = await client.post("/api/sessions?finish=1", json={"case": "murder", "unattended": True, "rounds": 1})
    session = opened.json()["session"]
    headers = {b"Last-Event-ID": number.encode()}
    assert "id: 1\r" in (await client.get(f"/api/sessions/{session}/stream", headers=headers)).text


async def test_what_would_steer_a_terminal_is_no_part_of_a_speech(venire: Venire, client: httpx.AsyncClient) -> None:
    session, key = await at_turn(venire, client)
    said = {"type": "logical", "move": "assert", "text": "A\x1b[2J\x00B\u202eC"}
    assert (await act(client, session, key, "speak", **said)).status_code == 200
    assert (await act(client, session, key, "speak", **(said | {"text": "\x00\x07"}))).status_code == 422
    texts = [getattr(entry.event, "text", "") for entry in (await venire.find(session)).entries]
    assert "A [2J B C" in texts


@pytest.mark.parametrize("query", ["after=-1", "after=x", "after=" + "9" * 5000])
async def test_an_address_that_asks_for_what_cannot_be(client: httpx.AsyncClient, query: str) -> None:
    session = await begin(client)
    answer = await client.get(f"/api/sessions/{session}/events?{query}")
    assert "address" in told(answer)["error"]


@pytest.mark.parametrize(
    ("body", "remedy"),
    [
        (b'{"turn_limit": NaN}', "Give turn_limit as a number"),
        (b'{"size": -Infinity}', "Give size as a number"),
        (b"[" * 5000 + b"]" * 5000, "nested a few levels deep"),
        (b'{"case": ' + b"[" * 5000 + b"]" * 5000 + b"}", "nested a few levels deep"),
        (b"nonsense", "Send one JSON object"),
    ],
)
async def test_a_body_that_is_no_json_is_told_what_to_send(client: httpx.AsyncClient, body: bytes, remedy: str) -> None:
    answer = await client.post("/api/sessions", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert remedy in told(answer)["remedy"]


async def test_a_finished_session_has_no_clock_to_stop(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client, unattended=True)
    live = await venire.find(session)
    await venire.court.finished(live)
    before = live.seq
    for door in ("pause", "resume"):
        answer = await client.post(f"/api/sessions/{session}/{door}")
        assert answer.status_code == 409
        assert "is over" in told(answer)["error"]
    assert (await venire.find(session)).seq == before


async def test_an_address_is_waived_only_in_so_many_words(venire: Venire, client: httpx.AsyncClient) -> None:
    wish = {"case": "murder", "seed": "5", "witnesses": ["W4"], "breath": 0, "window": None, "openings": True}
    session = str((await client.post("/api/trials", json=wish)).json()["session"])
    key = await asked(venire, client, session, "address_jury")
    before = await entries(venire, session)
    answer = await act(client, session, key, "address_jury")
    assert answer.status_code == 422
    assert "text" in told(answer)["error"]
    assert await entries(venire, session) == before
    assert (await act(client, session, key, "address_jury", text="")).status_code == 200


async def test_no_answer_tells_where_on_this_machine_anything_lies(
    venire: Venire, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = venire.settings.data / "venire.sqlite"

    async def locked(_owner: str | None = None) -> Sequence[SessionHead]:
        raise StoreError(f"Another program has locked {place}.", f"See {Path(__file__)}, or {place.parent}.")

    monkeypatch.setattr(venire, "sessions", locked)
    answered = await client.get("/api/sessions")
    assert answered.status_code == 503
    assert answered.json() == {
        "error": "Another program has locked venire.sqlite.",
        "remedy": "See test_wrong_input.py, or the data folder.",
    }


@pytest.mark.parametrize(
    "wish",
    [{"premises": 4}, {"premises": 5, "rounds": 0}, {"rounds": 10**6}, {"evaluators": -1}, {}],
)
async def test_a_debate_out_of_range(client: httpx.AsyncClient, wish: dict[str, object]) -> None:
    answer = await client.post("/api/debates", json={"topic": "", "debaters": [{"name": "A"}], **wish})
    assert answer.status_code in (400, 422)
    told(answer)


async def test_a_page_of_the_docket_beyond_counting(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/cases?offset=9223372036854775808")).status_code == 422
