"""One package for each socket, all of them broken, in two ways: sessions and server start, and whoever asks is told."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.docs.at_hand import scripts
from tests.docs.blocks import Desk, blocks
from tests.support.packages import add, look_again
from tests.web.conftest import visitor
from venire.app import opened
from venire.catalog import SOCKETS
from venire.errors import VenireError
from venire.kernel.minutes import MonitorFailed, SteppedIn
from venire.kernel.record import BENCH
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.settings import Settings
from venire.web.app import create_app

GROUPS = tuple(socket.group.removeprefix("venire.") for socket in SOCKETS)
MODELS = """
roles: {juror: "broken:tiny", evaluator: "evaluator:broken"}
personas: {juror_2: "participant:broken"}
"""
SMALL = DeliberationRequest(case="murder", seed="7", params=Params(size=3, max_rounds=2))
pytestmark = pytest.mark.anyio


def raising_at_import(folder: Path) -> None:
    """Nothing of it can even be loaded."""
    for group in GROUPS:
        add(folder, f"broken_{group}", "raise RuntimeError('no key sk-123')", **{group: "broken:make"})


def raising_in_use(folder: Path) -> None:
    """All of it loads, and whatever it makes raises."""
    raises = "def make(*given):\n    raise RuntimeError('no key sk-123')\n"
    for group in ("case_sources", "stores", "monitors", "participants", "evaluators", "verdict_rules"):
        add(folder, f"broken_{group}", raises, **{group: "broken:make"})
    form = "from venire.exports.forms import ExportForm\nFORM = ExportForm(make, 'Broken')\n"
    add(folder, "broken_exports", raises + form, exports="broken:FORM")
    connects = "from venire.models.providers import Provider\nconnect = make\n"
    provider = "PROVIDER = Provider(__name__, library=__name__, wants_key=False)\n"
    add(folder, "broken_models", raises + connects + provider, models="broken:PROVIDER")
    pennies = next(block.body for block in blocks("docs/add-a-proceeding.md") if block.note == "pennies.py")
    gone = 'dict.fromkeys(("line_up", "telling", "forecast", "terminal", "page"), "broken_proceedings:GONE")'
    kind = f'\nKIND = replace(KIND, name="broken", verb="break", turns=("broken_proceedings:GONE",), **{gone})\n'
    add(folder, "broken_proceedings", pennies + kind, proceedings="broken:KIND")


BREAKS: dict[str, Callable[[Path], None]] = {"at import": raising_at_import, "in use": raising_in_use}


@pytest.mark.parametrize("way", BREAKS)
async def test_a_session_is_held_and_the_page_answers(
    folder: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, way: str
) -> None:
    BREAKS[way](folder)
    (tmp_path / "models.yaml").write_text(MODELS, encoding="utf-8")
    kept = Settings(data=tmp_path, allowed_hosts="court")
    with caplog.at_level(logging.WARNING):
        async with opened(kept) as venire, visitor(create_app(venire, sample=False)) as client:
            assert (await client.get("/")).status_code == 200
            asked = {"case": "murder", "seed": "7", "size": 3, "rounds": 2, "unattended": True}
            held = (await client.post("/api/sessions?finish=1", json=asked)).json()
            session = await venire.find(held["session"])
            exported = await client.get(f"/api/sessions/{session.id}/export?format=broken")
            ruled = await client.post("/api/sessions", json={**asked, "rule": "broken"})
            debated = await client.post("/api/debates?finish=1", json={"case": "murder", "rounds": 1, "evaluators": 1})
            page = (await client.get(f"{held['url']}/debrief")).status_code

    failed = {event.monitor for entry in session.entries if isinstance(event := entry.event, MonitorFailed)}
    assert session.over
    assert page == 200
    assert debated.json()["over"]
    assert failed == (set() if way == "at import" else {"broken"})
    for answer in (exported, ruled):
        assert answer.status_code == 400
        assert "'broken'" in answer.json()["error"]
        assert "sk-123" not in answer.text
    assert any("broken" in record.getMessage() for record in caplog.records)


async def test_each_is_logged_once(folder: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    raising_at_import(folder)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            async with opened(Settings(data=tmp_path), in_memory=True) as venire:
                session = await venire.open(SMALL)
                await venire.court.finished(session)
                await venire.reader(session, BENCH)

    told = [record.getMessage() for record in caplog.records if "is left out, for" in record.getMessage()]
    assert len(told) == len(set(told)) >= 4


async def test_who_asks_for_one_by_name_is_told_of_its_package(folder: Path, tmp_path: Path) -> None:
    raising_at_import(folder)

    for wish in (Settings(data=tmp_path, store="broken"), Settings(data=tmp_path, monitors="broken")):
        with pytest.raises(VenireError, match=r"'broken' of broken_(stores|monitors) 1\.0 is left out"):
            async with opened(wish):
                pass
    async with opened(Settings(data=tmp_path), in_memory=True) as venire:
        for asked, wanted in (
            (venire.court.open("broken", [], owner="local", title=""), "proceeding 'broken' of broken_proceedings 1.0"),
            (
                venire.open(DeliberationRequest(case="murder", rule="broken")),
                "verdict rule 'broken' of broken_verdict_rules 1.0",
            ),
        ):
            with pytest.raises(VenireError, match=wanted):
                await asked
        with pytest.raises(VenireError) as raised:
            venire.library.load("no-such-case")
    assert "case source 'broken' of broken_case_sources 1.0 is left out" in raised.value.remedy


async def test_a_store_that_cannot_be_opened_is_told(folder: Path, tmp_path: Path) -> None:
    raising_in_use(folder)
    with pytest.raises(VenireError, match="The store 'broken' cannot be opened"):
        async with opened(Settings(data=tmp_path, store="broken")):
            pass


async def test_a_participant_that_raises_gives_way_and_the_record_says_so(folder: Path, tmp_path: Path) -> None:
    raising_in_use(folder)
    (tmp_path / "models.yaml").write_text(MODELS, encoding="utf-8")
    async with opened(Settings(data=tmp_path, monitors="none"), in_memory=True) as venire:
        session = await venire.open(SMALL)
        await venire.court.finished(session)

    gave_way = {event.instead_of for entry in session.entries if isinstance(event := entry.event, SteppedIn)}
    assert "participant:broken" in gave_way


@pytest.mark.parametrize("way", BREAKS)
def test_the_doctor_names_each(folder: Path, tmp_path: Path, way: str) -> None:
    BREAKS[way](folder)
    look_again()
    desk = Desk(folder, scripts=scripts())
    desk.run("venire", "doctor", "--json", fails=True)
    line = next(line for line in desk.printed.splitlines() if line.startswith("{"))
    told = [finding["told"] for finding in json.loads(line)["findings"]]

    for group in GROUPS if way == "at import" else ("proceedings", "case_sources", "monitors", "verdict_rules"):
        why = "GONE cannot be loaded" if (way, group) == ("in use", "proceedings") else "no key sk-123"
        assert any(f"'broken' of broken_{group} 1.0" in line and why in line for line in told), group


async def test_a_proceeding_whose_parts_are_gone_is_told_and_stops_no_other(folder: Path, tmp_path: Path) -> None:
    raising_in_use(folder)
    async with opened(Settings(data=tmp_path), in_memory=True) as venire:
        create_app(venire)
        begun = venire.kinds["broken"].codec.decode_event(
            {"kind": "pennies_opened", "version": 1, "event": {"seed": "1"}}
        )
        session = await venire.court.open("broken", [begun], owner="local", title="")
        with pytest.raises(VenireError, match="broken_proceedings:GONE cannot be loaded"):
            await venire.court.drive(session)
        assert await venire.court.resume() == []


def test_a_room_that_is_gone_closes_no_other(folder: Path) -> None:
    raising_in_use(folder)
    desk = Desk(folder, scripts=scripts())
    desk.run("venire", "play", "--help")
    assert "deliberate" in desk.printed
    desk.run("venire", "play", "break", fails=True)
    assert "broken_proceedings:GONE cannot be loaded" in desk.printed
