"""Seats of a room: left, come back to, handed on, stood in for, taken late; and what is refused."""

import httpx
import pytest
from fastapi import FastAPI

from tests.support.hosting import until
from tests.web.conftest import visitor
from tests.web.playing import Json, act, asked, told
from tests.web.rooms.joining import play, room, sit, start, votes
from venire.app import Venire
from venire.host.clock import ManualClock
from venire.kernel.minutes import Seated
from venire.kernel.record import Seat
from venire.rooms.checks import MOST_AGENTS
from venire.rooms.rooms import Rooms
from venire.web.app import create_app
from venire.web.security.guard import Rate

pytestmark = pytest.mark.anyio


async def seats(who: httpx.AsyncClient, code: str) -> dict[str, Json]:
    """The seats of a room, by name."""
    return {one["seat"]: one for one in (await who.get(f"/api/rooms/{code}")).json()["seats"]}


async def seat_of(who: httpx.AsyncClient, session: str) -> str | None:
    return (await who.get(f"/api/sessions/{session}")).json()["seat"]


async def test_the_lobby_shows_who_sits_where_and_lets_a_seat_go(page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client)
    ann = await sit(page, code, "juror/4", "Ann")
    seen = await seats(client, code)
    assert [seat for seat, one in seen.items() if not one["free"]] == ["juror/4"]
    assert (seen["juror/4"]["name"], seen["juror/4"]["by"], seen["juror/4"]["here"]) == ("Ann", "person", True)
    assert (await ann.delete(f"/api/rooms/{code}/seats/juror/4")).status_code == 200
    assert (await seats(client, code))["juror/4"]["free"]
    assert (await ann.delete(f"/api/rooms/{code}/seats/juror/4")).status_code == 403


async def test_a_code_is_found_however_it_is_typed(client: httpx.AsyncClient) -> None:
    code = await room(client)
    for typed in (code.lower(), f" {code[:3]} {code[3:]}", f"{code[:3]}-{code[3:]}"):
        assert (await client.get(f"/api/rooms/{typed}")).json()["code"] == code


async def test_who_leaves_is_played_for_and_the_seat_can_be_taken_late(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client, max_rounds=2)
    ann, ben = await sit(page, code, "juror/4", "Ann"), await sit(page, code, "juror/5", "Ben")
    session = await start(client, code)
    assert (await ben.delete(f"/api/rooms/{code}/seats/juror/5")).json()["you"] is None
    assert (await seats(client, code))["juror/5"]["by"] == "understudy"
    assert await seat_of(ben, session) is None
    late = await sit(page, code, "juror/9", "Cyd")
    assert await seat_of(late, session) == "juror/9"
    await play(venire, session, {ann: votes("guilty"), late: votes("guilty")})
    words = {
        entry.event.model_dump()["juror"]
        for entry in (await venire.find(session)).entries
        if entry.event.kind == "final_word"
    }
    assert words == {4, 9}


async def test_a_seat_handed_on_is_the_other_s_alone(venire: Venire, page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client)
    ann = await sit(page, code, "juror/4", "Ann")
    session = await start(client, code)
    handed = (await ann.post(f"/api/rooms/{code}/seats/juror/4/hand", json={"name": "Dee"})).json()
    assert handed["link"] == f"/rooms/{code}#seat={handed['token']}"
    dee = visitor(page)
    assert (await dee.post(f"/api/rooms/{code}/claim", json={"token": handed["token"]})).status_code == 200
    assert (await seat_of(dee, session), await seat_of(ann, session)) == ("juror/4", None)
    key = await asked(venire, dee, session, "choose_side")
    assert (await act(ann, session, key, "choose_side", side="defend")).status_code == 403
    assert (await act(dee, session, key, "choose_side", side="defend")).status_code == 200
    assert (await seats(client, code))["juror/4"]["name"] == "Dee"


async def test_an_agent_that_renews_its_token_is_an_agent_still(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client)
    agent = await sit(page, code, "juror/4", "Bot", by="external")
    session = await start(client, code)
    renewed = (await agent.post(f"/api/rooms/{code}/seats/juror/4/hand", json={})).json()
    agent.headers["Authorization"] = f"Bearer {renewed['token']}"
    assert await seat_of(agent, session) == "juror/4"
    assert (await seats(client, code))["juror/4"]["by"] == "external"
    seated = [entry.event for entry in (await venire.find(session)).entries if isinstance(entry.event, Seated)]
    assert [(event.person, event.agent) for event in seated] == [(True, True)]


