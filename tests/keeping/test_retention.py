"""What has been over for long is deleted whole, and nothing else is."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.keeping.conftest import LaterClock, held, house
from venire.app import Venire
from venire.keeping.retention import daily, outlived, tidy
from venire.kernel.request import HOUSE
from venire.proceedings.debate.params import DebateParams
from venire.proceedings.debate.request import DebateRequest
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.rooms.rooms import Rooms
from venire.settings import Settings

pytestmark = pytest.mark.anyio
PLANTED = "Xylophonequay"


def later(venire: Venire, days: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(venire.court, "clock", LaterClock(venire, days))


async def test_only_what_ended_longer_ago_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as venire:
        over, sample = await held(venire), await held(venire, "2", HOUSE)
        person = DeliberationRequest(case="murder", seed="3", holders={7: "person"}, owner="ada")
        on = await venire.open(person)
        assert await outlived(venire, 30) == []
        later(venire, 31, monkeypatch)
        assert [head.session for head in await outlived(venire, 30)] == [over.id]
        assert [head.session for head in await tidy(venire, Rooms(venire), 30)] == [over.id]
        assert {head.session for head in await venire.sessions()} == {on.id, sample.id}


async def test_it_counts_from_the_end_and_not_from_the_opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as venire:
        session = await venire.open(DeliberationRequest(case="murder", seed="3", holders={7: "person"}, owner="ada"))
        later(venire, 40, monkeypatch)
        monkeypatch.setattr(session, "clock", venire.court.clock)
        await venire.court.give_up(session)
        assert session.entries[-1].at.date() > datetime.now(UTC).date()
        assert await outlived(venire, 30) == []


async def test_it_leaves_no_word_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as venire:
        rooms = Rooms(venire)
        topic = f"The {PLANTED} should be closed."
        session = await venire.open(DebateRequest(topic=topic, params=DebateParams(rounds=1), owner="ada"))
        await venire.court.finished(session)
        room = await rooms.open(DebateRequest(topic=topic, params=DebateParams(rounds=1)), "ada")
        await rooms.start(room.code, "ada")
        begun = await rooms.find(room.code)
        await venire.court.finished(await rooms.session_of(begun))
        assert found(tmp_path)
        later(venire, 2, monkeypatch)
        assert len(await tidy(venire, rooms, 1)) == 2
        assert await rooms.list("ada") == []
    assert found(tmp_path) == []


def found(folder: Path) -> list[str]:
    """The files in which the planted word stands, in whatever case."""
    word = PLANTED.lower().encode()
    return [path.name for path in folder.rglob("*") if path.is_file() and word in path.read_bytes().lower()]


async def test_a_server_does_it_once_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as venire:
        await held(venire)
        later(venire, 2, monkeypatch)
        await daily(venire, Rooms(venire))  # for ever: nothing to do
        assert len(await venire.sessions()) == 1
        monkeypatch.setattr(venire, "settings", Settings(data=tmp_path, keep_days=1))
        with pytest.raises(TimeoutError, match="86400"):
            await daily(venire, Rooms(venire))
        assert await venire.sessions() == []
