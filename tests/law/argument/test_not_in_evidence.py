"""What counsel tells a jury and nobody swore to is found; argument and what was sworn draw nothing."""

from __future__ import annotations

from functools import cache

import pytest
import yaml

from tests.support.places import SETS
from venire.kernel.chance import Chance
from venire.law.argument.not_in_evidence.detection import not_in_evidence
from venire.law.argument.not_in_evidence.sworn import Sworn, SwornWords
from venire.law.case_file.case import SIDES, Case, Side
from venire.law.case_file.claim_grounds import in_third_person
from venire.library.shipped import ShippedCases
from venire.proceedings.trial.view import AdvocateView
from venire_understudy.counsel.addresses.closings import closing

WRITTEN = yaml.safe_load((SETS / "not_in_evidence.yaml").read_text())
CASES = tuple(WRITTEN["invented"])


@cache
def of(case: str) -> Case:
    return ShippedCases().load(case)


def told(case: Case, side: Side = "prosecution", *, left_out: str = "", denied: str = "") -> Sworn:
    """Everything was sworn to and admitted but what begins so."""
    facts = [fact.id for witness in case.witnesses for fact in witness.affidavit]
    kept = frozenset(one for one in facts if not (left_out and one.startswith(left_out)) and one != denied)
    return Sworn(case, kept, frozenset(one.id for one in case.exhibits), (), side)


@cache
def everything(case: str, side: Side = "prosecution") -> Sworn:
    return told(of(case), side)


def found(sworn: Sworn, text: str) -> list[str]:
    return [one.said for one in not_in_evidence(sworn, text)]


@pytest.mark.parametrize("case", CASES)
def test_seven_in_ten_invented_facts_are_found(case: str) -> None:
    invented = WRITTEN["invented"][case]
    seen = [said for said in invented if found(everything(case), said)]
    assert len(seen) >= 0.7 * len(invented), sorted(set(invented) - set(seen))


@pytest.mark.parametrize("case", CASES)
def test_fair_words_draw_nothing(case: str) -> None:
    alarms = [said for said in WRITTEN["fair"][case] if found(everything(case), said)]
    assert len(alarms) <= 0.03 * len(WRITTEN["fair"][case]), alarms


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("side", SIDES)
def test_closings_of_the_understudy_draw_nothing(case: str, side: Side) -> None:
    known = everything(case, side)
    view = AdvocateView(
        case=case,
        title=of(case).title,
        player=side,
        phase="closings",
        me=side,
        station="closing",
        heard=known.facts | known.exhibits,
        claims=tuple(claim.id for claim in of(case).claims if claim.side == side),
    )
    for seed in range(6):
        assert found(known, closing(of(case), view, Chance(f"seed {seed}"))[0]) == []


@pytest.mark.parametrize("case", CASES)
def test_what_was_sworn_may_be_said(case: str) -> None:
    sworn, known = everything(case), of(case)
    said = [in_third_person(fact, witness) for witness in known.witnesses for fact in witness.affidavit]
    assert [one for one in said if found(sworn, one)] == []


@pytest.mark.parametrize(
    "said",
    [
        "The divers found windlass number 14 on the chamber floor.",
        "Windlass number 14 had been issued to Irene Halvorsen.",
        "Irene Halvorsen wore a lamp on her head that night.",
    ],
)
def test_an_invented_hour_or_amount_is_found_in_what_is_otherwise_sworn(said: str) -> None:
    sworn = everything("murder")
    assert found(sworn, said) == []
    assert found(sworn, said.replace(".", " at 3:33 a.m."))
    assert found(sworn, said.replace(".", ", 912 feet away."))


def test_what_an_affidavit_says_and_nobody_testified_is_found_as_if_it_were_made_up() -> None:
    case = of("murder")
    told_nothing = told(case, left_out="W8")
    sealed = "Walter Tull told you that a bicycle light passed his cottage."
    invented = "Walter Tull told you that a white horse passed his cottage."
    assert found(everything("murder"), sealed) == []
    assert found(told_nothing, sealed) == [sealed]
    assert found(told_nothing, invented) == [invented]


def test_words_sworn_to_are_of_their_own_witness() -> None:
    case = of("negligence")
    nothing = Sworn(
        case, frozenset(), frozenset(), (SwornWords("W3", "The leg was as tight as a drum."),), "prosecution"
    )
    assert found(nothing, "Declan told you that the leg was as tight as a drum.") == []
    assert found(nothing, "Varga told you that the leg was as tight as a drum.")


@pytest.mark.parametrize(
    "said",
    [
        "Did she confess to her sister?",
        "If she had confessed to her sister, you would have heard of it.",
        "She never confessed to her sister.",
        "Perhaps she confessed to her sister.",
        "My friend will say that she confessed to her sister.",
        "Imagine that she confessed to her sister.",
    ],
)
def test_questions_guesses_and_denials_state_nothing(said: str) -> None:
    assert found(everything("murder"), said) == []
    assert found(everything("murder"), "She confessed to her sister.")


@pytest.mark.parametrize(
    ("case", "said"),
    [
        (
            "collision",
            "At 6:36 the range was 1.75 miles and at 6:39 it was 0.87, so they closed nearly nine tenths of a mile "
            "in three minutes.",
        ),
        ("fraud", "September 15 is when eight thousand went back, the day Pallister paid eight thousand."),
        ("assault", "Nobody found blood on that coat, though it had been washed on the twelfth."),
    ],
)
def test_who_reckons_aloud_or_looks_back_to_the_clause_before_is_not_stopped(case: str, said: str) -> None:
    assert found(everything(case), said) == []