async def test_one_agent_too_many_is_told_so(page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client, "trial")
    for number in range(MOST_AGENTS):
        await sit(page, code, "juror", f"Bot {'abcdefghijklm'[number]}", by="external")
    refused = await visitor(page).post(f"/api/rooms/{code}/seats", json={"seat": "judge", "by": "external"})
    assert refused.status_code == 409, refused.text
    assert "12 agents from outside" in told(refused)["error"]


async def test_the_host_frees_and_hands_seats_and_nobody_else_does(page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client)
    ann, ben = await sit(page, code, "juror/4", "Ann"), await sit(page, code, "juror/5", "Ben")
    assert (await ben.post(f"/api/rooms/{code}/seats/juror/4/hand", json={})).status_code == 403
    assert (await client.post(f"/api/rooms/{code}/seats/juror/4/hand", json={})).json() == {
        "seat": "juror/4",
        "free": True,
    }
    assert (await ann.get(f"/api/rooms/{code}")).json()["you"] is None


async def test_the_host_has_a_seat_played_and_its_holder_comes_back(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client)
    ann = await sit(page, code, "juror/4", "Ann")
    session = await start(client, code)
    live = await venire.find(session)
    answer = await client.post(f"/api/rooms/{code}/seats/juror/4/stand_in", json={"by": "understudy"})
    assert answer.status_code == 200, answer.text
    assert not live.people[Seat("juror/4")]
    assert await seat_of(ann, session) == "juror/4"
    assert live.people[Seat("juror/4")]
    assert (await seats(client, code))["juror/4"]["by"] == "person"
    no_model = await client.post(f"/api/rooms/{code}/seats/juror/4/stand_in", json={"by": "model"})
    assert "No model" in told(no_model)["error"]


