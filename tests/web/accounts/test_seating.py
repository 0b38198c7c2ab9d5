"""A teacher seats students by their accounts; nobody else does, and nobody else is."""

import httpx
import pytest
from fastapi import FastAPI

from tests.web.accounts.people import signed_in
from tests.web.conftest import visitor
from tests.web.playing import told
from venire.accounts.book import AccountBook
from venire.web.security.signed_in import COOKIE

pytestmark = pytest.mark.anyio
ROOM = {"proceeding": "deliberation", "case": "murder", "seed": "7"}


async def room_of(host: httpx.AsyncClient) -> str:
    return (await host.post("/api/rooms", json=ROOM)).json()["code"]


async def give(host: httpx.AsyncClient, code: str, seat: str, name: str) -> httpx.Response:
    return await host.put(f"/api/rooms/{code}/seats/{seat}/student", json={"account": name})


async def test_a_student_takes_up_the_seat_on_one_device_and_then_on_another(door: FastAPI, book: AccountBook) -> None:
    async with signed_in(door, book, "ben", "teacher") as ben, signed_in(door, book, "cy", "student") as cy:
        code = await room_of(ben)
        assert (await give(ben, code, "juror/3", "CY")).json() == {"room": code, "seat": "juror/3", "name": "cy"}
        assert code in (await cy.get("/")).text
        assert [one["seat"] for one in (await cy.get("/api/me/seatings")).json()["seatings"]] == ["juror/3"]
        assert (await cy.post(f"/api/rooms/{code}/sit")).json()["seat"] == "juror/3"
        assert (await cy.get(f"/api/rooms/{code}")).json()["you"] == "juror/3"
        async with visitor(door) as telephone:
            telephone.cookies.set(COOKIE, cy.cookies[COOKIE], domain="court.local")
            assert (await telephone.post(f"/api/rooms/{code}/sit")).status_code == 201
            assert (await telephone.get(f"/api/rooms/{code}")).json()["you"] == "juror/3"
        assert (await cy.get(f"/api/rooms/{code}")).json()["you"] is None
        held = {one["seat"]: one["name"] for one in (await ben.get(f"/api/rooms/{code}")).json()["seats"]}
        assert held["juror/3"] == "cy"
        assert (await ben.post(f"/api/rooms/{code}/close")).status_code == 200
        assert (await cy.get("/api/me/seatings")).json() == {"seatings": []}


async def test_who_is_given_another_seat_has_the_one_before_no_more(door: FastAPI, book: AccountBook) -> None:
    async with signed_in(door, book, "ben", "teacher") as ben, signed_in(door, book, "cy", "student") as cy:
        code = await room_of(ben)
        for seat in ("juror/3", "juror/5"):
            assert (await give(ben, code, seat, "cy")).status_code == 200
        assert [one["seat"] for one in (await cy.get("/api/me/seatings")).json()["seatings"]] == ["juror/5"]
        async with signed_in(door, book, "di", "student") as di:
            assert (await give(ben, code, "juror/5", "di")).status_code == 200
            assert (await di.post(f"/api/rooms/{code}/sit")).json()["seat"] == "juror/5"
        told(await cy.post(f"/api/rooms/{code}/sit"))


async def test_only_a_teacher_gives_seats_and_only_to_students(door: FastAPI, book: AccountBook) -> None:
    async with signed_in(door, book, "ben", "teacher") as ben, signed_in(door, book, "eve") as eve:
        await book.add("cy", "student")
        own, other = await room_of(ben), await room_of(eve)
        refused = [
            (eve, other, "juror/3", "cy", 403), (ben, other, "juror/3", "cy", 403), (ben, own, "juror/3", "eve", 400),
            (ben, own, "juror/3", "nobody", 404), (ben, own, "judge", "cy", 404), (ben, "AAAAAA", "juror/3", "cy", 404),
        ]  # fmt: skip
        for host, code, seat, name, status in refused:
            answer = await give(host, code, seat, name)
            assert answer.status_code == status, (seat, name, answer.text)
            told(answer)
        assert (await eve.post(f"/api/rooms/{own}/sit")).status_code == 403
        assert 'id="seat-student"' in (await ben.get(f"/rooms/{own}")).text
        assert (
            'id="seat-student"' not in (await eve.get(f"/rooms/{own}")).text + (await eve.get(f"/rooms/{other}")).text
        )


async def test_a_guest_and_a_student_who_was_not_seated_take_up_nothing(door: FastAPI, book: AccountBook) -> None:
    async with signed_in(door, book, "ben", "teacher") as ben, signed_in(door, book, "di", "student") as di:
        code = await room_of(ben)
        await book.add("cy", "student")
        assert (await give(ben, code, "juror/3", "cy")).status_code == 200
        assert (await di.post(f"/api/rooms/{code}/sit")).status_code == 404
        async with visitor(door) as guest:
            assert (await guest.post(f"/api/rooms/{code}/sit")).status_code == 401


async def test_without_accounts_nobody_is_seated_so(client: httpx.AsyncClient) -> None:
    code = await room_of(client)
    assert (await give(client, code, "juror/3", "cy")).status_code == 404
    assert (await client.post(f"/api/rooms/{code}/sit")).status_code == 404
    assert (await client.get("/api/me/seatings")).status_code == 404
    assert (await client.get(f"/rooms/{code}")).status_code == 200
