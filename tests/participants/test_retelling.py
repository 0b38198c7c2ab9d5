"""What a witness swore to, told again by counsel: pronouns in their case, verbs in their person."""

from __future__ import annotations

import re

from venire.law.objections.scope import small
from venire.library.shipped import ShippedCases
from venire.participants.understudy.counsel.brief import Brief
from venire.participants.understudy.retelling import retold


def test_whoever_is_promised_something_is_him_and_testifies() -> None:
    brief = Brief(ShippedCases().load("murder"))
    assert retold(brief, "W5.15") == "the State has promised not to charge him over the invoices if he testifies"


def test_a_sentence_begun_anew_inside_another_keeps_a_capital_for_names_alone() -> None:
    assert small("In June Colm Dacey billed the trust") == "in June Colm Dacey billed the trust"
    assert small("Colm Dacey billed the trust") == "Colm Dacey billed the trust"


def test_who_was_me_is_him_and_who_were_we_are_they() -> None:
    brief = Brief(ShippedCases().load("assault"))
    assert retold(brief, "W1.4") == "the lamp shone on the man's face as he came toward him"
    assert retold(brief, "W1.17") == "he is certain today that the man who attacked him was Jonah Verrall"
    collision = Brief(ShippedCases().load("collision"))
    assert retold(collision, "W6.7") == "the engines were at sea speed when they entered the bank at 6:37 a.m."


def test_no_witness_of_any_case_is_retold_in_the_first_person() -> None:
    for card in ShippedCases().list():
        brief = Brief(ShippedCases().load(card.id))
        for fact in brief.facts:
            spoken = re.sub(r"[\"“][^\"”]*[\"”]", "", retold(brief, fact))
            assert not re.search(r"\b(?:I|me|my|mine|we|us|our|ours)\b|\b(?:he|she) (?:am|have|do)\b", spoken), spoken
