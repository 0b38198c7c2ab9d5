"""Who looks from the bench, and what is written down of it."""

import json
import re

import httpx
import pytest
from fastapi import FastAPI

from tests.web.accounts.people import signed_in
from tests.web.conftest import visitor
from tests.web.playing import told
from venire.accounts.audit import Audit
from venire.accounts.book import AccountBook
from venire.app import Venire
from venire.kernel.minutes import LookedIn

pytestmark = pytest.mark.anyio
ROOM = {"proceeding": "deliberation", "case": "murder", "seed": "7"}
SHORT = {"case": "murder", "seed": "7", "unattended": True, "rounds": 1}
ACT = {"ask": "r1/turn/juror/1/0", "act_id": "x", "kind": "pass"}
KINDS = {
    "deliberation": {},
    "examination": {},
    "trial": {},
    "debate": {"topic": "Should jurors be paid?", "case": None},
    "persuasion": {},
}


async def begun(host: httpx.AsyncClient, guest: httpx.AsyncClient, **wish: object) -> tuple[str, str]:
    """A room that goes on, with a guest in one of its seats: its code and its session."""
    opened = await host.post("/api/rooms", json={name: value for name, value in {**ROOM, **wish}.items() if value})
    assert opened.status_code == 201, opened.text
    code = opened.json()["code"]
    assert (await guest.post(f"/api/rooms/{code}/seats", json={})).status_code == 201
    started = await host.post(f"/api/rooms/{code}/start")
    assert started.status_code == 200, started.text
    return code, started.json()["session"]


async def rows(ada: httpx.AsyncClient) -> list[tuple[str, str, str]]:
    """The log as its admin reads it, the oldest first: who, what, which session."""
    answer = (await ada.get("/api/audit")).json()
    assert answer["altered"] == 0
    return [(row["name"], row["what"], row["session"]) for row in reversed(answer["rows"])]


async def test_a_teacher_sees_the_room_that_goes_on_and_it_is_written_down_twice(
    house: Venire, door: FastAPI, book: AccountBook, ada: httpx.AsyncClient
) -> None:
    async with signed_in(door, book, "ben", "teacher") as ben, visitor(door) as guest:
        code, session = await begun(ben, guest)
        seen = (await ben.get(f"/api/sessions/{session}@bench")).json()
        assert seen["viewer"] == "bench"
        assert "convictions" in json.dumps(seen["view"])
        assert (await ben.get(f"/api/sessions/{session}")).json()["viewer"] == "gallery"
        for deed, body in (("pause", {}), ("end", {}), ("fork", {"moment": 1}), ("acts", ACT)):
            assert (await ben.post(f"/api/sessions/{session}@bench/{deed}", json=body)).status_code == 403
        assert (await ben.delete(f"/api/sessions/{session}@bench")).status_code == 403
        assert (await ben.get(f"/api/sessions/{session}@bench/export?format=md")).status_code == 200
        assert [what for _, what, _ in await rows(ada)] == ["view", "export"]
        shown = (await ada.get("/api/audit")).json()["rows"][-1]
        assert (shown["name"], shown["what"], shown["session"], shown["room"]) == ("ben", "view", session, code)
        assert shown["who"] == (await book.named("ben")).owner
        looks = [entry.event for entry in (await house.find(session)).entries if isinstance(entry.event, LookedIn)]
        assert {look.who for look in looks} == {shown["who"]}


@pytest.mark.parametrize("kind", KINDS)
async def test_every_kind_has_its_page_from_the_bench(door: FastAPI, book: AccountBook, kind: str) -> None:
    async with signed_in(door, book, "ben", "teacher") as ben, visitor(door) as guest:
        _, session = await begun(ben, guest, proceeding=kind, **KINDS[kind])
        for path in (f"/sessions/{session}@bench", f"/api/sessions/{session}@bench"):
            answer = await ben.get(path)
            assert answer.status_code in ((200,) if kind != "persuasion" else (200, 400)), (path, answer.text)
        assert (await guest.get(f"/api/sessions/{session}@bench")).status_code == 401


@pytest.mark.parametrize("role", ["player", "student", "rater", "admin"])
async def test_nobody_else_looks_from_the_bench_not_even_its_host(door: FastAPI, book: AccountBook, role: str) -> None:
    host = "player" if role == "rater" else role
    async with signed_in(door, book, "ben", host) as ben, visitor(door) as guest:
        _, session = await begun(ben, guest)
        await book.set_role("ben", role)
        answer = await ben.get(f"/api/sessions/{session}@bench")
        assert answer.status_code == 403
        told(answer)
        async with signed_in(door, book, "eve", "teacher") as other:
            assert (await other.get(f"/api/sessions/{session}@bench")).status_code == 403


async def test_a_teacher_who_sits_in_the_room_does_not(door: FastAPI, book: AccountBook) -> None:
    async with signed_in(door, book, "ben", "teacher") as ben, visitor(door) as guest:
        code, session = await begun(ben, guest)
        assert (await ben.post(f"/api/rooms/{code}/seats", json={})).status_code == 201
        assert (await ben.get(f"/api/sessions/{session}@bench")).status_code == 409
        alone = (await ben.post("/api/sessions", json=SHORT)).json()["session"]
        assert (await ben.get(f"/api/sessions/{alone}@bench")).status_code == 403


async def test_what_is_read_of_a_finished_session_is_written_down(
    door: FastAPI, book: AccountBook, ada: httpx.AsyncClient
) -> None:
    async with signed_in(door, book, "ben") as ben, signed_in(door, book, "eve") as eve:
        session = (await ben.post("/api/sessions?finish=true", json=SHORT)).json()["session"]
        assert await rows(ada) == []
        for path in (f"/api/sessions/{session}/export?format=md", f"/sessions/{session}/debrief",
                     f"/sessions/{session}/replay", f"/sessions/{session}"):  # fmt: skip
            assert (await ben.get(path)).status_code == 200
            assert (await eve.get(path)).status_code == 200
        turn = re.search(r"data-turn=\"(\d+)\"", (await ben.get(f"/sessions/{session}/debrief")).text)
        answer = await ben.post(f"/api/sessions/{session}/without", json={"turn": int(turn[1]) if turn else 1})
        assert answer.status_code == 201, answer.text
    what = ["export", "debrief", "replay", "view", "debrief", "without"]
    assert await rows(ada) == [("ben", one, session) for one in what]
    shown = (await ada.get("/audit")).text
    assert session in shown
    assert "ben" in shown


async def test_who_cannot_write_it_down_does_not_show_it(
    door: FastAPI, book: AccountBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise OSError("no space left on device")

    async with signed_in(door, book, "ben") as ben:
        session = (await ben.post("/api/sessions?finish=true", json=SHORT)).json()["session"]
        monkeypatch.setattr(Audit, "note", full)
        assert (await ben.get(f"/api/sessions/{session}/export")).status_code == 500
        assert (await ben.get(f"/sessions/{session}/debrief")).status_code == 500


async def test_without_accounts_nothing_is_written_down(venire: Venire, client: httpx.AsyncClient) -> None:
    session = (await client.post("/api/sessions?finish=true", json=SHORT)).json()["session"]
    assert (await client.get(f"/api/sessions/{session}/export")).status_code == 200
    assert (await client.get(f"/api/sessions/{session}@bench")).status_code == 404
    assert await venire.court.store.papers("audit") == []
