"""Counsel's words around and inside a question."""

from venire.law.case import Case
from venire.participants.understudy.counsel.naming import lower_first
from venire.participants.understudy.counsel.open_questions import open_questions


def test_a_word_that_opens_a_question_is_small_in_the_middle_of_one() -> None:
    assert lower_first("What, if anything, did you see?") == "what, if anything, did you see?"
    assert lower_first("Tom Ashdown fell.") == "Tom Ashdown fell."


def test_a_clause_set_off_by_a_comma_is_closed_by_one(murder: Case) -> None:
    fact = next(one for person in murder.witnesses for one in person.affidavit if one.id == "W1.6")
    assert "after you had told her of the camera at Marl Bridge, that she had been" in open_questions(fact)[1]
