"""Who may do what on a server with accounts, and how somebody fails to be more than he is."""

import httpx
import pytest
from fastapi import FastAPI

from tests.web.accounts.people import PASSWORD, signed_in
from tests.web.conftest import visitor
from tests.web.playing import told
from venire.accounts.book import AccountBook
from venire.accounts.program_tokens import ProgramTokens
from venire.accounts.roles import DEEDS, MAY, ROLES
from venire.app import Venire
from venire.kernel.request import LOCAL
from venire.settings import Settings
from venire.web.app import create_app
from venire.web.security.doors import deed_of
from venire.web.security.signed_in import COOKIE

pytestmark = pytest.mark.anyio
ROOM = {"proceeding": "deliberation", "case": "murder", "seed": "7"}


def test_every_role_has_its_row_and_nothing_in_it_that_there_is_not() -> None:
    assert set(MAY) == {*ROLES, "guest"}
    assert all(deeds <= set(DEEDS) for deeds in MAY.values())
    assert {role for role, deeds in MAY.items() if deeds & {"accounts", "audit"}} == {"admin"}
    assert {role for role, deeds in MAY.items() if "bench" in deeds} == {"teacher"}
    assert MAY["guest"] == {"attend"}


@pytest.mark.parametrize(
    ("method", "path", "deed"),
    [
        ("GET", "/", "look"),
        ("GET", "/api/sessions", "look"),
        ("POST", "/api/sessions", "play"),
        ("POST", "/api/sessions/forecast", "play"),
        ("POST", "/api/sessions/abc/acts", "attend"),
        ("POST", "/api/sessions/abc/without", "play"),
        ("POST", "/api/sessions/abc/fork", "play"),
        ("POST", "/api/trials", "play"),
        ("POST", "/api/proceedings/trial", "play"),
        ("GET", "/sessions/abc", "attend"),
        ("GET", "/sessions/abc@gallery", "look"),
        ("POST", "/api/rooms", "host"),
        ("GET", "/rooms/new", "host"),
        ("GET", "/rooms/ABCDEF", "attend"),
        ("POST", "/api/rooms/ABCDEF/seats", "attend"),
        ("GET", "/accounts", "accounts"),
        ("PATCH", "/api/accounts/x", "accounts"),
        ("GET", "/api/audit", "audit"),
        ("GET", "/audit", "audit"),
        ("GET", "/account", "look"),
        ("POST", "/api/me/tokens", "look"),
    ],
)
def test_what_each_request_is(method: str, path: str, deed: str) -> None:
    assert deed_of(method, path) == deed


@pytest.mark.parametrize("role", ["player", "student", "teacher", "rater"])
async def test_only_an_admin_manages_accounts_and_reads_the_log(door: FastAPI, book: AccountBook, role: str) -> None:
    async with signed_in(door, book, "ben", role) as ben:
        mine = (await book.named("ben")).id
        asked = [
            ben.get("/api/accounts"), ben.post("/api/accounts", json={"name": "eve", "role": "admin"}),
            ben.patch(f"/api/accounts/{mine}", json={"role": "admin"}), ben.post(f"/api/accounts/{mine}/link"),
            ben.delete(f"/api/accounts/{mine}"), ben.get("/api/audit"), ben.get("/accounts"), ben.get("/audit"),
        ]  # fmt: skip
        assert [(await one).status_code for one in asked] == [403] * len(asked)
        assert (await book.named("ben")).role == role
        assert [one.name for one in await book.all()] == ["ben"]


async def test_no_field_of_a_form_makes_an_admin(door: FastAPI, book: AccountBook) -> None:
    async with signed_in(door, book, "ben") as ben:
        forms = [
            ben.put("/api/me/password", json={"new": PASSWORD, "role": "admin"}),
            ben.post("/api/sign-in", json={"name": "ben", "password": PASSWORD, "role": "admin"}),
            ben.post("/api/me/tokens", json={"name": "x", "role": "admin"}),
            ben.post("/api/sessions", json={"case": "murder", "owner": LOCAL}),
        ]
        assert {(await one).status_code for one in forms} <= {401, 422}
        assert (await ben.get("/api/me")).json()["role"] == "player"


