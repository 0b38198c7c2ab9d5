"""A case as its jury heard it holds nothing that was not told or admitted."""

from __future__ import annotations

import pytest

from venire.law.as_heard import AsHeard
from venire.law.balance import balance
from venire.law.case import Case
from venire.law.case_check import problems
from venire.library.shipped import ShippedCases


@pytest.fixture(scope="module")
def murder() -> Case:
    return ShippedCases().load("murder")


def everything(case: Case) -> AsHeard:
    facts = frozenset(fact.id for witness in case.witnesses for fact in witness.affidavit)
    return AsHeard(case, facts, frozenset(one.id for one in case.exhibits))


def without(heard: AsHeard, witness: str) -> AsHeard:
    facts = frozenset(fact for fact in heard.facts if not fact.startswith(f"{witness}."))
    exhibits = frozenset(one.id for one in heard.case.exhibits if one.id in heard.exhibits and one.sponsor != witness)
    return AsHeard(heard.case, facts, exhibits)


def test_who_heard_everything_argues_the_whole_case(murder: Case) -> None:
    known = everything(murder).as_case()
    assert known.claims == murder.claims
    assert known.unproved == 0
    assert balance(known) == balance(murder)


def test_who_heard_nothing_has_nothing_to_convict_on(murder: Case) -> None:
    known = AsHeard(murder, frozenset(), frozenset()).as_case()
    assert known.witnesses == known.exhibits == ()
    assert balance(known) < 0.1
    assert known.thin


def test_no_claim_and_no_line_rests_on_what_was_not_heard(murder: Case) -> None:
    heard = without(without(everything(murder), "W1"), "W4")
    known = heard.as_case()
    stated = (
        {item.id for item in known.evidence} | heard.facts | heard.exhibits | {one.id for one in known.stipulations}
    )
    assert {ground for claim in known.claims for ground in claim.grounds} <= stated
    assert 10 < len(known.claims) < len(murder.claims)
    assert not [problem for problem in problems(known) if "there is no" in problem.reason]


def test_each_witness_of_the_prosecution_that_is_missing_makes_conviction_harder(murder: Case) -> None:
    heard, weights = everything(murder), [balance(murder)]
    for witness in [one.id for one in murder.witnesses if one.side == "prosecution"]:
        heard = without(heard, witness)
        weights.append(balance(heard.as_case()))
    assert weights == sorted(weights, reverse=True)
    assert weights[0] - weights[-1] > 0.15