async def test_who_is_away_too_long_is_stood_in_for_where_somebody_waits(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    clock = ManualClock()
    venire.court.clock = clock
    page = create_app(venire, rate=Rate(burst=1000))
    rooms: Rooms = page.state.rooms
    host = visitor(page)
    code = await room(host)
    ann, ben = await sit(page, code, "juror/4", "Ann"), await sit(page, code, "juror/5", "Ben")
    session = await start(host, code)
    live = await venire.find(session)
    clock.advance(91)
    await rooms.look_round()
    assert live.people[Seat("juror/4")], "nobody waits for anybody in an empty room"
    await seat_of(ben, session)
    await rooms.look_round()
    assert (live.people[Seat("juror/4")], live.people[Seat("juror/5")]) == (False, True)
    assert await seat_of(ann, session) == "juror/4"
    await until(lambda: live.people[Seat("juror/4")])


async def test_nobody_but_the_holder_comes_back_to_a_seat_that_is_played(
    page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client)
    await sit(page, code, "juror/4", "Ann")
    await start(client, code)
    await client.post(f"/api/rooms/{code}/seats/juror/4/stand_in", json={})
    refused = await visitor(page).post(f"/api/rooms/{code}/seats", json={"seat": "juror/4"})
    assert refused.status_code == 409
    assert told(refused)["error"] == "The seat juror/4 is taken."


async def test_a_restart_of_the_server_loses_no_seat(venire: Venire, page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client)
    ann = await sit(page, code, "juror/4", "Ann")
    session = await start(client, code)
    again = create_app(venire, rate=Rate(burst=1000))
    back = visitor(again, Authorization=ann.headers["Authorization"])
    assert await seat_of(back, session) == "juror/4"
    assert (await seats(back, code))["juror/4"]["name"] == "Ann"


async def test_a_host_pauses_goes_on_and_sets_the_time_for_a_turn(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client)
    assert (await client.put(f"/api/rooms/{code}/turn", json={"seconds": 45})).json()["turn_limit"] == 45
    assert told(await client.put(f"/api/rooms/{code}/turn", json={"seconds": 1}))
    ben, ann = await sit(page, code, "juror/1", "Ben"), await sit(page, code, "juror/4", "Ann")
    session = await start(client, code)
    await act(ben, session, await asked(venire, ben, session, "choose_side"), "choose_side", side="defend")
    await asked(venire, ann, session, "cast_vote")
    asks = (await ann.get(f"/api/sessions/{session}")).json()["asks"]
    assert [ask["limit"] for ask in asks] == [45]
    assert told(await ann.post(f"/api/rooms/{code}/pause"))["error"].startswith("Only the host")
    assert (await client.post(f"/api/rooms/{code}/pause")).status_code == 200
    assert (await ann.get(f"/api/sessions/{session}")).json()["paused"]
    assert (await client.post(f"/api/rooms/{code}/resume")).status_code == 200
    assert not (await ann.get(f"/api/sessions/{session}")).json()["paused"]
    assert told(await client.put(f"/api/rooms/{code}/turn", json={"seconds": 60}))


async def test_a_closed_room_voids_every_token_and_plays_itself_out(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client, max_rounds=1)
    ann = await sit(page, code, "juror/4", "Ann")
    session = await start(client, code)
    assert (await client.post(f"/api/rooms/{code}/close")).status_code == 200
    assert await seat_of(ann, session) is None
    await venire.court.finished(await venire.find(session))
    for tried in (
        await visitor(page).post(f"/api/rooms/{code}/seats", json={}),
        await client.post(f"/api/rooms/{code}/start"),
    ):
        assert tried.status_code == 410
        assert told(tried)["error"] == "This room has ended."


async def test_what_cannot_be_done_is_told_in_a_sentence(page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client, size=2)
    await sit(page, code, "juror/1", "Ann")
    comer = visitor(page)
    tries = {
        "no seat 'bailiff'": await comer.post(f"/api/rooms/{code}/seats", json={"seat": "bailiff"}),
        "The seat juror/1 is taken": await comer.post(f"/api/rooms/{code}/seats", json={"seat": "juror/1"}),
        "There is a Ann at the table": await comer.post(
            f"/api/rooms/{code}/seats", json={"seat": "juror/2", "name": "Ann"}
        ),
        "cannot be said at the table": await comer.post(f"/api/rooms/{code}/seats", json={"name": "<b>x</b>"}),
        "There is no room": await comer.get("/api/rooms/ZZZZZZ"),
        "hold no seat here": await comer.post(f"/api/rooms/{code}/claim", json={"token": "made-up"}),
        "no proceeding 'chess'": await comer.post("/api/rooms", json={"proceeding": "chess"}),
        "has no setting 'colour'": await comer.post("/api/rooms", json={"colour": "red"}),
        "there is no case": await comer.post("/api/rooms", json={"case": "nothing-like-it"}),
        "has not begun": await client.post(f"/api/rooms/{code}/pause"),
    }
    for said, answer in tries.items():
        assert said in told(answer)["error"], (said, answer.text)
    await sit(page, code, None, "Ben")
    full = await comer.post(f"/api/rooms/{code}/seats", json={})
    assert (full.status_code, told(full)["error"]) == (409, "Every seat of this room is taken.")
    await start(client, code)
    assert told(await client.post(f"/api/rooms/{code}/start"))["error"] == "This room has begun already."


async def test_guessing_codes_is_slowed_down(page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client)
    answers = [(await visitor(page).get(f"/api/rooms/ZZZZ{a}{b}")).status_code for a in "ABCD" for b in "EFGH"]
    assert set(answers) == {404, 429}
    assert (await client.get(f"/api/rooms/{code}")).status_code == 200


async def test_what_is_said_beside_the_record_stays_beside_it(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client)
    ann, stranger = await sit(page, code, "juror/4", "Ann"), visitor(page)
    session = await start(client, code)
    said = await ann.post(f"/api/rooms/{code}/chat", json={"text": " Is everybody\there? \x1b[2J"})
    assert said.status_code == 201
    lines = (await client.get(f"/api/rooms/{code}/chat")).json()["lines"]
    assert [(line["name"], line["place"], line["text"]) for line in lines] == [
        ("Ann", "juror/4", "Is everybody here? [2J")
    ]
    assert (await stranger.get(f"/api/rooms/{code}/chat")).status_code == 403
    assert (await stranger.post(f"/api/rooms/{code}/chat", json={"text": "hello"})).status_code == 403
    assert told(await ann.post(f"/api/rooms/{code}/chat", json={"text": " \n "}))
    assert told(await ann.post(f"/api/rooms/{code}/chat", json={"text": "x" * 401}))
    record = await venire.court.store.export(session)
    assert "everybody" not in str(record)


async def test_nobody_takes_back_a_turn_while_others_sit_there(page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client)
    await sit(page, code, "juror/4", "Ann")
    session = await start(client, code)
    forked = await client.post(f"/api/sessions/{session}/fork", json={"moment": 1})
    assert forked.status_code == 409
    assert "Others sit in this room" in told(forked)["error"]


async def test_nobody_waits_for_a_side_from_a_player_who_has_left(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client, max_rounds=1)
    ann, ben = await sit(page, code, "juror/1", "Ann"), await sit(page, code, "juror/4", "Ben")
    session = await start(client, code)
    await asked(venire, ann, session, "choose_side")
    assert (await ann.delete(f"/api/rooms/{code}/seats/juror/1")).status_code == 200
    await play(venire, session, {ben: votes("guilty")})
    assert (await venire.find(session)).over
