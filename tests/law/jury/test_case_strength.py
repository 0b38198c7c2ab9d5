"""The gradual semantics of the map, by hand-computed values and by the laws it must obey."""

from __future__ import annotations

import math
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.places import TINY
from venire.law.case_file.argument_map import Claim, Relation
from venire.law.case_file.case import Case
from venire.law.jury.balance import balance
from venire.law.jury.case_strength import ROOT, StrengthMap, combined, influence
from venire.library.files import read_file
from venire.library.shipped import ShippedCases

SHIPPED = [card.id for card in ShippedCases().list() if not card.thin]
unit = st.floats(0.0, 1.0)


def of_side(case: Case, side: str) -> frozenset[str]:
    return frozenset(claim.id for claim in case.claims if claim.side == side)


def related(claim: Claim, to: str, kind: Literal["supports", "rebuts", "undercuts"], strength: float) -> Claim:
    relation = Relation(to=to, kind=kind, why="It bears on it.", strength=strength)
    return claim.model_copy(update={"relations": (relation,)})


def test_the_functions_of_the_paper() -> None:
    """Rago et al. 2016, with the values worked by hand."""
    assert influence([]) == 0
    assert influence([0.5, 0.5]) == 0.75
    assert combined(0.5, attack=0.0, support=0.0) == 0.5
    assert combined(0.8, attack=0.5, support=0.0) == pytest.approx(0.4)
    assert combined(0.8, attack=0.0, support=0.5) == pytest.approx(0.9)
    assert combined(0.3, attack=0.7, support=0.7) == pytest.approx(0.3)


@given(unit, unit, unit)
def test_a_combination_stays_within_bounds_and_moves_the_right_way(base: float, attack: float, support: float) -> None:
    strength = combined(base, attack, support)
    assert 0.0 <= strength <= 1.0
    assert strength >= base if support >= attack else strength <= base


def test_nothing_heard_is_neutral(tiny: Case) -> None:
    assert StrengthMap(tiny).strength(frozenset()) == {"EL1": 0.5, "EL2": 0.5, ROOT: pytest.approx(0.5)}


def test_a_case_without_claims_or_numbers_is_neutral(tiny: Case) -> None:
    bare = tiny.model_copy(update={"claims": (), "evidence": ()})
    assert StrengthMap(bare).strength(frozenset()) == {ROOT: 0.5}
    assert balance(bare) == 0.5


def test_one_claim_by_hand(tiny: Case) -> None:
    """C1, prosecution, .7, on EL1: w = -ln .3; the element (1 + w) / (2 + w); the root over it and EL2's .5."""
    weight = -math.log(0.3)
    element = (1 + weight) / (2 + weight)
    strengths = StrengthMap(tiny).strength(frozenset({"C1"}))
    assert strengths["C1"] == pytest.approx(0.7)
    assert strengths["EL1"] == pytest.approx(element)
    assert strengths[ROOT] == pytest.approx(((element**-4 + 0.5**-4) / 2) ** -0.25)


def test_an_undercutter_lowers_what_the_grounds_give(tiny: Case) -> None:
    """C3 (.55) undercuts C1 (.7) by .8: .7 (1 - .44)."""
    assert StrengthMap(tiny).strength(frozenset({"C1", "C3"}))["C1"] == pytest.approx(0.7 * (1 - 0.55 * 0.8))


def test_a_supporter_raises_a_claim_and_counts_itself(tiny: Case) -> None:
    """C2 (.5) supports C1 (.7) by .5: .7 + .3 * .25; both weigh on the element."""
    strengths = StrengthMap(tiny).strength(frozenset({"C1", "C2"}))
    raised = 0.7 + 0.3 * (0.5 * 0.5)
    weight = -math.log(1 - raised) - math.log(0.5)
    assert strengths["C1"] == pytest.approx(raised)
    assert strengths["EL1"] == pytest.approx((1 + weight) / (2 + weight))


