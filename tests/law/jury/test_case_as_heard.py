"""A case as its jury heard it holds nothing that was not told or admitted."""

from __future__ import annotations

from random import Random

import pytest

from venire.law.case_file.case import Case
from venire.law.case_file.checks.case_check import problems
from venire.law.case_file.claim_grounds import cast_of, names_of
from venire.law.entailment import entails
from venire.law.jury.balance import balance
from venire.law.jury.case_as_heard import CaseAsHeard
from venire.law.jury.instructions import particular
from venire.library.shipped import ShippedCases


@pytest.fixture(scope="module")
def murder() -> Case:
    return ShippedCases().load("murder")


def everything(case: Case) -> CaseAsHeard:
    facts = frozenset(fact.id for witness in case.witnesses for fact in witness.affidavit)
    return CaseAsHeard(case, facts, frozenset(one.id for one in case.exhibits))


def without(heard: CaseAsHeard, witness: str) -> CaseAsHeard:
    facts = frozenset(fact for fact in heard.facts if not fact.startswith(f"{witness}."))
    exhibits = frozenset(one.id for one in heard.case.exhibits if one.id in heard.exhibits and one.sponsor != witness)
    return CaseAsHeard(heard.case, facts, exhibits)


def test_who_heard_everything_argues_the_whole_case(murder: Case) -> None:
    known = everything(murder).as_case()
    assert known.claims == murder.claims
    assert known.unproved == 0
    assert balance(known) == balance(murder)


def test_who_heard_nothing_has_nothing_to_convict_on(murder: Case) -> None:
    known = CaseAsHeard(murder, frozenset(), frozenset()).as_case()
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


def alone(case: Case, witness: str, exhibits: frozenset[str] = frozenset()) -> CaseAsHeard:
    facts = frozenset(fact.id for one in case.witnesses if one.id == witness for fact in one.affidavit)
    return CaseAsHeard(case, facts, exhibits)


def words(case: Case) -> str:
    """All that the argument map and the evidence of a case say."""
    evidence = (item.description for item in case.evidence)
    claims = (claim.model_dump_json() for claim in case.claims)
    return " ".join((*evidence, *claims)).lower()


def test_a_thing_that_witnesses_told_of_and_nobody_offered_is_neither_cited_nor_described(murder: Case) -> None:
    known = alone(murder, "W1").as_case()
    assert not {"E2", "X2"} & {ground for claim in known.claims for ground in claim.grounds}
    assert known.claims
    for unheard in ("presumptive", "blue paint", "socket", "rusty", "confirmatory"):
        assert unheard not in words(known)


def test_an_exhibit_in_evidence_does_not_tell_how_the_test_of_it_came_out(murder: Case) -> None:
    known = alone(murder, "W1", frozenset({"X2"})).as_case()
    crank = next(item for item in known.evidence if item.id == "E2")
    assert "16 inches" in crank.description
    assert "presumptive" not in words(known)
    told = alone(murder, "W2", frozenset({"X2"})).as_case()
    assert "presumptive" in next(item.description for item in told.evidence if item.id == "E2")


@pytest.mark.parametrize("name", ["murder", "robbery", "robot", "exoneration", "arson", "fraud", "assault"])
@pytest.mark.parametrize("seed", range(8))
def test_over_random_short_trials_every_ground_of_every_claim_was_heard(name: str, seed: int) -> None:
    case, dice = ShippedCases().load(name), Random(seed)
    stand = dice.sample(case.witnesses, dice.randint(1, 3))
    facts = frozenset(fact.id for one in stand for fact in one.affidavit if dice.random() < 0.7)
    exhibits = frozenset(one.id for one in case.exhibits if dice.random() < 0.2)
    heard = CaseAsHeard(case, facts, exhibits)
    known = heard.as_case()
    shown = {one.evidence for one in case.exhibits if one.id in exhibits}
    unshown = {item.id for item in known.evidence} - {one.evidence for one in case.exhibits}
    stated = facts | exhibits | shown | {one.id for one in case.stipulations} | unshown
    filed = {claim.id: claim for claim in case.claims}
    names = names_of(case)
    for claim in known.claims:
        assert set(claim.grounds) <= stated
        said = [*cast_of(case), *(text for ground in claim.grounds for text in heard.told.says(ground))]
        if claim.model_copy(update={"relations": filed[claim.id].relations}) != filed[claim.id]:
            assert entails(said, claim.text, 0.5, names).coverage >= 0.5, claim.text


def test_the_charge_after_one_witness_speaks_of_one_witness(murder: Case) -> None:
    short = alone(murder, "W1").as_case().opening
    assert "one witness, Detective Ana Ferrante," in short
    assert "No exhibit is in evidence." in short
    assert "these days" not in short
    assert everything(murder).as_case().opening == murder.opening


def test_a_jury_that_missed_a_witness_is_told_no_law_of_what_it_did_not_hear(murder: Case) -> None:
    whole, part = everything(murder).as_case(), without(everything(murder), "W8").as_case()
    assert whole.instructions == murder.instructions
    assert particular(murder.instructions)
    assert set(part.instructions) == set(murder.instructions) - set(particular(murder.instructions))
