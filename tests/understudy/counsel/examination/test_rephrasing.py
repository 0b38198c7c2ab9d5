"""What was stopped for its form is asked at once in a proper one, and of two questions in one breath both."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.support.played_examination import Hearing, heard_of
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.evidence.already_answered import asked_again
from venire.law.evidence.grounds import Ground
from venire.law.testimony.testified import Exchange, RuledOn
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination.question_setting import setting_of
from venire.proceedings.examination.view import CounselView
from venire.seats.flaws import found
from venire_understudy.counsel.examination.rephrasing import after, keeps, owed, sought, struck_for_form

HELD = (("murder", "one"), ("arson", "spine"), ("negligence", "spine"), ("assault", "own case"))
BOTH = (
    "Isn't it a fact that on Saturday you told a deputy of a splash and then another, and also that you did not tell"
    " the deputy which splash was heavier?"
)
FIRST = "Very well. On Saturday you told a deputy of a splash and then another, didn't you?"
SECOND = "You did not tell the deputy which splash was heavier, did you?"


def _brief(case: str) -> CounselFile:
    return CounselFile(ShippedCases().load(case))


def _stopped(case: str, seed: str) -> list[tuple[CounselView, acts.PutQuestion]]:
    """What was put after a question that was stopped for its form, wherever it is known what that was after."""
    brief, put = _brief(case), heard_of(case, seed).of(acts.PutQuestion)
    return [(view, act) for view, act in put if struck_for_form(view) and sought(brief, view, view.exchanges[-1])]


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_what_was_stopped_for_its_form_is_asked_at_once_and_properly(case: str, seed: str) -> None:
    brief, found = _brief(case), _stopped(case, seed)
    assert len(found) >= 2
    kept = [act for view, act in found if _keeps(brief, view, act)]
    assert len(kept) >= 0.9 * len(found)
    assert not [act.text for act in kept if act.defect]


def _keeps(brief: CounselFile, view: CounselView, act: acts.PutQuestion) -> bool:
    """Whether it asks for what the stopped question was after, or on the way to it whether it was so."""
    aims = {fact for aim in act.aims for fact in brief.elicited.get(aim, (aim,))}
    return keeps(brief, view, [brief.facts[fact] for fact in aims if fact in brief.facts])


def _view(case: str, witness: str, told: Sequence[Exchange], ruled: Sequence[tuple[int, Ground]]) -> CounselView:
    side = "defence" if told[0].by == "defence" else "prosecution"
    view = Hearing.opened("promises", _brief(case).case, witnesses=(witness,)).play.view(f"counsel/{side}")
    rulings = [
        RuledOn(no=no, by=side, ground=ground, argument="", response="", ruling="sustained", rule="611(a)")
        for no, ground in ruled
    ]
    return view.model_copy(
        update={"exchanges": tuple(told), "rulings": tuple(rulings), "phase": told[0].phase, "witness": witness}
    )


def _cross(no: int, question: str, answer: str = "") -> Exchange:
    return Exchange(
        no=no, witness="W4", phase="cross", by="defence", question=question, answer=answer, struck=not answer
    )


def test_of_two_in_one_breath_both_are_owed_one_after_the_other() -> None:
    brief = _brief("murder")
    stopped = _view("murder", "W4", [_cross(1, BOTH)], [(1, "compound")])
    assert [goal.facts[0].id for goal in owed(brief, stopped)] == ["W4.13", "W4.16"]
    half = _view("murder", "W4", [_cross(1, BOTH), _cross(2, FIRST, "Yes, I did.")], [(1, "compound")])
    assert [goal.facts[0].id for goal in owed(brief, half)] == ["W4.16"]
    whole = [_cross(1, BOTH), _cross(2, FIRST, "Yes, I did."), _cross(3, SECOND, "No, I didn't.")]
    assert not owed(brief, _view("murder", "W4", whole, [(1, "compound")]))


def test_nothing_is_owed_where_no_form_would_cure_it() -> None:
    assert not owed(_brief("murder"), _view("murder", "W4", [_cross(1, SECOND)], [(1, "argumentative")]))
    assert not owed(_brief("murder"), _view("murder", "W4", [_cross(1, SECOND)], [(1, "hearsay")]))


def test_a_question_is_after_the_fact_that_it_was_made_of_and_no_other() -> None:
    brief = _brief("murder")
    view = Hearing.opened("promises", brief.case, witnesses=("W6",)).play.view("counsel/defence")
    at = view.model_copy(update={"witness": "W6"})
    gave = "You gave Tom Ashdown the windlass before you left, didn't you?"
    assert after(brief, at, gave) == {"W6.11"}
    assert "W6.12" not in after(brief, at, gave)


def test_what_was_done_and_what_was_not_are_two_questions() -> None:
    assert not asked_again(FIRST, SECOND, _brief("murder").topics)
    view = _view("murder", "W4", [_cross(1, FIRST, "Yes, I did.")], []).model_copy(update={"asked": (FIRST,)})
    assert not any(one.ground == "asked_and_answered" for one in found(setting_of(_brief("murder"), view, SECOND)))
    assert asked_again(SECOND, "Did you tell the deputy which splash was heavier?", ())
