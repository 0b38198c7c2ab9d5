"""A trial becomes a case that can be argued from both sides, in the witnesses' own words."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter

import pytest

from venire.law.case_file.case import Case
from venire.law.case_file.checks.case_check import broken_links
from venire.library.old_bailey.case_file.casebook import to_case
from venire.library.old_bailey.case_file.offences import charges_for, table
from venire.library.old_bailey.report.trial import Offence, ReportedTrial


def test_every_link_of_every_case_holds(trials: dict[str, ReportedTrial]) -> None:
    for trial in trials.values():
        assert broken_links(to_case(trial)) == ()


def test_claims_are_held_by_both_sides(vane_case: Case) -> None:
    sides = Counter(claim.side for claim in vane_case.claims)
    assert sides["prosecution"] >= 4
    assert sides["defence"] >= 4


def test_every_quotation_is_exact(vane: ReportedTrial, vane_case: Case) -> None:
    said = " ".join(p.text for p in vane.transcript)
    for claim in vane_case.claims:
        for text in (claim.text, *(k.text for k in claim.kernels), claim.question, claim.concession):
            quoted = [q for q in re.findall(r"“([^”]+)”", text) if "o'clock" not in q or len(q) > 20]
            assert quoted, text
            for quotation in quoted:
                assert quotation.rstrip(".,?!") in said, quotation


def test_kernels_of_a_tone_are_not_all_cut_from_one_cloth(vane_case: Case) -> None:
    for place in range(3):
        frames = Counter(re.sub(r"“[^”]*”|\b[A-Z]\w+", "", claim.kernels[place].text) for claim in vane_case.claims)
        assert max(frames.values()) <= 2


def test_a_claim_rests_on_what_its_witness_said(vane_case: Case) -> None:
    facts = {fact.id: fact.text for witness in vane_case.witnesses for fact in witness.affidavit}
    for claim in vane_case.claims:
        fact, item = claim.grounds
        assert item.startswith("E")
        assert re.findall(r"“([^”]+)”", claim.text)[0].rstrip(".,")[:20] in facts[fact]


def test_relations_answer_across_sides_and_support_within(vane_case: Case) -> None:
    by_id = {claim.id: claim for claim in vane_case.claims}
    kinds: Counter[str] = Counter()
    for claim in vane_case.claims:
        for relation in claim.relations:
            kinds[relation.kind] += 1
            assert (by_id[relation.to].side == claim.side) == (relation.kind == "supports")
            assert int(relation.to[1:]) < int(claim.id[1:])
            assert 0.25 < relation.strength <= 0.55
    assert kinds["rebuts"]
    assert kinds["supports"]


def test_the_same_trial_is_always_put_in_the_same_words(vane: ReportedTrial, vane_case: Case) -> None:
    assert to_case(vane) == vane_case


def test_what_there_is_to_argue_decides_whether_a_trial_is_thin(trials: dict[str, ReportedTrial]) -> None:
    assert {id_: to_case(trial).thin for id_, trial in trials.items()} == {
        "t17310113-1": False,
        "t17310113-2": True,
        "t18470405-11": False,
        "t18470405-12": True,
    }


def test_the_summary_names_the_charge_and_both_sides_witnesses(vane_case: Case) -> None:
    assert (
        "Lettice Vane was brought to the bar of the Old Bailey in April 1847, charged with burglary"
        in vane_case.summary
    )
    assert "For the defence it heard Dinah Moss" in vane_case.summary
    assert vane_case.title == "The Queen against Lettice Vane, 1847"


def test_an_affidavit_quotes_sentence_by_sentence(vane_case: Case) -> None:
    pell = next(w for w in vane_case.witnesses if w.name == "Jonas Pell")
    assert pell.role == "the prosecutor, clock-maker"
    missed = next(f for f in pell.affidavit if f.text.startswith("I missed a clock"))
    assert (missed.frame.subject, missed.frame.verb, missed.frame.negated) == ("I", "miss", False)
    asked = next(f for f in pell.affidavit if "cannot say who broke" in f.text)
    assert asked.text.startswith("Asked, “Did you see anybody in the shop?” I answered, “No")


def test_every_offence_of_the_table_has_elements() -> None:
    for key, row in table().offences.items():
        category, _, subcategory = key.partition(".")
        charges, kinds = charges_for((Offence("o", category, subcategory, ""),), "Ann Lee")
        assert charges[0].name == row.name
        assert len(kinds) == len(row.elements) >= 2
        assert "{" not in "".join(element.text for element in charges[0].elements)


def test_an_unknown_offence_is_a_misdemeanour() -> None:
    assert charges_for((Offence("o", "newfangled", "", ""),), "Ann Lee")[0][0].name == "A misdemeanour"
    assert charges_for((), "Ann Lee")[0][0].name == "A misdemeanour"


@pytest.mark.parametrize(
    ("year", "crown"), [("1676", "The King"), ("1710", "The Queen"), ("1800", "The King"), ("1905", "The King")]
)
def test_the_crown_is_the_one_that_reigned(trials: dict[str, ReportedTrial], year: str, crown: str) -> None:
    trial = trials["t18470405-11"]
    moved = dataclasses.replace(trial, date=trial.date.replace(year=int(year)))
    assert to_case(moved).title == f"{crown} against Lettice Vane, {year}"
