"""A jury that sat through a trial speaks of what it heard there, from whom, in its own words and with its own figures;
what its members say of the votes is so."""

from __future__ import annotations

import re

import pytest

from tests.support.jury_table import FRANK, seen_by_juror
from tests.understudy.judge.narration.test_narrator import seen_by_judge
from venire.kernel.chance import Chance
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.law.jury.instructions import particular
from venire.law.jury.trial_heard import SatThrough
from venire.library.shipped import ShippedCases
from venire.proceedings.deliberation.acts import Speak, Vote
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.stance import Stance
from venire_understudy.judge.narration.narrator import Narrator
from venire_understudy.juror.pull_of_votes import ALONE, EVEN_ALONE, EVEN_WITH_POINT, OF_A_SPLIT, ways
from venire_understudy.juror.seat import Juror
from venire_understudy.juror.speech.attribution import sworn_to
from venire_understudy.juror.speech.dealt_claims import DealtClaims
from venire_understudy.juror.speech.plans import Planner

CASES = [one.id for one in ShippedCases().list()]


def _heard(case: Case) -> SatThrough:
    """A trial in which everything of the file was said; counsel closed with the first way of saying every claim."""
    told = (fact.text for witness in case.witnesses for fact in witness.affidavit)
    shown = (one.description for one in (*case.exhibits, *case.evidence))
    closings = tuple(claim.kernels[0].text for claim in case.claims)
    return SatThrough(closings, (*told, *shown, *(one.text for one in case.stipulations)))


def test_jurors_do_not_repeat_what_counsel_said_and_name_who_told_them(murder: Case, roster: Roster) -> None:
    lore = Lore(murder, trial=_heard(murder))
    juror = Juror(lore, Matcher(lore), {card.id: card for card in roster.jurors}, Chance("trial"))
    said = [juror.speak(seen_by_juror(roster, me, speakers=(me,))) for me in range(1, len(roster.jurors) + 1)]
    texts = [one.text for one in said if isinstance(one, Speak)]
    assert len(texts) >= 8
    assert not [one for one in texts for words in _heard(murder).closings if words in one]
    surnames = [witness.name.split()[-1] for witness in murder.witnesses]
    sworn = [one for one in said if isinstance(one, Speak) and any(mark.startswith("f:") for mark in one.made_from)]
    assert len(sworn) >= 2
    assert all(any(name in one.text for name in surnames) for one in sworn)


def test_without_a_trial_nobody_tells_what_was_sworn(murder: Case) -> None:
    claim = next(one for one in murder.claims if any(ground.startswith("W") for ground in one.grounds))
    assert sworn_to(Lore(murder), claim, frozenset(), Chance("none")) is None


def test_what_is_told_of_a_witness_is_the_fact_nearest_to_the_claim_and_said_once() -> None:
    case = ShippedCases().load("assault")
    lore = Lore(case, trial=_heard(case))
    claim = lore.claims["C3"]
    said = sworn_to(lore, claim, frozenset(), Chance("told"))
    assert said is not None
    assert "twenty-four seconds" in said[0]
    assert "Thackeray" in said[0]
    again = sworn_to(lore, claim, frozenset(said[1]), Chance("told"))
    assert again is None or again[1][0] != said[1][0]


def test_an_hour_that_nobody_spoke_is_in_nobodys_mouth() -> None:
    case = ShippedCases().load("assault")
    figures = re.compile(r"\d[\d:,.]*\d|\d")
    silent = Lore(case, trial=SatThrough())
    assert not silent.sayable("He was at the bridge by 11:49.")
    assert silent.sayable("He was at the bridge by then.")
    for claim in case.claims:
        told = sworn_to(silent, claim, frozenset(), Chance("hours"))
        assert told is None or not figures.search(told[0])


@pytest.mark.parametrize(("votes", "agrees"), [("guilty", True), ("not_guilty", False)])
def test_nobody_joins_one_who_votes_the_other_way(murder: Case, roster: Roster, votes: Vote, agrees: bool) -> None:
    view = seen_by_juror(roster, 1)
    room = view.model_copy(update={"said": (FRANK,), "votes": {**view.votes, FRANK.juror: votes, 1: "guilty"}})
    lore = Lore(murder)
    hand = DealtClaims(frozenset(lore.claims), frozenset(lore.claims))
    card = roster.jurors[0]
    plans = Planner(lore, room, card, Stance("prosecution", False, "guilty", False), hand, Chance("join")).plans()
    assert any(plan.friendly and plan.answer == FRANK for plan in plans) == agrees


def _votes(guilty: int) -> dict[int, Vote]:
    return {juror: "guilty" if juror <= guilty else "not_guilty" for juror in range(1, 13)}


def test_too_many_are_on_the_other_side_only_where_two_in_three_are() -> None:
    assert ways(_votes(7), "guilty", named=False)[1] == EVEN_ALONE
    assert ways(_votes(8), "guilty", named=False)[1] == EVEN_ALONE
    assert ways(_votes(9), "guilty", named=False)[1] == ALONE


def test_a_room_is_called_split_only_where_it_is() -> None:
    assert ways(_votes(6), "guilty", named=True)[2] == frozenset(EVEN_WITH_POINT)
    assert not ways(_votes(8), "guilty", named=True)[2] & OF_A_SPLIT
    assert ways(_votes(8), "guilty", named=True)[2]


@pytest.mark.parametrize("case", CASES)
def test_after_a_trial_the_judge_gives_the_law_of_the_case_and_says_what_is_evidence(case: str, roster: Roster) -> None:
    tried = ShippedCases().load(case)
    view = seen_by_judge(roster, "opening", needed=10)
    charged = Narrator(Lore(tried, trial=SatThrough()), Chance("charge")).narrate(view).text
    plain = Narrator(Lore(tried), Chance("charge")).narrate(view).text
    law = [one.text.strip() for one in particular(tried.instructions)]
    assert len(law) >= 2
    assert all(one in charged for one in law)
    assert not any(one in plain for one in law)
    assert re.search(r"under oath|is no evidence|is not, and", charged)
    assert charged.endswith(plain.split("\n\n")[-1])
    assert len(charged) < 3900


@pytest.mark.parametrize("case", CASES)
def test_no_judge_vouches_for_a_witness_or_speaks_of_evidence_to_come(case: str) -> None:
    words = ShippedCases().load(case).opening
    assert not re.search(r"\b[Yy]ou will hear\b|\bbrave\b|\bhonest(?:y|ly)?\b|\btruthful\b", words)
