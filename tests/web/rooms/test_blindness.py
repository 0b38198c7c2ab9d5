"""What a seat may not know is on none of its surfaces, whoever comes late, leaves, hands on, is stood in for, or looks
at the large screen."""

import asyncio
import json
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.support.hosting import until
from tests.web.conftest import visitor
from tests.web.playing import Json, act
from tests.web.rooms.joining import room, sit, start
from venire.app import Venire, opened
from venire.host.session import AnySession
from venire.kernel.record import GALLERY, Seat, Viewer, may_see
from venire.settings import Settings
from venire.web.app import create_app
from venire.web.security.guard import Rate

MOVES = ("late", "leave", "hand", "stand_in", "free", "screen", "wrong")
SURFACES = ("/api/sessions/{id}?events=1", "/api/sessions/{id}/events", "/sessions/{id}", "/sessions/{id}/replay")
EXPORTS = ("json", "jsonl", "md", "html")
LONG = re.compile(r"(?<![\d:])0\.\d{6,}")
"""A number as the law computes it: none such is for anybody's eyes but the bench's."""


@dataclass
class Table:
    """A room at play: who sits where, and what each seat has written to itself alone."""

    venire: Venire
    page: Any
    host: httpx.AsyncClient
    code: str
    session: str = ""
    seated: dict[str, httpx.AsyncClient] = field(default_factory=dict[str, httpx.AsyncClient])
    gone: list[httpx.AsyncClient] = field(default_factory=list[httpx.AsyncClient])
    secrets: dict[str, set[str]] = field(default_factory=dict[str, "set[str]"])
    tokens: dict[str, str] = field(default_factory=dict[str, str])
    written: int = 0

    async def comes(self, seat: str, name: str) -> None:
        who = await sit(self.page, self.code, seat, name)
        self.seated[seat] = who
        self.tokens[seat] = who.headers["Authorization"].removeprefix("Bearer ")

    def goes(self, seat: str) -> None:
        self.gone.append(self.seated.pop(seat))
        del self.tokens[seat]


async def moved(table: Table, move: str, place: int) -> None:
    """One of the things that happen in rooms; nothing does once it is over."""
    if (await table.venire.find(table.session)).over:
        return
    seats = sorted(table.seated)
    seat = seats[place % len(seats)] if seats else ""
    where = f"/api/rooms/{table.code}/seats/{seat}"
    match move:
        case "late":
            free = [one for one in ("juror/3", "juror/4") if one not in table.seated]
            if free:
                await table.comes(free[0], "Late")
        case "leave" if len(seats) > 1:
            assert (await table.seated[seat].delete(where)).status_code == 200
            table.goes(seat)
        case "free" if len(seats) > 1:
            assert (await table.host.post(f"{where}/hand", json={})).status_code == 200
            table.goes(seat)
        case "hand" if seat:
            handed = (await table.seated[seat].post(f"{where}/hand", json={"name": "Other"})).json()
            table.goes(seat)
            table.seated[seat] = visitor(table.page, Authorization=f"Bearer {handed['token']}")
            table.tokens[seat] = handed["token"]
        case "stand_in" if seat:
            assert (await table.host.post(f"{where}/stand_in", json={})).status_code in (200, 410)
        case _:
            pass


async def answered(table: Table) -> None:
    """Everybody writes something to itself, throws it away, and passes; votes once."""
    for seat, who in list(table.seated.items()):
        seen = (await who.get(f"/api/sessions/{table.session}")).json()
        assert seen["viewer"] == seat
        for ask in seen["asks"]:
            if not ask["standing"]:
                fields = _answer(table, seat, ask, seen)
                told = await act(who, table.session, ask["key"], fields.pop("kind"), **fields)
                assert told.status_code in (200, 409), told.text


def _answer(table: Table, seat: str, ask: Json, seen: Json) -> dict[str, Any]:
    if "cast_vote" in ask["wants"]:
        return {"kind": "cast_vote", "vote": "guilty"}
    if "discard" in ask["wants"]:
        assert any(marker in seen["draft"]["text"] for marker in table.secrets[seat])
        return {"kind": "discard"}
    if ask["key"].endswith("/0"):
        table.written += 1
        marker = f"Marker{table.written}x: nobody saw who came out of the lock house that night."
        table.secrets.setdefault(seat, set()).add(marker.partition(":")[0])
        return {"kind": "take_strategy", "strategy": "free_argument", "text": marker}
    return {"kind": "pass"}


async def surfaces(table: Table, who: httpx.AsyncClient) -> str:
    """Everything that this client can get of the room and of its session, errors too."""
    paths = [*(one.format(id=table.session) for one in SURFACES)]
    paths += [f"/api/sessions/{table.session}/export?format={form}" for form in EXPORTS]
    paths += [f"/api/rooms/{table.code}", f"/rooms/{table.code}", f"/rooms/{table.code}/screen"]
    read = [(await who.get(path)).text for path in paths]
    wrong = await act(who, table.session, "r1/turn/juror/2/0", "pass")
    forked = await who.post(f"/api/sessions/{table.session}/fork", json={"moment": 1})
    return "\n".join([*read, wrong.text, forked.text])


