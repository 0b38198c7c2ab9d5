"""Tokens for programs: told once, kept as a hash, good for their scopes and no more, revoked."""

import httpx
import pytest
from fastapi import FastAPI

from tests.web.conftest import visitor
from tests.web.playing import told
from venire.app import Venire
from venire.rooms.tokens import hash_of

pytestmark = pytest.mark.anyio


async def made(client: httpx.AsyncClient, *scopes: str, **wish: object) -> tuple[str, str]:
    answer = await client.post("/api/me/tokens", json={"name": "bot", "scopes": scopes, **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], answer.json()["token"]


async def status(page: FastAPI, token: str, method: str, path: str, body: object = None) -> int:
    async with visitor(page, Authorization=f"Bearer {token}") as program:
        del program.headers["X-Venire"]
        answer = await program.request(method, path, json=body)
        assert "venire_owner" not in answer.headers.get("set-cookie", "")
        if answer.status_code >= 400:
            told(answer)
        return answer.status_code


async def test_what_a_program_opens_is_its_makers(page: FastAPI, client: httpx.AsyncClient) -> None:
    _, token = await made(client, "read", "play")
    assert await status(page, token, "POST", "/api/sessions", {"case": "murder", "seed": "7"}) == 201
    assert len((await client.get("/api/sessions")).json()["sessions"]) == 1


@pytest.mark.parametrize(
    ("scope", "allowed"),
    [("read", {"read"}), ("play", {"play"}), ("rooms", {"rooms"}), ("admin", {"admin"})],
)
async def test_each_scope_opens_its_own_doors_and_no_other(
    page: FastAPI, client: httpx.AsyncClient, scope: str, allowed: set[str]
) -> None:
    _, token = await made(client, scope)
    doors = {
        "read": ("GET", "/api/sessions", None),
        "play": ("POST", "/api/sessions", {"case": "murder", "unattended": True, "rounds": 1}),
        "rooms": ("POST", "/api/rooms", {"proceeding": "deliberation", "case": "murder"}),
        "admin": ("GET", "/api/me/tokens", None),
    }
    for name, (method, path, body) in doors.items():
        answer = await status(page, token, method, path, body)
        assert (answer < 300) == (name in allowed), (name, answer)
        assert answer < 300 or answer == 403


async def test_a_token_makes_no_token_that_may_more_without_admin(page: FastAPI, client: httpx.AsyncClient) -> None:
    _, token = await made(client, "read", "play", "rooms")
    wish = {"name": "more", "scopes": ["admin"]}
    assert await status(page, token, "POST", "/api/me/tokens", wish) == 403


async def test_a_revoked_token_and_one_that_never_was(page: FastAPI, client: httpx.AsyncClient) -> None:
    named, token = await made(client, "read")
    assert await status(page, token, "GET", "/api/sessions") == 200
    assert (await client.delete(f"/api/me/tokens/{named}")).status_code == 200
    assert await status(page, token, "GET", "/api/sessions") == 401
    assert await status(page, "venire_" + "x" * 43, "GET", "/api/sessions") == 401
    assert (await client.delete(f"/api/me/tokens/{named}")).status_code == 404


async def test_one_person_neither_sees_nor_ends_anothers(
    client: httpx.AsyncClient, stranger: httpx.AsyncClient, page: FastAPI
) -> None:
    named, token = await made(client, "read")
    assert (await stranger.get("/api/me/tokens")).json() == {"tokens": []}
    told(await stranger.delete(f"/api/me/tokens/{named}"))
    assert await status(page, token, "GET", "/api/sessions") == 200


async def test_only_the_hash_is_kept(venire: Venire, client: httpx.AsyncClient) -> None:
    _, token = await made(client, "read")
    kept = b"".join(await venire.court.store.papers("tokens"))
    assert token.encode() not in kept
    assert hash_of(token).encode() in kept
    listed = (await client.get("/api/me/tokens")).text
    assert token not in listed
    assert hash_of(token) not in listed


@pytest.mark.parametrize(
    "wish",
    [{"scopes": []}, {"scopes": ["fly"]}, {"name": ""}, {"name": "\x1b[2J"}, {"days": 0}, {"days": 10**9}, {"x": 1}],
)
async def test_a_token_that_cannot_be_made(client: httpx.AsyncClient, wish: dict[str, object]) -> None:
    told(await client.post("/api/me/tokens", json={"name": "bot", "scopes": ["read"], **wish}))
    assert (await client.get("/api/me/tokens")).json() == {"tokens": []}


async def test_nobody_has_more_than_fifty(client: httpx.AsyncClient) -> None:
    for _ in range(50):
        await made(client, "read")
    assert "50" in told(await client.post("/api/me/tokens", json={"name": "bot"}))["error"]
