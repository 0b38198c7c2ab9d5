"""A case without a piece of its evidence: nothing of it is left, and the rest stands."""

from __future__ import annotations

import pytest

from venire.law.case_file.case import Case
from venire.law.jury.without_evidence import takeable, without
from venire.library.shipped import ShippedCases

EVERY = [card.id for card in ShippedCases().list()]


def loaded(name: str) -> Case:
    return ShippedCases().load(name)


@pytest.mark.parametrize("name", EVERY)
def test_of_what_is_taken_away_nothing_is_left(name: str) -> None:
    case = loaded(name)
    for exhibit in case.exhibits:
        left = without(case, [exhibit.id])
        gone = {exhibit.id, exhibit.evidence, *exhibit.foundation} - {""}
        grounds = {one for claim in left.claims for one in claim.grounds}
        facts = {fact.id for witness in left.witnesses for fact in witness.affidavit}
        assert exhibit.id not in {one.id for one in left.exhibits}
        assert exhibit.evidence not in {one.id for one in left.evidence}
        assert gone.isdisjoint(grounds | facts)
        assert {one.to for claim in left.claims for one in claim.relations} <= {claim.id for claim in left.claims}
        assert left.unproved == 0


def test_exhibit_and_evidence_are_one_thing() -> None:
    case = loaded("murder")
    assert without(case, ["X1"]) == without(case, ["E1"])


def test_what_rests_on_something_else_stands_as_it_was() -> None:
    case = loaded("murder")
    left = {claim.id: claim for claim in without(case, ["X7"]).claims}
    assert [claim.id for claim in case.claims if claim.id not in left] == ["C14", "C56"]
    assert left["C2"] == next(claim for claim in case.claims if claim.id == "C2")


def test_two_are_taken_as_one_after_the_other() -> None:
    case = loaded("murder")
    both = {claim.id for claim in without(case, ["X1", "X7"]).claims}
    assert both < {claim.id for claim in without(case, ["X1"]).claims}
    assert both < {claim.id for claim in without(case, ["X7"]).claims}


def test_what_the_case_does_not_have_is_refused() -> None:
    case = loaded("murder")
    assert "X99" not in takeable(case)
    with pytest.raises(KeyError, match="X99"):
        without(case, ["X99"])