async def checked(table: Table) -> None:
    """Nobody's surfaces hold what is sealed from where it sits; the large screen is a gallery, whoever opens it."""
    live = await table.venire.find(table.session)
    if live.over:
        return
    watchers = {id(table.host): (table.host, GALLERY)} | {id(who): (who, GALLERY) for who in table.gone}
    for who, viewer in [*watchers.values(), *((who, Seat(seat)) for seat, who in table.seated.items())]:
        text = await surfaces(table, who)
        if live.over:
            return  # what came meanwhile is no longer sealed from whoever sat here
        for told in forbidden(table, viewer):
            assert told not in text, (
                viewer,
                told,
                table.secrets,
                text[max(0, text.find(told) - 300) : text.find(told) + 200],
            )
        strange = set(LONG.findall(_without_portraits(text))) - await _own_estimate(table, who)
        assert not strange, (viewer, [text[max(0, text.find(one) - 200) : text.find(one) + 60] for one in strange])
        await _stream_is_the_seat_s(table, live, who, viewer)
    for who in (table.host, *table.seated.values()):
        screen = (await who.get(f"/rooms/{table.code}/screen")).text
        assert f'data-session="{table.session}@gallery"' in screen
        shown = (await who.get(f"/api/sessions/{table.session}@gallery?events=1")).json()
        assert (shown["viewer"], shown["asks"]) == (GALLERY, [])


def forbidden(table: Table, viewer: Viewer) -> Iterator[str]:
    """What others have written to themselves, and every token."""
    for seat, secrets in table.secrets.items():
        if seat != viewer:
            yield from secrets
    for seat, token in table.tokens.items():
        if seat != viewer:
            yield token


async def _own_estimate(table: Table, who: httpx.AsyncClient) -> set[str]:
    """What a player is told of where it leans itself, made from what it has said and heard: its own, and no other's."""
    view = (await who.get(f"/api/sessions/{table.session}")).json()["view"]
    return {str(view["conviction"])} if view.get("conviction") is not None else set()


def _without_portraits(html: str) -> str:
    return re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL)


async def _stream_is_the_seat_s(table: Table, live: AnySession, who: httpx.AsyncClient, viewer: Viewer) -> None:
    seen = (await who.get(f"/api/sessions/{table.session}?events=1")).json()
    mine = [one.event.kind for one in live.entries if may_see(viewer, one.event)]
    assert [one["kind"] for one in seen["events"]] == mine[: len(seen["events"])]
    assert seen["viewer"] == viewer


@settings(
    max_examples=4,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
    phases=[Phase.generate],  # a room takes seconds, and a hundred smaller ones would take minutes
)
@given(moves=st.lists(st.tuples(st.sampled_from(MOVES), st.integers(0, 3)), min_size=5, max_size=8))
def test_no_surface_tells_what_is_sealed_from_where_one_sits(moves: list[tuple[str, int]]) -> None:
    asyncio.run(_played(moves))


async def _played(moves: list[tuple[str, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with opened(_in(folder), in_memory=True) as venire:
            page = create_app(venire, rate=Rate(burst=10_000), sample=False)
            host = visitor(page)
            code = await room(host, size=5, max_rounds=4, early_end=False)
            table = Table(venire, page, host, code)
            await table.comes("juror/1", "Ann")
            await table.comes("juror/2", "Ben")
            table.session = await start(host, code)
            live = await venire.find(table.session)
            for move, place in moves:
                await until(lambda: live.over or _asked(live, table), turns=200_000)
                await answered(table)
                await checked(table)
                await moved(table, move, place)
                await checked(table)


def _asked(live: AnySession, table: Table) -> bool:
    return any(not ask.standing for seat in table.seated for ask in live.asked_of(Seat(seat)))


def _in(folder: str) -> Settings:
    return Settings(data=Path(folder), allowed_hosts="court", monitors="none")


async def _witness_reads(forms: Mapping[str, Any], reads: Callable[[str, str], None]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with opened(_in(folder), in_memory=True) as venire:
            page = create_app(venire, rate=Rate(burst=10_000), sample=False)
            host = visitor(page)
            code = await room(host, "examination", **forms)
            witness = await sit(page, code, "witness/W4", "Wim")
            counsel = await sit(page, code, "counsel/prosecution", "Pia")
            session = await start(host, code)
            live = await venire.find(session)
            await until(lambda: bool(live.asked_of(Seat("counsel/prosecution"))), turns=100_000)
            paths = (f"/api/sessions/{session}?events=1", f"/sessions/{session}")
            texts = [(await witness.get(path)).text for path in paths]
            reads("\n".join(texts), (await counsel.get(f"/api/sessions/{session}")).text)


def test_a_witness_reads_its_own_affidavit_and_nobody_else_s() -> None:
    def reads(theirs: str, counsel: str) -> None:
        mine = "I woke at 9:40 p.m. after a night shift."
        assert mine in theirs
        for other in foreign:
            assert json.dumps(other)[1:-1] not in theirs
            assert other not in theirs
        assert '"table":' not in theirs, "what counsel is after lies on counsel's table alone"
        assert counsel

    async def run() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with opened(_in(folder), in_memory=True) as venire:
                case = venire.library.load("murder")
                others = [one for one in case.witnesses if one.id != "W4"]
                foreign.extend(fact.text for one in others for fact in one.affidavit if len(fact.text) > 30)
        await _witness_reads({"witnesses": ["W4", "W1"]}, reads)

    foreign = list[str]()
    asyncio.run(run())
    assert foreign
