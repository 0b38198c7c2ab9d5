"""Signing in and out, and what thieves and guessers get of it."""

import asyncio
from collections.abc import AsyncGenerator
from datetime import timedelta

import httpx
import pytest
from fastapi import FastAPI
from httpx import Cookies
from sse_starlette import ServerSentEvent
from starlette.requests import Request

from tests.web.accounts.people import PASSWORD, signed_in
from tests.web.conftest import visitor
from tests.web.playing import told
from venire.accounts import tries
from venire.accounts.book import AccountBook
from venire.accounts.programs import Programs
from venire.accounts.sign_ins import LINK
from venire.app import Venire
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.rooms.tokens import hash_of
from venire.web.api.stream import while_let_in
from venire.web.security.signed_in import COOKIE, SignedInCallers

pytestmark = pytest.mark.anyio


def wish(name: str, password: str = PASSWORD) -> dict[str, str]:
    return {"name": name, "password": password}


async def test_who_has_not_signed_in_sees_the_door_and_nothing_else(nobody: httpx.AsyncClient) -> None:
    for path in ("/", "/daily", "/cases/murder", "/sessions/0123456789abcdef", "/account", "/accounts", "/audit"):
        answer = await nobody.get(path)
        assert answer.status_code == 303, path
        assert answer.headers["location"].startswith("/sign-in"), path
    for path in (
        "/api/sessions",
        "/api/cases",
        "/api/me",
        "/api/accounts",
        "/api/audit",
        "/openapi.json",
        "/api/rooms",
    ):
        answer = await nobody.get(path)
        assert answer.status_code == 401, path
        assert "/sign-in" in told(answer)["remedy"]
        assert answer.headers["www-authenticate"] == "Bearer"
    assert (await nobody.post("/api/sessions", json={"case": "murder"})).status_code == 401
    for path in ("/health", "/sign-in", "/static/css/base.css", "/static/icon.svg"):
        answer = await nobody.get(path)
        assert answer.status_code == 200, path
        assert "set-cookie" not in answer.headers


async def test_a_host_that_holds_a_path_opens_no_door(nobody: httpx.AsyncClient) -> None:
    for host in ("court:80/health?", "court:80/static/", "court:80/sign-in#"):
        assert (await nobody.get("/api/sessions", headers={"Host": host})).status_code == 401


async def test_sessions_follow_from_device_to_device(door: FastAPI, ada: httpx.AsyncClient) -> None:
    made = (await ada.post("/api/sessions", json={"case": "murder", "seed": "7"})).json()["session"]
    async with visitor(door) as telephone:
        assert (await telephone.post("/api/sign-in", json=wish(" ADA "))).status_code == 200
        mine = (await telephone.get("/api/sessions")).json()["sessions"]
    assert [one["session"] for one in mine] == [made]


