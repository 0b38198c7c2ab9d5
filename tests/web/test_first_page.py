"""The first page calls a case for whoever comes: the one to begin with, then one that has not been sat on."""

from __future__ import annotations

import re
from collections.abc import Sequence

import httpx
import pytest

from tests.support.places import ROOT
from tests.web.playing import begin
from venire.app import Venire
from venire.law.case_file.case import Case
from venire.library.shipped import FIRST, ShippedCases
from venire.ports import SessionHead
from venire.web import home
from venire.web.home import called as called_for
from venire.web.strings import say

pytestmark = pytest.mark.anyio


def called(page: str) -> str:
    """Id of the case that the first page calls; the court and the jury are offered the same one."""
    found = re.search(r'id="play" data-open="play" data-case="([^"]+)"', page)
    assert found
    assert f'data-examine data-case="{found[1]}"' in page
    return found[1]


async def test_a_newcomer_is_offered_the_case_to_begin_with(client: httpx.AsyncClient) -> None:
    page = (await client.get("/")).text
    assert called(page) == FIRST
    assert say("home.why_first") in page


def test_the_commands_of_the_readme_sit_in_the_same_case() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    quick = readme.partition("## Commands")[0]
    named = re.findall(r"^venire play (?:deliberate|examine|trial|drill)\b.*$", quick, re.MULTILINE)
    assert len(named) >= 5
    assert all(f"--case {FIRST}" in command for command in named)


def test_it_is_the_case_to_begin_with_however_full_another_is() -> None:
    shipped = ShippedCases()
    fuller = shipped.load("robot")
    swollen = fuller.model_copy(update={"claims": fuller.claims * 9})
    case, _ = called_for([swollen, shipped.load(FIRST)], ())
    assert case is not None
    assert case.id == FIRST


async def test_who_has_sat_on_it_is_offered_another(client: httpx.AsyncClient, stranger: httpx.AsyncClient) -> None:
    await begin(client)
    page = (await client.get("/")).text
    assert called(page) != "murder"
    assert say("home.why_next") in page
    assert called((await stranger.get("/")).text) == "murder"


async def test_what_came_of_a_civil_case_is_told_in_its_own_words(
    venire: Venire, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the list of one's sessions, and where the first page offers to have its witnesses examined."""
    shipped = ShippedCases()
    cases = [shipped.load(name) for name in ("negligence", FIRST)]

    async def sat_on(_owner: str) -> list[SessionHead]:
        day = "2026-01-02T03:04:05+00:00"
        return [SessionHead(case.id, "deliberation", case.title, "me", day, 9, True, "not_guilty") for case in cases]

    def calls(_full: Sequence[Case], _mine: Sequence[SessionHead]) -> tuple[Case, str]:
        return cases[0], ""

    monkeypatch.setattr(venire, "sessions", sat_on)
    monkeypatch.setattr(home, "called", calls)
    page = (await client.get("/")).text

    mine = page.partition('id="mine"')[2].partition("</section>")[0]
    assert re.findall(r'class="quiet">([^<]*)</span>', mine) == ["Not liable", "Not guilty"]
    offered = re.sub(r"<[^>]*>", "", page.partition('id="examine-title"')[2].partition("</section>")[0])
    assert "plaintiff" in offered.lower()
    assert "prosecution" not in offered.lower()
    assert f"{cases[0].title} – not liable" in page