async def test_a_token_with_every_scope_may_no_more_than_its_maker(
    door: FastAPI, book: AccountBook, ada: httpx.AsyncClient
) -> None:
    async with signed_in(door, book, "ben") as ben:
        wish = {"name": "bot", "scopes": ["read", "play", "rooms", "admin"]}
        token = (await ben.post("/api/me/tokens", json=wish)).json()["token"]
    async with visitor(door, Authorization=f"Bearer {token}") as bot:
        assert (await bot.get("/api/me")).json()["name"] == "ben"
        assert (await bot.post("/api/accounts", json={"name": "eve", "role": "admin"})).status_code == 403
        assert (await bot.put("/api/me/password", json={"new": PASSWORD})).status_code == 403
        assert (await bot.post("/api/sessions", json={"case": "murder"})).status_code == 201
        mine = (await book.named("ben")).id
        assert (await ada.patch(f"/api/accounts/{mine}", json={"disabled": True})).status_code == 200
        assert (await bot.get("/api/sessions")).status_code == 401


async def test_a_token_of_the_machine_may_what_its_scopes_say(house: Venire, door: FastAPI) -> None:
    tokens = ProgramTokens(house.court.store, house.court.clock.now)
    for scopes, status in ((["read", "play"], 403), (["admin"], 200)):
        made = await tokens.make(LOCAL, "bot", scopes)
        async with visitor(door, Authorization=f"Bearer {made.token}") as bot:
            assert (await bot.get("/api/accounts")).status_code == status


async def test_another_role_and_being_disabled_hold_at_once(
    door: FastAPI, book: AccountBook, ada: httpx.AsyncClient
) -> None:
    async with signed_in(door, book, "ben", "admin") as ben:
        assert (await ben.get("/api/accounts")).status_code == 200
        at = f"/api/accounts/{(await book.named('ben')).id}"
        assert (await ada.patch(at, json={"role": "student"})).json()["role"] == "student"
        assert (await ben.get("/api/accounts")).status_code == 403
        assert (await ada.patch(at, json={"disabled": True})).json()["disabled"] is True
        assert (await ben.get("/api/me")).status_code == 401
        assert (await ada.post(f"{at}/link")).status_code == 400
        assert (await ada.patch(at, json={"disabled": False})).status_code == 200
        assert (await ben.get("/api/me")).status_code == 401
        assert (await ada.delete(at)).status_code == 200
        assert (await ada.delete(at)).status_code == 404


async def test_the_last_admin_stays(book: AccountBook, ada: httpx.AsyncClient) -> None:
    at = f"/api/accounts/{(await book.named('ada')).id}"
    for asked in (ada.patch(at, json={"role": "player"}), ada.patch(at, json={"disabled": True}), ada.delete(at)):
        answer = await asked
        assert answer.status_code == 409
        told(answer)


