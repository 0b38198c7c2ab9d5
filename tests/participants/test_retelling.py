"""What a witness swore to, told again by counsel: pronouns in their case, verbs in their person."""

from __future__ import annotations

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
