"""A cross takes the strongest that there is until room or strength is used up; nobody mocks who has nothing to gain; a
link word is said only where the matter goes on."""

from __future__ import annotations

import re

import pytest

from tests.support.played_examination import heard_of
from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.errors.footing import Footing
from venire_understudy.counsel.examination.goals import DISCREDITS, Goals
from venire_understudy.counsel.examination.plan import askable, chosen
from venire_understudy.counsel.questions.introduction_of_names import introduced

HELD = (("murder", "one"), ("arson", "spine"), ("negligence", "spine"), ("assault", "own case"))


def _brief(case: str) -> CounselFile:
    return CounselFile(ShippedCases().load(case))


def _opening(case: str, seed: str, phase: str) -> list[CounselView]:
    """What counsel sees before the first question of each examination of this kind."""
    first = dict[str, CounselView]()
    for view, _ in heard_of(case, seed).of(acts.PutQuestion):
        if view.phase == phase:
            first.setdefault(view.witness or "", view)
    return list(first.values())


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_a_cross_is_planned_to_take_every_strong_point_that_it_has_room_for(case: str, seed: str) -> None:
    brief = _brief(case)
    for view in _opening(case, seed, "cross"):
        strong = [goal for goal in askable(brief, view) if goal.worth >= DISCREDITS]
        plan = chosen(brief, view)
        assert len(plan) >= min(len(strong), view.left - 1), view.witness
        assert not plan or plan[-1].worth == max(goal.worth for goal in plan)


@pytest.mark.parametrize(
    ("case", "witness", "fact", "side"),
    [
        ("arson", "W6", "W6.11", "prosecution"),
        ("murder", "W7", "W7.18", "prosecution"),
        ("murder", "W5", "W5.15", "defence"),
    ],
)
def test_what_a_witness_was_paid_or_promised_is_asked_whatever_else_rests_on_it(
    case: str, witness: str, fact: str, side: str
) -> None:
    brief = _brief(case)
    view = next(view for view in _opening(case, dict(HELD)[case], "cross") if view.witness == witness)
    assert view.me == side
    assert any(fact in goal.aims for goal in chosen(brief, view))
    worth = next(goal.worth for goal in Goals(brief, view).all() if fact in goal.aims)
    assert worth >= DISCREDITS


@pytest.mark.parametrize(("witness", "fact", "mocked"), [("W2", "W2.6", False), ("W5", "W5.10", True)])
def test_who_has_nothing_to_gain_is_not_mocked(witness: str, fact: str, mocked: bool) -> None:
    brief = _brief("murder")
    view = next(view for view in _opening("murder", "one", "cross") if view.witness == witness)
    standing = Footing(brief, view, Chance("mocked"))
    assert standing.disputed(brief.facts[fact]) is (mocked and brief.doubted(witness, brief.facts[fact]))


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_then_is_said_of_what_was_done_next(case: str, seed: str) -> None:
    brief = _brief(case)
    for _, act in heard_of(case, seed).of(acts.PutQuestion):
        if act.defect is None and re.match(r"Then (?!perhaps|let|tell)", act.text):
            facts = [brief.facts[one] for one in act.aims if one in brief.facts]
            assert facts
            assert facts[0].frame.subject == "I", act.text
            assert not facts[0].frame.negated, act.text


def test_what_is_the_same_is_named_whole_where_nobody_has_spoken_of_it() -> None:
    brief = _brief("murder")
    view = next(view for view in _opening("murder", "one", "direct") if view.witness == "W1")
    asked = introduced(brief, view, [brief.facts["W1.9"]], "How long did it take you to run the same 400 yards?")
    assert asked == "How long did it take you to run the 400 yards from Lock 6 to the Tollhouse lot?"