@pytest.mark.parametrize("name", ["", "  ", "\x1b[2J", "a\x00b", "a\u202eb", "x" * 101, "\ud800"])
async def test_a_name_that_nobody_can_read_is_no_name(ada: httpx.AsyncClient, name: str) -> None:
    body = b'{"name": "%s"}' % name.encode("unicode_escape").replace(b"\\x", b"\\u00")
    answer = await ada.post("/api/accounts", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert len((await ada.get("/api/accounts")).json()["accounts"]) == 1


async def test_a_name_with_markup_is_told_as_it_is(door: FastAPI, book: AccountBook, ada: httpx.AsyncClient) -> None:
    name = '"><script>alert(1)</script>'
    async with signed_in(door, book, name, "player") as hostile:
        shown_to = ((hostile, "/account"), (hostile, "/"), (ada, "/accounts"))
        pages = [await who.get(path) for who, path in shown_to]
    for shown in pages:
        assert shown.status_code == 200
        assert "<script>alert" not in shown.text
        assert "&lt;script&gt;alert(1)" in shown.text


async def test_two_spellings_of_one_name_are_one(ada: httpx.AsyncClient) -> None:
    for name in ("ADA", " ada ", "\uff41da"):
        answer = await ada.post("/api/accounts", json={"name": name})
        assert answer.status_code == 409, name


async def test_somebody_who_rates_sees_no_session_of_others(door: FastAPI, book: AccountBook) -> None:
    async with signed_in(door, book, "ben") as ben, signed_in(door, book, "eve", "rater") as rater:
        made = (await ben.post("/api/sessions", json={"case": "murder", "seed": "7"})).json()["session"]
        for path in (f"/api/sessions/{made}", f"/sessions/{made}", f"/sessions/{made}@gallery"):
            assert (await rater.get(path)).status_code == 403, path
        async with signed_in(door, book, "cy") as watcher:
            assert (await watcher.get(f"/api/sessions/{made}")).json()["viewer"] == "gallery"


async def test_a_guest_takes_a_seat_by_the_code_and_gets_no_further(door: FastAPI, book: AccountBook) -> None:
    async with signed_in(door, book, "ben") as ben, visitor(door) as guest, visitor(door) as other:
        code = (await ben.post("/api/rooms", json=ROOM)).json()["code"]
        elsewhere = (await ben.post("/api/sessions", json={"case": "murder"})).json()["session"]
        assert (await guest.get(f"/rooms/{code}")).status_code == 200
        assert (await guest.get("/cases/murder")).status_code == 303
        taken = await guest.post(f"/api/rooms/{code}/seats", json={"seat": "juror/3", "name": "Cy"})
        assert taken.status_code == 201
        assert (await guest.get("/api/cases/murder")).status_code == 200
        assert (await guest.post(f"/api/rooms/{code}/start")).status_code == 403
        assert (await ben.post(f"/api/rooms/{code}/start")).status_code == 200
        session = (await ben.get(f"/api/rooms/{code}")).json()["session"]
        assert (await guest.get(f"/api/sessions/{session}")).json()["seat"] == "juror/3"
        assert (await guest.get(f"/sessions/{session}")).status_code == 200
        assert (await other.get(f"/api/sessions/{session}")).status_code == 401
        for asked in (
            guest.get(f"/api/sessions/{elsewhere}"), guest.get("/api/sessions"), guest.get("/api/me/tokens"),
            guest.post("/api/sessions", json={"case": "murder"}), guest.get(f"/api/sessions/{session}@gallery"),
            guest.post("/api/rooms", json=ROOM), guest.get("/api/accounts"),
        ):  # fmt: skip
            assert (await asked).status_code == 401
        for deed in ("fork", "without"):
            assert (await guest.post(f"/api/sessions/{session}/{deed}", json={"turn": 1})).status_code == 403
        bearer = {"Authorization": f"Bearer {taken.json()['token']}"}
        assert (await other.get(f"/api/rooms/{code}/turn", headers=bearer)).status_code == 200
        assert (await other.get("/api/me/tokens", headers=bearer)).status_code == 401


async def test_where_no_guests_are_wanted_a_seat_is_not_enough(house: Venire, book: AccountBook) -> None:
    given: Settings = house.settings.model_copy(update={"guests": False})
    house.settings = given
    door = create_app(house, sample=False)
    async with signed_in(door, book, "ben") as ben, visitor(door) as guest:
        code = (await ben.post("/api/rooms", json=ROOM)).json()["code"]
        assert (await guest.get(f"/rooms/{code}")).status_code == 303
        assert (await guest.post(f"/api/rooms/{code}/seats", json={})).status_code == 401
        taken = (await ben.post(f"/api/rooms/{code}/seats", json={})).json()["token"]
        bearer = {"Authorization": f"Bearer {taken}"}
        assert (await guest.get(f"/api/rooms/{code}/turn", headers=bearer)).status_code == 401


async def test_an_owner_that_was_copied_is_no_host_among_guests(
    house: Venire, door: FastAPI, book: AccountBook
) -> None:
    async with signed_in(door, book, "ben") as ben:
        code = (await ben.post("/api/rooms", json=ROOM)).json()["code"]
        owner = door.state.office.owners.token((await book.named("ben")).owner)
    async with visitor(door, Cookie=f"venire_owner={owner}") as thief:
        assert (await thief.get(f"/api/rooms/{code}")).json()["host"] is False
        assert (await thief.post(f"/api/rooms/{code}/close")).status_code == 401
    async with visitor(door, Authorization=f"Bearer {owner}") as thief:
        assert (await thief.get("/api/sessions")).status_code == 401


async def test_without_accounts_nobody_signs_in_and_there_are_none(client: httpx.AsyncClient) -> None:
    for path in ("/sign-in", "/sign-out", "/account", "/accounts", "/audit", "/api/me", "/api/accounts", "/api/audit"):
        answer = await client.get(path)
        assert answer.status_code == 404, path
    told(await client.post("/api/sign-in", json={"name": "ada", "password": PASSWORD}))
    assert COOKIE not in client.cookies
    assert (await client.get("/")).status_code == 200
