"""Whatever the terminal's width, no text is lost, no line is too long, and what goes on hangs under its beginning."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from tests.cli.conftest import Command
from venire.cli.deliberation.menu import turn_menu
from venire.cli.deliberation.showing import Showing
from venire.cli.library.case_file import SECTIONS, sections_of, show_case_file
from venire.cli.terminal.page import WIDEST, Page
from venire.kernel.record import Seat
from venire.law.case_file.case import Case
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases
from venire.proceedings.deliberation import events as ev

WIDTHS = (40, 60, 80, 120, 200)
SPEECH = "The rail was rotten and she had been told of it, and I cannot see past that. " * 4


def page(width: int) -> tuple[Page, StringIO]:
    out = StringIO()
    return Page(Console(file=out, width=width, highlight=False)), out


def words(text: str) -> str:
    return re.sub(r"\s+", "", text)


@pytest.fixture(scope="module")
def murder() -> Case:
    return ShippedCases().load("murder")


@pytest.mark.parametrize("width", WIDTHS)
def test_the_case_file_is_whole_at_every_width(murder: Case, width: int) -> None:
    on, out = page(width)
    show_case_file(on, murder)
    printed = out.getvalue()
    assert max(len(line) for line in printed.splitlines()) <= min(width, WIDEST)
    every = words(printed)
    told = [text for item in murder.evidence for text in (item.name, item.description, item.why)]
    told += [fact.text for witness in murder.witnesses for fact in witness.affidavit]
    told += [text for witness in murder.witnesses for text in (witness.summary, *witness.credibility)]
    told += [text for exhibit in murder.exhibits for text in (exhibit.name, exhibit.description)]
    told += [item.text for item in (*murder.instructions, *murder.stipulations)]
    told += [theory.story for theory in (murder.prosecution_theory, murder.defence_theory) if theory]
    assert [text for text in told if words(text) not in every] == []
    assert murder.memo is not None
    assert words(murder.memo.decisive) not in every


def test_a_section_that_a_case_has_nothing_for_is_not_offered(murder: Case) -> None:
    assert sections_of(murder) == tuple(SECTIONS)
    assert "exhibits" not in sections_of(murder.model_copy(update={"exhibits": ()}))


@pytest.mark.parametrize("width", WIDTHS)
def test_what_goes_on_hangs_under_where_it_began(width: int) -> None:
    on, out = page(width)
    on.hung("⚖ ", SPEECH, 4)
    first, *rest = out.getvalue().splitlines()
    assert first.startswith("    ⚖ The rail")
    assert rest
    assert all(re.match(r" {6}\S", line) for line in rest)
    assert all(len(line) <= min(width, WIDEST) for line in (first, *rest))
    assert len(rest) == 0 or min(len(line) for line in rest[:-1] or [first]) > min(width, WIDEST) // 2


def test_the_choices_of_a_turn_are_two_lines_at_eighty_columns() -> None:
    on, out = page(80)
    on.print(turn_menu())
    assert len(out.getvalue().splitlines()) == 2


async def shown(*events: ev.Event, width: int = 80) -> str:
    on, out = page(width)
    showing = Showing(on, ShippedCases().load("murder"), default_roster(), Seat("juror/7"))
    for event in events:
        await showing.show(event)
    return out.getvalue()


@pytest.mark.anyio
@pytest.mark.parametrize("heading", ["", "The charge, and the jury"])
async def test_a_jury_after_its_trial_stands_under_a_heading_of_its_own(heading: str) -> None:
    on, out = page(80)
    case = ShippedCases().load("murder")
    showing = Showing(on, case, default_roster(), heading=heading)
    await showing.show(ev.Presented(case=case.id, title=case.title, seated=()))
    assert ("The charge, and the jury" in out.getvalue()) == bool(heading)
    assert (case.title.partition(":")[0] in out.getvalue()) == (not heading)


@pytest.mark.anyio
async def test_the_others_changes_are_told_under_a_heading_when_the_round_is() -> None:
    turned = ev.VoteChanged(round=2, juror=1, vote="not_guilty")
    murmur = ev.Murmured(round=2, murmurs=())
    closed = ev.RoundClosed(round=2, guilty=5, not_guilty=7, unchanged=0)
    assert "now votes" not in await shown(turned, murmur)
    printed = await shown(turned, murmur, closed)
    assert printed.index("Votes changed this round") < printed.index("Marcus Webb now votes not guilty.")
    assert printed.index("now votes") < printed.index("5 guilty – 7 not guilty")


@pytest.mark.anyio
async def test_ones_own_change_is_told_at_once_and_in_english() -> None:
    printed = await shown(ev.VoteChanged(round=2, juror=7, vote="not_guilty"))
    assert "You now vote not guilty." in printed


@pytest.mark.anyio
async def test_a_speech_says_to_whom() -> None:
    spoke = ev.Spoke(turn=1, round=1, juror=7, text=SPEECH, type="logical", move="assert", target=3)
    assert "You to 😤 Frank Russo" in await shown(spoke)
    assert " to you" in await shown(spoke.model_copy(update={"juror": 3, "target": 7}))


def test_lists_fit_eighty_columns(venire: Command) -> None:
    assert venire("play", "deliberate", "--case", "murder", "--seed", "1", "--unattended").code == 0
    for command in (("sessions",), ("cases", "list"), ("jurors", "list"), ("debrief",), ("models",)):
        ran = venire(*command, COLUMNS="80")
        assert ran.code == 0, ran.err
        assert max(len(line) for line in ran.out.splitlines()) <= 80
        assert "…" not in ran.out.split("Why votes changed")[0]
    assert venire("cases", "list").out.splitlines()[0].split() == ["Id", "Title", "Year", "From"]
