"""What a model is told in a civil case has the words of a civil court; in a criminal one nothing is changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import anyio
import pytest

from tests.proceedings.debate.builders import opened as debated
from tests.proceedings.debate.builders import plainly, state_of
from tests.proceedings.examination.builders import Play
from tests.support.played_examination import Hearing
from venire.kernel.proceeding import Ask
from venire.kernel.record import Seat
from venire.law.case_file.case import SIDES, Case, Side
from venire.law.debating.subject import LIABLE, Subject
from venire.law.jury.case_as_heard import CaseAsHeard
from venire.library.shipped import ShippedCases
from venire.participants.briefs.examination.addressing import Addressing
from venire.participants.civil_part import CivilPart, parts_in_words_of
from venire.participants.part import Part, PreparedAsk
from venire.ports import Brief
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.trial.acts import Address
from venire.proceedings.trial.view import AdvocateView
from venire.seats.flaws import found
from venire.seats.models.debate import debate_parts
from venire.seats.models.examination import court_parts
from venire_understudy.courtroom import HearingRoom

CASES = [ShippedCases().load(card.id) for card in ShippedCases().list(0, 99)]
CIVIL = [case for case in CASES if case.kind == "civil"]
CRIMINAL = re.compile(
    r"\b(?:guilt\w*|prosecut\w*|accused|convict\w*|acquit\w*|innocen\w*|beyond (?:a )?reasonable doubt)\b",
    re.IGNORECASE,
)
named = pytest.mark.parametrize("case", CIVIL, ids=lambda case: case.id)


def text(brief: Brief) -> str:
    return "\n".join((brief.rules, brief.shared, brief.matter))


def found_in(briefs: Iterator[Brief]) -> set[str]:
    told = [text(brief) for brief in briefs]
    assert told
    return {word for one in told for word in CRIMINAL.findall(one)}


def examined(case: Case) -> Iterator[Brief]:
    """Every brief of an examination of the first witness, in which counsel errs half the time."""
    wish: dict[str, Any] = {"agents": {"counsel": {"error_rate": 0.5}}, "witnesses": [case.witnesses[0].id]}
    play = Play.opened(ExaminationParams.model_validate(wish), of=case, seed="one", flaws=found)
    hearing = anyio.run(Hearing(play, HearingRoom(case, play.rules.chance, found)).held)
    for ask, view, _ in hearing.acts:
        turns = (part.turn(ask, view) for part in court_parts(ask.seat, play.rules))
        yield from (turn.brief for turn in turns if isinstance(turn, PreparedAsk))


def address(case: Case, me: Side, station: str) -> tuple[Ask, AdvocateView]:
    heard = frozenset(fact.id for fact in case.witnesses[0].affidavit)
    known = CaseAsHeard(case, heard, heard).as_case() if station == "closing" else case
    fields: dict[str, Any] = {
        "case": case.id,
        "title": case.title,
        "player": "defence",
        "phase": "closings" if station == "closing" else "openings",
        "me": me,
        "station": station,
        "heard": heard if station == "closing" else frozenset[str](),
        "claims": tuple(claim.id for claim in known.claims if claim.side == me),
    }
    return Ask(f"{station}/{me}", Seat(f"counsel/{me}"), (Address,), "Speak to the jury."), AdvocateView(**fields)


def addressed(case: Case) -> Iterator[Brief]:
    (part,) = parts_in_words_of(case, [Addressing(case)])
    for me in SIDES:
        for station in ("opening", "closing"):
            turn = part.turn(*address(case, me, station))
            assert isinstance(turn, PreparedAsk)
            yield turn.brief


def argued(case: Case) -> Iterator[Brief]:
    """Every brief of the debaters and the panel."""
    subject = Subject(topic=LIABLE, case=case)
    bench = debated(subject)
    while asks := bench.asks():
        view = bench.view(asks[0].seat)
        for part in debate_parts(asks[0].seat, subject, state_of(bench).params):
            turn = part.turn(asks[0], view)
            if isinstance(turn, PreparedAsk):
                yield turn.brief
        bench.submit(asks[0].seat, asks[0].key, plainly(asks[0], view))


@named
def test_nobody_in_a_civil_court_is_told_of_guilt_or_of_a_prosecution(case: Case) -> None:
    assert found_in(examined(case)) == set()


@named
def test_neither_is_counsel_before_it_speaks_to_the_jury(case: Case) -> None:
    assert found_in(addressed(case)) == set()


@named
def test_neither_is_anybody_in_a_debate(case: Case) -> None:
    assert found_in(argued(case)) == set()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_only_a_civil_case_has_its_own_words(case: Case) -> None:
    plain: tuple[Part, ...] = (Addressing(case),)
    worded = parts_in_words_of(case, plain)
    turns = [part.turn(*address(case, "prosecution", "opening")) for part in (*plain, *worded)]
    briefs = [text(turn.brief) for turn in turns if isinstance(turn, PreparedAsk)]
    assert len(briefs) == 2
    if case.kind == "civil":
        assert all(isinstance(part, CivilPart) for part in worded)
        assert "plaintiff" in briefs[1]
        assert briefs[1] != briefs[0]
    else:
        assert worded is plain
        assert briefs[1] == briefs[0]


def test_there_are_cases_of_both_kinds() -> None:
    assert len(CIVIL) >= 2
    assert len(CASES) > len(CIVIL)
