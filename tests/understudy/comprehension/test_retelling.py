"""What a witness swore to, told again by counsel: pronouns in their case, verbs in their person."""

from __future__ import annotations

import re

from venire.law.advocacy.counsel_file import CounselFile
from venire.law.evidence.detectors.form.scope import small
from venire.library.shipped import ShippedCases
from venire_understudy.comprehension.retelling import ended, retold, stands_alone


def test_whoever_is_promised_something_is_him_and_testifies() -> None:
    brief = CounselFile(ShippedCases().load("murder"))
    assert retold(brief, "W5.15") == "the State has promised not to charge him over the invoices if he testifies"


def test_a_sentence_begun_anew_inside_another_keeps_a_capital_for_names_alone() -> None:
    assert small("In June Colm Dacey billed the trust") == "in June Colm Dacey billed the trust"
    assert small("Colm Dacey billed the trust") == "Colm Dacey billed the trust"


def test_who_was_me_is_him_and_who_were_we_are_they() -> None:
    brief = CounselFile(ShippedCases().load("assault"))
    assert retold(brief, "W1.4") == "the lamp shone on the man's face as he came toward him"
    assert retold(brief, "W1.17") == "he is certain today that the man who attacked him was Jonah Verrall"
    collision = CounselFile(ShippedCases().load("collision"))
    assert retold(collision, "W6.7") == "the engines were at sea speed when they entered the bank at 6:37 a.m."


def test_no_witness_of_any_case_is_retold_in_the_first_person() -> None:
    for card in ShippedCases().list():
        brief = CounselFile(ShippedCases().load(card.id))
        for fact in brief.facts:
            spoken = re.sub(r"[\"“][^\"”]*[\"”]", "", retold(brief, fact))
            assert not re.search(r"\b(?:I|me|my|mine|we|us|our|ours)\b|\b(?:he|she) (?:am|have|do)\b", spoken), spoken


def test_quoted_words_that_end_a_sentence_end_it() -> None:
    assert ended('she said, "That is him."') == 'she said, "That is him."'
    assert ended('she said, "That is him.".') == 'she said, "That is him."'
    assert ended("she left at 9:55 p.m.") == "she left at 9:55 p.m."
    assert ended("she left") == "she left."


def test_what_begins_with_somebody_named_before_it_is_not_told_alone() -> None:
    arson, robot = (CounselFile(ShippedCases().load(case)).facts for case in ("arson", "robot"))
    assert robot["W2.6"].text.startswith("His blood held")
    assert not stands_alone(robot["W2.6"])
    assert arson["W2.7"].text.startswith("That night Toby Lund")
    assert stands_alone(arson["W2.7"])
