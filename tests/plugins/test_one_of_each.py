"""One package for each socket, installed together as their pages tell: in a server's page, and beside one another.

In the terminal the pages themselves are carried out: see :mod:`tests.docs.test_adding`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
import pytest

from tests.support.packages import add_from
from tests.web.conftest import visitor
from venire.app import Venire, opened
from venire.host.session import AnySession
from venire.kernel.minutes import Called
from venire.kernel.record import GALLERY
from venire.plugins.report import reports
from venire.proceedings.debate.events import Voted
from venire.proceedings.deliberation.events import Spoke
from venire.proceedings.deliberation.view import Room
from venire.settings import Settings
from venire.web.app import create_app

PAGES = (
    "add-a-proceeding",
    "add-a-case-source",
    "add-a-store",
    "add-a-monitor",
    "add-a-participant",
    "add-a-model-provider",
    "add-an-evaluator",
    "add-a-verdict-rule",
    "add-an-export-form",
)
MODELS = """
roles: {juror: "monosyllabic:tiny", evaluator: "evaluator:counting"}
personas: {juror_2: "participant:stubborn"}
"""
pytestmark = pytest.mark.anyio


@pytest.fixture
async def venire(folder: Path, tmp_path: Path) -> AsyncIterator[Venire]:
    add_from(folder, *PAGES)
    case = (files("venire") / "cases" / "assault.yaml").read_text(encoding="utf-8")
    with ZipFile(tmp_path / "cases.zip", "w") as archive:
        text = case.replace("id: assault", "id: coat", 1).replace("verdict_rule: unanimous", "verdict_rule: two_thirds")
        archive.writestr("coat.yaml", text)
    (tmp_path / "models.yaml").write_text(MODELS, encoding="utf-8")
    kept = Settings(data=tmp_path, allowed_hosts="court", monitors="shouting", store="ledger")
    async with opened(kept) as made:
        yield made


@pytest.fixture
async def client(venire: Venire) -> AsyncIterator[httpx.AsyncClient]:
    async with visitor(create_app(venire, sample=False)) as made:
        yield made


async def deliberated(client: httpx.AsyncClient, **wish: Any) -> Any:
    asked = {"case": "coat", "seed": "7", "size": 3, "rounds": 3, "unattended": True, **wish}
    answer = await client.post("/api/sessions?finish=1", json=asked)
    assert answer.status_code == 201, answer.text
    return answer.json()


def voting(session: AnySession) -> tuple[str, int]:
    """The rule, and the votes that it wants."""
    room = session.view(GALLERY)
    assert isinstance(room, Room)
    return room.rule, room.needed


async def test_the_page_holds_what_packages_add(venire: Venire, client: httpx.AsyncClient, tmp_path: Path) -> None:
    first = (await client.get("/")).text
    assert 'data-case="coat"' in first or "/cases/coat" in first
    assert '<option value="two_thirds">' in first

    held = await deliberated(client)
    session = await venire.find(held["session"])
    events = [entry.event for entry in session.entries]
    spoken = [event.text for event in events if isinstance(event, Spoke) and event.juror == 2]

    assert voting(session) == ("two_thirds", 2)
    assert spoken
    assert all("nobody has explained it to me" in text for text in spoken)
    assert {event.model for event in events if isinstance(event, Called)} == {"monosyllabic:tiny"}
    assert (tmp_path / "ledger" / f"{session.id}.jsonl").read_text(encoding="utf-8").count("\n") == len(session.entries)

    debrief = (await client.get(f"{held['url']}/debrief")).text
    assert f'/api/sessions/{session.id}/export?format=shares" download>Words by speaker (TSV)</a>' in debrief
    taken = await client.get(f"/api/sessions/{session.id}/export?format=shares")
    assert taken.headers["content-type"] == "text/tab-separated-values; charset=utf-8"
    assert taken.text.startswith("speaker\twords\n")


async def test_a_rule_can_be_asked_for_by_name(venire: Venire, client: httpx.AsyncClient) -> None:
    for rule, needed in (("two_thirds", 2), ("five_sixths", 3), ("majority", 2)):
        held = await deliberated(client, case="murder", rule=rule, rounds=1)
        assert voting(await venire.find(held["session"])) == (rule, needed)
    refused = await client.post("/api/sessions", json={"case": "murder", "rule": "by_lot"})
    assert refused.status_code == 400
    assert "two_thirds" in refused.json()["remedy"]


async def test_a_debate_is_judged_by_the_evaluator(venire: Venire, client: httpx.AsyncClient) -> None:
    asked = {"case": "murder", "seed": "3", "rounds": 1, "evaluators": 2}
    held = await client.post("/api/debates?finish=1", json=asked)
    session = await venire.find(held.json()["session"])
    verdicts = [str(entry.event) for entry in session.entries if isinstance(entry.event, Voted)]

    assert session.over
    assert len(verdicts) == 2
    assert all("Pieces of evidence brought" in told for told in verdicts)


async def test_the_doctor_lists_them_and_finds_nothing_wrong(folder: Path) -> None:
    add_from(folder, *PAGES)
    found = {report.name: report for report in reports()}

    assert [report.added[0].partition(" ")[0] for report in found.values()] == [
        "pennies", "zipped", "ledger", "shouting", "stubborn", "monosyllabic", "counting", "two_thirds", "shares",
        "understudy",
    ]  # fmt: skip
    assert not any(report.faults for report in found.values())