def test_an_undercutter_takes_from_the_base_and_a_rebuttal_from_what_supports_it(tiny: Case) -> None:
    """C1 (.7) with C2's support .25, and C3 against it by .44: undercut .392 + .608 * .25; rebutted .7 - .7 * .19."""
    heard = frozenset({"C1", "C2", "C3"})
    claims = {claim.id: claim for claim in tiny.claims}
    rebutting = tiny.model_copy(
        update={"claims": (claims["C1"], claims["C2"], related(claims["C3"], "C1", "rebuts", 0.8))}
    )
    assert StrengthMap(tiny).strength(heard)["C1"] == pytest.approx(0.392 + 0.608 * 0.25)
    assert StrengthMap(rebutting).strength(heard)["C1"] == pytest.approx(0.7 - 0.7 * 0.19)


def test_an_undercutter_acts_through_what_it_undercuts(tiny: Case) -> None:
    """Alone, C3 speaks against the element; beside C1 it only weakens C1."""
    weight = -math.log(1 - 0.7 * (1 - 0.55 * 0.8))
    assert StrengthMap(tiny).strength(frozenset({"C3"}))["EL1"] < 0.5
    assert StrengthMap(tiny).strength(frozenset({"C1", "C3"}))["EL1"] == pytest.approx((1 + weight) / (2 + weight))


def test_a_failing_element_takes_guilt_with_it(tiny: Case) -> None:
    """All for the taking, all against the intent: close to the weaker of the two."""
    strengths = StrengthMap(tiny).strength(frozenset({"C1", "C2", "C4", "C6"}))
    assert strengths["EL2"] < 0.5 < strengths["EL1"]
    assert strengths["EL2"] <= strengths[ROOT] < (strengths["EL1"] + strengths["EL2"]) / 2


def _sound(case: Case) -> Case:
    """The case with only those relations that support their own side and attack the other."""
    sides = {claim.id: claim.side for claim in case.claims}

    def fits(claim: Claim, relation: Relation) -> bool:
        return (sides[relation.to] == claim.side) == (relation.kind == "supports")

    kept = (
        claim.model_copy(update={"relations": tuple(link for link in claim.relations if fits(claim, link))})
        for claim in case.claims
    )
    return case.model_copy(update={"claims": tuple(kept)})


CASES = {case.id: case for case in (_sound(read_file(TINY)), *map(_sound, map(ShippedCases().load, SHIPPED)))}


@given(data=st.data(), name=st.sampled_from(sorted(CASES)))
def test_a_claim_never_helps_the_other_side(data: st.DataObject, name: str) -> None:
    case = CASES[name]
    ids = sorted(claim.id for claim in case.claims)
    heard = frozenset(data.draw(st.sets(st.sampled_from(ids))))
    new = data.draw(st.sampled_from(ids))
    before, after = StrengthMap(case).strength(heard)[ROOT], StrengthMap(case).strength(heard | {new})[ROOT]
    assert after >= before - 1e-12 if new in of_side(case, "prosecution") else after <= before + 1e-12


def test_one_side_heard_alone_prevails(tiny: Case) -> None:
    argument_map = StrengthMap(tiny)
    assert argument_map.strength(of_side(tiny, "defence"))[ROOT] < 0.4
    assert argument_map.strength(of_side(tiny, "prosecution"))[ROOT] > 0.6


def test_a_certain_claim_leaves_room(tiny: Case) -> None:
    sure = tuple(claim.model_copy(update={"strength": 1.0}) for claim in tiny.claims)
    case = tiny.model_copy(update={"claims": sure})
    assert (
        0.0
        < StrengthMap(case).strength(of_side(case, "defence"))[ROOT]
        < StrengthMap(case).strength(of_side(case, "prosecution"))[ROOT]
        < 1.0
    )


def test_a_circle_and_a_missing_claim_are_refused(tiny: Case) -> None:
    one, two = tiny.claims[0], tiny.claims[1]
    circle = (related(one, "C2", "rebuts", 0.5), related(two, "C1", "rebuts", 0.5))
    with pytest.raises(ValueError, match="circle: C"):
        StrengthMap(tiny.model_copy(update={"claims": circle}))
    with pytest.raises(ValueError, match="C1 bears on C77"):
        StrengthMap(tiny.model_copy(update={"claims": (related(one, "C77", "supports", 0.5),)}))
    with pytest.raises(ValueError, match="no claim C77"):
        StrengthMap(tiny).strength(frozenset({"C77"}))
