"""Counsel's words around and inside a question."""

import re

from venire.kernel.chance import Chance
from venire.law.case_file.case import Case
from venire.library.shipped import ShippedCases
from venire_understudy.counsel.questions.leading import leading_questions
from venire_understudy.counsel.questions.names_in_sentences import lower_first
from venire_understudy.counsel.questions.open_ended import open_questions


def test_a_word_that_opens_a_question_is_small_in_the_middle_of_one() -> None:
    assert lower_first("What, if anything, did you see?") == "what, if anything, did you see?"
    assert lower_first("Tom Ashdown fell.") == "Tom Ashdown fell."


def test_a_clause_set_off_by_a_comma_is_closed_by_one(murder: Case) -> None:
    fact = next(one for person in murder.witnesses for one in person.affidavit if one.id == "W1.6")
    assert "after you had told her of the camera at Marl Bridge, that she had been" in open_questions(fact)[1]


def test_a_tag_agrees_with_its_subject() -> None:
    """ "Three boats were in the water, weren't they?"; nobody is asked "wasn't it?" of a captain."""
    tags = [
        leading_questions(case, fact, Chance("1"))[0]
        for case in map(ShippedCases().load, ("murder", "robot", "robbery"))
        for witness in case.witnesses
        for fact in witness.affidavit
    ]
    asked = "\n".join(tags)
    assert "Three boats whose numbers begin with 41 were in the water that night, weren't they?" in asked
    assert "Nearly everybody on the island stood on the harbour wall, didn't they?" in asked
    assert "There was one person in the skiff, wasn't there?" in asked
    assert "Dale and you ate fish on the mainland slip on Sunday evening, didn't you?" in asked
    wrong = r"(?:captain|everybody|nobody)\b[^\n]*, [\w']+ it\?|^You had been shown[^\n]*they\?"
    assert not re.search(wrong, asked, re.MULTILINE | re.IGNORECASE)


def test_what_was_done_to_nobody_takes_the_tag_of_what_was_not_done() -> None:
    tags = {
        fact.id: leading_questions(case, fact, Chance("1"))[0]
        for case in (ShippedCases().load("robbery"),)
        for witness in case.witnesses
        for fact in witness.affidavit
    }
    assert tags["W6.13"] == "You told nobody of the man in yellow until Tuesday, did you?"
    assert not tags["W3.9"].endswith("it?")  # a steady wearer is a person


def test_no_question_asks_where_was_three_boats() -> None:
    asked = [
        one
        for case in map(ShippedCases().load, ("murder", "robot", "robbery"))
        for witness in case.witnesses
        for fact in witness.affidavit
        for one in open_questions(fact)
    ]
    wrong = re.compile(r"\b[Ww]as (?:two|three|four|five) \w+s\b|^Where (?:was|were) (?:one|traces)")
    assert not [one for one in asked if wrong.search(one)]
    assert "What did you find in his coat pocket?" not in asked