async def test_the_wrong_password_and_an_unknown_name_are_told_alike_and_cost_alike(
    door: FastAPI, book: AccountBook, nobody: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await book.add("ada", "player")
    await book.set_password("ada", PASSWORD)
    await book.add("linked", "player")
    await book.add("gone", "player")
    await book.set_password("gone", PASSWORD)
    await book.disable("gone")
    calls = list[str]()
    passwords = door.state.office.accounts._passwords
    verify = passwords._verified

    def counted(kept: str, password: str) -> bool:
        calls.append(kept[:30])
        return verify(kept, password)

    monkeypatch.setattr(passwords, "_verified", counted)
    wrong = [wish("ada", "not this at all"), wish("nobody"), wish("linked"), wish("gone")]
    answers = [await nobody.post("/api/sign-in", json=one) for one in wrong]
    assert {(answer.status_code, answer.text) for answer in answers} == {(401, answers[0].text)}
    assert len(calls) == len(wrong)
    assert set(calls) == {"$argon2id$v=19$m=65536,t=3,p=4"}


async def test_who_guesses_is_asked_to_wait_also_for_a_name_that_nobody_has(
    ada: httpx.AsyncClient, nobody: httpx.AsyncClient
) -> None:
    for name in ("ada", "nobody"):
        answers = [await nobody.post("/api/sign-in", json=wish(name, f"guess {n} of mine")) for n in range(8)]
        assert [answer.status_code for answer in answers] == [401] * 6 + [429] * 2
        told(answers[-1])
    assert (await nobody.post("/api/sign-in", json=wish("ada"))).status_code == 429


async def test_guesses_that_come_all_at_once_are_counted_before_they_are_looked_at(
    ada: httpx.AsyncClient, nobody: httpx.AsyncClient
) -> None:
    guesses = (nobody.post("/api/sign-in", json=wish("ada", f"guess {n} of mine")) for n in range(20))
    answers = await asyncio.gather(*guesses)
    assert sum(answer.status_code == 401 for answer in answers) <= tries.HERE.burst


async def test_a_class_behind_one_address_signs_in(door: FastAPI, book: AccountBook) -> None:
    for number in range(40):
        async with signed_in(door, book, f"pupil {number}", "student"):
            pass


async def test_a_link_signs_in_once(door: FastAPI, book: AccountBook, nobody: httpx.AsyncClient) -> None:
    await book.add("ben", "student")
    link, _ = await book.link("ben")
    async with visitor(door) as ben, visitor(door) as thief:
        both = await asyncio.gather(*(one.post("/api/sign-in", json={"link": link}) for one in (ben, thief)))
    assert sorted(answer.status_code for answer in both) == [200, 401]
    told(await nobody.post("/api/sign-in", json={"link": link}))


async def test_looking_at_the_page_of_a_link_does_not_use_it_up(book: AccountBook, nobody: httpx.AsyncClient) -> None:
    await book.add("ben", "student")
    link, _ = await book.link("ben")
    assert (await nobody.get(f"/sign-in#link={link}")).status_code == 200
    assert (await nobody.get("/sign-in", params={"link": link})).status_code == 200
    assert (await nobody.post("/api/sign-in", json={"link": link})).status_code == 200


async def test_a_link_ends_after_fifteen_minutes(house: Venire, nobody: httpx.AsyncClient) -> None:
    now = house.court.clock.now
    before = AccountBook(house.court.store, lambda: now() - LINK - timedelta(seconds=1))
    await before.add("ben", "student")
    link, _ = await before.link("ben")
    assert (await nobody.post("/api/sign-in", json={"link": link})).status_code == 401
    assert (await nobody.get("/account")).status_code == 303


async def test_links_cannot_be_guessed_without_end(nobody: httpx.AsyncClient) -> None:
    codes = [(await nobody.post("/api/sign-in", json={"link": f"{n:043}"})).status_code for n in range(40)]
    assert set(codes) == {401, 429}


async def test_a_stolen_cookie_is_worth_nothing_after_signing_out(door: FastAPI, ada: httpx.AsyncClient) -> None:
    cookies = dict(ada.cookies)
    async with visitor(door) as thief:
        thief.cookies = Cookies(cookies)
        assert (await thief.get("/api/me")).status_code == 200
        assert (await ada.post("/api/sign-out")).status_code == 200
        assert (await thief.get("/api/me")).status_code == 401
    assert COOKIE not in ada.cookies


async def test_signing_in_again_makes_a_new_cookie_and_ends_the_old(door: FastAPI, ada: httpx.AsyncClient) -> None:
    old = ada.cookies[COOKIE]
    assert (await ada.post("/api/sign-in", json=wish("ada"))).status_code == 200
    assert ada.cookies[COOKIE] != old
    async with visitor(door, Cookie=f"{COOKIE}={old}") as thief:
        assert (await thief.get("/api/me")).status_code == 401


async def test_a_planted_cookie_is_not_the_one_that_is_signed_in(door: FastAPI, ada: httpx.AsyncClient) -> None:
    async with visitor(door) as victim:
        victim.cookies.set(COOKIE, "planted", domain="court.local")
        answer = await victim.post("/api/sign-in", json=wish("ada"))
        assert f"{COOKIE}=planted" in answer.request.headers["cookie"]
        assert answer.status_code == 200
    async with visitor(door, Cookie=f"{COOKIE}=planted") as thief:
        assert (await thief.get("/api/me")).status_code == 401


async def test_a_changed_password_ends_the_other_sign_ins_and_links(
    door: FastAPI, book: AccountBook, ada: httpx.AsyncClient
) -> None:
    async with visitor(door) as other, visitor(door) as late:
        assert (await other.post("/api/sign-in", json=wish("ada"))).status_code == 200
        link, _ = await book.link("ada")
        body = {"old": PASSWORD, "new": "nine quiet trombones"}
        assert (await ada.put("/api/me/password", json=body)).status_code == 200
        assert (await ada.get("/api/me")).status_code == 200
        assert (await other.get("/api/me")).status_code == 401
        assert (await late.post("/api/sign-in", json={"link": link})).status_code == 401
        assert (await late.post("/api/sign-in", json=wish("ada"))).status_code == 401
        assert (await late.post("/api/sign-in", json=wish("ada", body["new"]))).status_code == 200


async def test_a_password_is_not_changed_without_the_old_one(ada: httpx.AsyncClient) -> None:
    for old in ("", "not this at all"):
        assert (await ada.put("/api/me/password", json={"old": old, "new": "nine quiet trombones"})).status_code == 401
    assert (await ada.post("/api/sign-in", json=wish("ada"))).status_code == 200


async def test_after_a_link_a_password_is_set_without_the_old_one(door: FastAPI, book: AccountBook) -> None:
    async with signed_in(door, book, "ben") as ben:
        assert (await ben.put("/api/me/password", json={"new": PASSWORD})).status_code == 200
        assert (await ben.post("/api/sign-in", json=wish("ben"))).status_code == 200
        assert (await ben.put("/api/me/password", json={"new": "nine quiet trombones"})).status_code == 401


async def test_a_password_of_a_megabyte_is_refused_before_it_is_hashed(ada: httpx.AsyncClient) -> None:
    assert (await ada.post("/api/sign-in", json=wish("ada", "x" * 1_000_000))).status_code == 413
    told(await ada.post("/api/sign-in", json=wish("ada", "x" * 100_000)))
    assert (await ada.post("/api/sign-in", json=wish("ada", "x" * 201))).status_code == 422
    told(await ada.put("/api/me/password", json={"old": PASSWORD, "new": "short"}))
    assert (await ada.put("/api/me/password", json={"old": PASSWORD, "new": "x" * 201})).status_code == 422


@pytest.mark.parametrize(
    "body",
    [{}, {"name": "ada"}, {"link": "x", "name": "ada"}, {"name": "ada", "password": PASSWORD, "role": "admin"}],
)
async def test_what_is_no_sign_in(nobody: httpx.AsyncClient, body: dict[str, str]) -> None:
    answer = await nobody.post("/api/sign-in", json=body)
    assert answer.status_code in (401, 422)
    assert COOKIE not in nobody.cookies


@pytest.mark.parametrize(
    "place",
    ["//evil.example", "https://evil.example", "/\\evil.example", "\\\\evil.example", "/\t/evil.example", "evil",
     "javascript:alert(1)", "/\n/evil.example", "", " //evil.example"],
)  # fmt: skip
async def test_nobody_is_sent_elsewhere_after_signing_in(nobody: httpx.AsyncClient, place: str) -> None:
    shown = await nobody.get("/sign-in", params={"next": place})
    assert 'data-next="/"' in shown.text


async def test_one_comes_back_to_where_one_wanted_to_go(nobody: httpx.AsyncClient) -> None:
    sent = await nobody.get("/daily?day=2026-01-01&x=1")
    assert sent.headers["location"] == "/sign-in?next=%2Fdaily%3Fday%3D2026-01-01%26x%3D1"
    assert 'data-next="/daily?day=2026-01-01&amp;x=1"' in (await nobody.get(sent.headers["location"])).text
    odd = await nobody.get("http://court//evil.example/x")
    assert 'data-next="/"' in (await nobody.get(odd.headers["location"])).text


async def test_a_post_from_another_site_neither_signs_in_nor_out(ada: httpx.AsyncClient) -> None:
    elsewhere = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
    assert (await ada.post("/api/sign-out", headers=elsewhere)).status_code == 403
    assert (await ada.get("/sign-out")).status_code == 200
    assert (await ada.get("/api/me")).status_code == 200


async def test_neither_tokens_nor_passwords_are_kept(house: Venire, ada: httpx.AsyncClient, book: AccountBook) -> None:
    link, _ = await book.link("ada")
    store = house.court.store
    kept = b"".join([row for name in ("accounts", "sign_ins", "sign_in_links") for row in await store.papers(name)])
    for secret in (PASSWORD, link, ada.cookies[COOKIE]):
        assert secret.encode() not in kept
    assert hash_of(ada.cookies[COOKIE]).encode() in kept


async def test_what_was_begun_before_there_were_accounts_is_claimed_once(
    house: Venire, door: FastAPI, book: AccountBook
) -> None:
    owners = door.state.office.owners
    for name in ("ada", "ben"):
        await book.add(name, "player")
    async with visitor(door, Cookie=f"venire_owner={owners.token('web-before')}") as shared:
        from_before = await _opened_by(house, "web-before")
        answer = await shared.post("/api/sign-in", json={"link": (await book.link("ada"))[0]})
        assert "venire_owner=;" in answer.headers["set-cookie"]
    async with visitor(door, Cookie=f"venire_owner={owners.token('web-before')}") as again:
        assert (await again.get("/api/sessions")).status_code == 401
        assert (await again.post("/api/sign-in", json={"link": (await book.link("ben"))[0]})).status_code == 200
    assert (await book.named("ada")).owner == "web-before"
    assert (await book.named("ben")).owner != "web-before"
    assert [head.session for head in await house.sessions("web-before")] == [from_before]


async def test_a_forged_owner_claims_nothing(house: Venire, door: FastAPI, book: AccountBook) -> None:
    await _opened_by(house, "web-before")
    await book.add("ada", "player")
    async with visitor(door) as thief:
        thief.cookies.set("venire_owner", "web-before", domain="court.local")
        answer = await thief.post("/api/sign-in", json={"link": (await book.link("ada"))[0]})
        assert "venire_owner=web-before" in answer.request.headers["cookie"]
        assert (await thief.get("/api/sessions")).json() == {"sessions": []}


async def _opened_by(house: Venire, owner: str) -> str:
    return (await house.open(DeliberationRequest(case="murder", seed="7", owner=owner))).id


async def test_an_open_stream_tells_nothing_more_after_signing_out(
    door: FastAPI, book: AccountBook, ada: httpx.AsyncClient
) -> None:
    callers = SignedInCallers(
        door.state.office.owners, book, Programs(book, door.state.tokens), door.state.rooms, guests=True
    )
    headers = [(b"cookie", f"{COOKIE}={ada.cookies[COOKIE]}".encode())]
    request = Request({"type": "http", "method": "GET", "path": "/api/sessions/x/stream", "headers": headers})
    request.state.caller = await callers.of(request)

    async def events() -> AsyncGenerator[ServerSentEvent, None]:
        yield ServerSentEvent("first")
        assert (await ada.post("/api/sign-out")).status_code == 200
        yield ServerSentEvent("second")

    assert [event.data async for event in while_let_in(request, events())] == ["first"]
