"""What somebody with bad intentions tries at a room, and what comes of it: the table in docs/design/rooms.md."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tests.browser.conftest import House
from tests.web.conftest import visitor
from tests.web.playing import act, asked, told
from tests.web.rooms.joining import room, sit, start
from venire.app import Venire
from venire.rooms.chat import LINES
from venire.web.app import create_app
from venire.web.security.guard import Rate
from venire.web.security.seats import COOKIE

pytestmark = pytest.mark.anyio
HERE = {"seat": None, "name": "Eve"}


def bearing(page: FastAPI, token: str) -> httpx.AsyncClient:
    return visitor(page, Authorization=f"Bearer {token}")


def token_of(who: httpx.AsyncClient) -> str:
    return str(who.headers["Authorization"]).removeprefix("Bearer ")


async def test_guessed_tokens_are_good_for_nothing(page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client)
    ann = await sit(page, code, "juror/4", "Ann")
    session, true = await start(client, code), token_of(ann)
    guesses = [f"{code}.{secrets.token_urlsafe(32)}" for _ in range(200)]
    guesses += [
        true[:-1],
        true + "A",
        true.swapcase(),
        true.partition(".")[2],
        code,
        f"{code}.",
        "juror/4",
        "\x00",
        "x" * 9000,
    ]
    for guess in guesses:
        seen = (await bearing(page, guess).get(f"/api/sessions/{session}")).json()
        assert (seen["viewer"], seen["seat"], seen["asks"]) == ("gallery", None, [])


async def test_a_token_of_one_room_opens_no_other(page: FastAPI, client: httpx.AsyncClient) -> None:
    one, two = await room(client), await room(client)
    ann, ben = await sit(page, one, "juror/4", "Ann"), await sit(page, two, "juror/4", "Ben")
    there = await start(client, two)
    assert (await ann.get(f"/api/sessions/{there}")).json()["seat"] is None
    assert (await ann.get(f"/api/rooms/{two}")).json()["you"] is None
    for tried in (
        await ann.post(f"/api/rooms/{two}/claim", json={"token": token_of(ann)}),
        await ann.get(f"/api/rooms/{two}/chat"),
        await ann.get(f"/api/rooms/{two}/turn"),
        await bearing(page, f"{two}.{token_of(ann).partition('.')[2]}").get(f"/api/rooms/{two}/turn"),
    ):
        assert tried.status_code == 403
        assert told(tried)
    assert (await ben.get(f"/api/sessions/{there}")).json()["seat"] == "juror/4"


async def test_a_stolen_cookie_is_its_owner_until_the_seat_is_handed_on(
    page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client)
    ann, thief = visitor(page), visitor(page)
    token = (await ann.post(f"/api/rooms/{code}/seats", json={"seat": "juror/4", "name": "Ann"})).json()["token"]
    thief.cookies.set(f"{COOKIE}{code}", token)
    assert (await thief.get(f"/api/rooms/{code}")).json()["you"] == "juror/4"
    handed = (await ann.post(f"/api/rooms/{code}/seats/juror/4/hand", json={})).json()
    assert (await ann.post(f"/api/rooms/{code}/claim", json={"token": handed["token"]})).status_code == 200
    assert (await ann.get(f"/api/rooms/{code}")).json()["you"] == "juror/4"
    assert (await thief.get(f"/api/rooms/{code}")).json()["you"] is None


async def test_nobody_acts_for_the_seat_of_another(venire: Venire, page: FastAPI, client: httpx.AsyncClient) -> None:
    code = await room(client)
    ann, ben = await sit(page, code, "juror/1", "Ann"), await sit(page, code, "juror/4", "Ben")
    session = await start(client, code)
    key = await asked(venire, ann, session, "choose_side")
    before = (await venire.find(session)).seq
    tries = [await act(who, session, key, "choose_side", side="defend") for who in (ben, client, visitor(page))]
    where = f"/api/rooms/{code}/seats/juror/1"
    tries += [await ben.delete(where), await client.delete(where), await ben.post(f"{where}/hand", json={})]
    tries += [await ben.post(f"{where}/stand_in", json={}), await ben.post(f"/api/rooms/{code}/close")]
    tries += [await ben.post(f"/api/sessions/{session}/{what}") for what in ("end", "pause")]
    assert {tried.status_code for tried in tries} <= {403, 409}
    assert all(told(tried) for tried in tries)
    assert (await venire.find(session)).seq == before


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": "http://other.court"},
        {"Host": "evil.example"},
        {"Host": "court@evil.example"},
        {"Host": "evil.example", "X-Forwarded-Host": "court"},
    ],
)
async def test_another_site_changes_nothing_in_a_room(
    page: FastAPI, client: httpx.AsyncClient, headers: dict[str, str]
) -> None:
    code = await room(client)
    ann = visitor(page)
    await ann.post(f"/api/rooms/{code}/seats", json={"seat": "juror/4", "name": "Ann"})
    for who, method, path in (
        (ann, "DELETE", f"/api/rooms/{code}/seats/juror/4"),
        (ann, "POST", f"/api/rooms/{code}/chat"),
        (client, "POST", f"/api/rooms/{code}/start"),
        (client, "POST", f"/api/rooms/{code}/close"),
    ):
        refused = await who.request(method, path, json={"text": "x"}, headers=headers)
        assert refused.status_code in (400, 403)
        assert "evil" not in refused.text
        assert told(refused)
    seen = (await ann.get(f"/api/rooms/{code}")).json()
    assert (seen["state"], seen["you"]) == ("lobby", "juror/4")


async def test_a_flood_is_stopped_and_what_is_kept_of_it_is_little(venire: Venire) -> None:
    page = create_app(venire, rate=Rate(burst=60, per_second=0))
    host = visitor(page)
    code = await room(host)
    answers = [await host.post(f"/api/rooms/{code}/chat", json={"text": f"line {n}"}) for n in range(100)]
    assert {answer.status_code for answer in answers} == {201, 429}
    assert told(answers[-1])
    patient = await sit(create_app(venire, rate=Rate(burst=1000)), code, "juror/4", "Ann")
    for n in range(LINES + 50):
        await patient.post(f"/api/rooms/{code}/chat", json={"text": f"again {n}"})
    assert len((await patient.get(f"/api/rooms/{code}/chat")).json()["lines"]) == LINES


@pytest.mark.parametrize("field", ["text", "name", "seat", "token", "proceeding"])
async def test_a_megabyte_reaches_nobody(page: FastAPI, client: httpx.AsyncClient, field: str) -> None:
    code = await room(client)
    for path in ("chat", "seats", "claim"):
        refused = await client.post(f"/api/rooms/{code}/{path}", json={field: "x" * 2**20})
        assert refused.status_code == 413
        assert told(refused)


NAMES = (
    "<script>alert(1)</script>",
    "A\x1b[2Jnn",
    "Ann\u202eneB",
    "\u200b\u200b",
    "A" * 31,
    "juror/3",
    '"><img>',
    "{{7*7}}",
)


@pytest.mark.parametrize("name", NAMES)
async def test_no_name_brings_markup_or_steers_a_terminal(page: FastAPI, client: httpx.AsyncClient, name: str) -> None:
    """It is refused in a sentence; where a seat is handed, too."""
    code = await room(client)
    refused = await visitor(page).post(f"/api/rooms/{code}/seats", json={"seat": "juror/4", "name": name})
    ann = await sit(page, code, "juror/5", "Ann")
    handed = await ann.post(f"/api/rooms/{code}/seats/juror/5/hand", json={"name": name})
    for answer in (refused, handed):
        assert answer.status_code == 400, answer.text
        assert told(answer)
    shown = (await client.get(f"/rooms/{code}")).text + (await client.get(f"/api/rooms/{code}")).text
    assert not [one for one in ("<script>alert", "\x1b", "\u202e", '"><img>') if one in shown]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path) as made:
        yield made


def test_who_does_not_read_keeps_nobody_waiting(house: House) -> None:
    """Forty who ask for the streams and never read; the one who does hears every line while they hang there."""
    with httpx.Client(base_url=house.address, headers={"X-Venire": "1"}, timeout=30) as host:
        code = host.post("/api/rooms", json={"case": "murder", "size": 3}).json()["code"]
        deaf, heard, all_there = list[httpx.Response](), list[str](), threading.Event()
        sent = [f"line {number} {'x' * 380}" for number in range(50)]
        listening = threading.Thread(target=_listens, args=(house, code, host.cookies, len(sent), heard, all_there))
        with httpx.Client(base_url=house.address, timeout=30, limits=httpx.Limits(max_connections=50)) as silent:
            for _ in range(40):
                asks = silent.build_request("GET", f"/api/rooms/{code}/stream")
                deaf.append(silent.send(asks, stream=True))
            listening.start()
            for line in sent:
                assert host.post(f"/api/rooms/{code}/chat", json={"text": line}).status_code == 201
            assert all_there.wait(20), heard
            assert [line for line in sent if not any(line in one for one in heard)] == []
            for one in deaf:
                one.close()
    listening.join(20)


def _listens(
    house: House, code: str, cookies: httpx.Cookies, many: int, heard: list[str], done: threading.Event
) -> None:
    stream = f"{house.address}/api/rooms/{code}/stream"
    with httpx.stream("GET", stream, cookies=cookies, timeout=30) as answer:
        for line in answer.iter_lines():
            if line.startswith("data:") and '"text"' in line:
                heard.append(line)
            if len(heard) == many:
                done.set()
                return


async def test_a_stream_ends_when_its_seat_goes_to_another(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    """Who keeps an old stream open hears no more on it of what only the seat may hear."""
    code = await room(client, size=3)
    ann = await sit(page, code, "juror/1", "Ann")
    session = await start(client, code)
    await asked(venire, ann, session, "choose_side")
    async with asyncio.timeout(20):
        reading = asyncio.create_task(ann.get(f"/api/sessions/{session}/stream"))
        live = await venire.find(session)
        while not live.streams.attended:
            await asyncio.sleep(0)
        handed = (await ann.post(f"/api/rooms/{code}/seats/juror/1/hand", json={"name": "Dee"})).json()
        told_on = (await reading).text
    assert told_on.rstrip().endswith("event: seat_gone\r\ndata: {}")
    dee = bearing(page, handed["token"])
    assert (await dee.get(f"/api/sessions/{session}")).json()["seat"] == "juror/1"
    assert handed["token"] not in told_on
