"""Every shipped case has its author's memo, whole, and nothing that a player reads of the case has a word of it."""

from __future__ import annotations

import json

import pytest

from venire.exports.casefile import public
from venire.law.case_file.case import SIDES, Case, Memo
from venire.law.jury.case_as_heard import CaseAsHeard
from venire.library.shipped import ShippedCases
from venire.participants.briefs.deliberation.room import PROCEEDING
from venire.participants.briefs.deliberation.speech import NAMES
from venire.participants.briefs.papers.case_papers import case_papers
from venire.participants.briefs.templates import read_templates

IDS = [card.id for card in ShippedCases().list()]
QUESTIONS = 4


def read(case_id: str) -> tuple[Case, Memo]:
    case = ShippedCases().load(case_id)
    assert case.memo is not None
    return case, case.memo


def texts(memo: Memo) -> tuple[str, ...]:
    fixed = (memo.prosecution, memo.defence, memo.decisive)
    return (*fixed, *memo.best_questions, *memo.traps, *memo.contradictions)


@pytest.mark.parametrize("case_id", IDS)
def test_it_is_whole(case_id: str) -> None:
    _, memo = read(case_id)
    assert len(memo.best_questions) >= QUESTIONS
    assert memo.contradictions
    assert len({trap.partition(":")[0] for trap in memo.traps}) >= len(SIDES)


@pytest.mark.parametrize("case_id", IDS)
def test_no_player_reads_it(case_id: str) -> None:
    case, memo = read(case_id)
    heard = CaseAsHeard(case, frozenset(), frozenset()).as_case()
    shown = (
        json.dumps(public(case), ensure_ascii=False),
        case_papers(case, read_templates(PROCEEDING, NAMES)),
        repr(heard),
    )
    for text in texts(memo):
        assert not [paper for paper in shown if text in paper], text
