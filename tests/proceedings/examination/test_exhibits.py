"""Exhibits: offered through their sponsor, founded by testimony, admitted, shown; and what counts as heard."""

from __future__ import annotations

import pytest

from tests.proceedings.examination.builders import DEFENCE, PROSECUTION, Play, params, tiny
from venire.kernel.proceeding import Refused
from venire.law.case_file.case import Case, Fact
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.readings.heard_by_jury import HeardByJury, heard

FOUNDATION = acts.Credit(taken=(acts.Taken(statement="Ruth Okafor knows the hand.", facts=("W2.2",)),))


def on_direct_of_the_sponsor(**changes: object) -> Play:
    return Play.opened(params(witnesses=("W2",), **changes))


def offer(play: Play) -> Play:
    return play.give(play.asked()[0].key, acts.OfferExhibit(exhibit="X1"))


def test_unobjected_it_is_admitted_and_can_be_shown_once() -> None:
    play = offer(on_direct_of_the_sponsor())
    assert [(ask.key, ask.seat) for ask in play.asked()] == [("x1/object", PROSECUTION)]
    assert play.view("gallery").exhibits[0].status == "offered"
    play.give("x1/object", acts.LetStand())
    assert play.of(ev.ExhibitAdmitted) == [ev.ExhibitAdmitted(no=1, exhibit="X1")]
    assert play.view("gallery").exhibits[0].description == ""
    assert play.asked()[0].key == "q1/put/1"
    play.give("q1/put/1", acts.ShowExhibit(exhibit="X1"))
    assert play.view("gallery").exhibits[0].description == "A half-sheet in the engraver's hand."
    for act, why in (
        (acts.ShowExhibit(exhibit="X1"), "has seen"),
        (acts.OfferExhibit(exhibit="X1"), "in evidence already"),
    ):
        with pytest.raises(Refused, match=why):
            play.give("q1/put/2", act)


def test_only_its_sponsor_can_speak_for_it() -> None:
    with pytest.raises(Refused, match="cannot speak for exhibit X1"):
        offer(Play.opened())
    assert Play.opened().view(PROSECUTION).offered == ()
    assert on_direct_of_the_sponsor().view(DEFENCE).offered == ("X1",)


def test_what_is_not_in_evidence_is_not_shown_and_what_is_not_there_is_unknown() -> None:
    play = on_direct_of_the_sponsor()
    with pytest.raises(Refused, match="not in evidence"):
        play.give("q1/put", acts.ShowExhibit(exhibit="X1"))
    with pytest.raises(Refused, match="There is no exhibit 'X9'"):
        play.give("q1/put", acts.OfferExhibit(exhibit="X9"))
    with pytest.raises(Refused, match="There is no exhibit 'X9'"):
        play.give("q1/put", acts.PutQuestion(text="What is this?", exhibit="X9"))
    with pytest.raises(Refused, match="There is no exhibit 'X1'"):
        offer(on_direct_of_the_sponsor(withheld=("X1",)))
    assert on_direct_of_the_sponsor(withheld=("X1",)).view("gallery").exhibits == ()


def refused(play: Play, no: int) -> Play:
    play.give(f"x{no}/object", acts.Object(ground="foundation", argument="Nobody has said whose hand it is."))
    play.give(f"x{no}/respond", acts.Respond())
    return play.give(f"x{no}/rule", acts.Rule(ruling="sustained", rule="901(a)"))


def test_the_judge_sees_what_of_the_foundation_is_laid_and_what_is_wanting() -> None:
    play = offer(on_direct_of_the_sponsor())
    assert play.view("judge").wanting
    assert not play.view("judge").foundation
    refused(play, 1)
    assert play.of(ev.ExhibitRefused) == [ev.ExhibitRefused(no=1, exhibit="X1")]
    with pytest.raises(Refused, match="Nothing has been added"):
        offer(play)
    play.through("Do you know this hand?", facts=("W2.2",), credit=FOUNDATION)
    offer(play)
    assert play.view("judge").foundation
    assert not play.view("judge").wanting
    play.give("x2/object", acts.Object(ground="foundation")).give("x2/respond", acts.Respond())
    play.give("x2/rule", acts.Rule(ruling="overruled", rule="901(b)"))
    assert play.view("gallery").exhibits[0].status == "admitted"


def test_a_denied_fact_lays_no_foundation() -> None:
    play = on_direct_of_the_sponsor()
    denied = acts.Taken(statement="Ruth Okafor knows the hand.", holds=False, facts=("W2.2",))
    play.through("Do you know this hand?", facts=("W2.2",), credit=acts.Credit(taken=(denied,)))
    assert offer(play).view("judge").wanting


def test_only_what_was_established_and_admitted_is_heard() -> None:
    play = on_direct_of_the_sponsor()
    assert heard(play.state, tiny()) == HeardByJury(frozenset(), frozenset(), frozenset({"W2"}))
    play.through("Do you know this hand?", facts=("W2.1", "W2.2"), credit=FOUNDATION)
    assert heard(play.state, tiny()).facts == {"W2.2"}
    refused(offer(play), 1)
    assert heard(play.state, tiny()).exhibits == set()
    play.through("Where was the cup?", facts=("W2.3",))
    offer(play).give("x2/object", acts.LetStand())
    assert heard(play.state, tiny()).exhibits == {"X1"}


def _of_one_who_swore_that_not() -> Case:
    """The small case, where W2.2 is that the witness does not know the hand."""

    def turned(fact: Fact) -> Fact:
        no = fact.frame.model_copy(update={"negated": True})
        return fact.model_copy(update={"text": "I do not know this hand.", "frame": no}) if fact.id == "W2.2" else fact

    witnesses = [one.model_copy(update={"affidavit": tuple(map(turned, one.affidavit))}) for one in tiny().witnesses]
    return tiny().model_copy(update={"witnesses": tuple(witnesses)})


@pytest.mark.parametrize(
    ("statement", "told"),
    [("Ruth Okafor knows the hand.", {"W2.2"}), ("Ruth Okafor does not know the hand.", set[str]())],
)
def test_who_says_no_to_the_opposite_has_told_the_jury_what_was_sworn(statement: str, told: set[str]) -> None:
    play = on_direct_of_the_sponsor()
    taken = acts.Taken(statement=statement, holds=False, facts=("W2.2",))
    play.through("Do you know this hand?", facts=("W2.2",), credit=acts.Credit(taken=(taken,)))
    assert heard(play.state, _of_one_who_swore_that_not()).facts == told
    assert heard(play.state, tiny()).facts == set()


def test_a_struck_answer_is_not_heard() -> None:
    play = on_direct_of_the_sponsor()
    play.through("Do you know this hand?", facts=("W2.2",), volunteered=("W2.2",), credit=FOUNDATION, stay=True)
    assert heard(play.state, tiny()).facts == {"W2.2"}
    play.give("q1/strike", acts.MoveToStrike(ground="non_responsive"))
    play.give("q1/rule_strike", acts.Rule(ruling="sustained", rule="611(a)"))
    assert heard(play.state, tiny()).facts == set()
