"""A ruling is followed by its cure: what was stopped for want of foundation is laid and asked again, and the thing on
which a case turns is offered by whoever called its sponsor."""

from __future__ import annotations

import re

import anyio
import pytest

from tests.proceedings.examination.builders import Play
from tests.support.played_examination import Hearing, heard
from venire.law.evidence.grounds import Ground, Ruling
from venire.law.repetition.same_question import normalised
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.params import ExaminationParams
from venire.seats.flaws import found
from venire_understudy.counsel.examination.words import lines
from venire_understudy.courtroom import HearingRoom

BEGUN = tuple(lines()["leads"]["laid"])


@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_foundation_is_laid_where_one_was_found_wanting_and_the_thing_itself_is_offered(seed: str) -> None:
    hearing = heard(seed)
    stopped = {one.no for one in hearing.play.of(ev.Ruled) if (one.ground, one.ruling) == ("foundation", "sustained")}
    laid = [view for view, act in hearing.of(acts.PutQuestion) if act.text.startswith(BEGUN)]
    assert all(stopped & {one.no for one in view.rulings} for view in laid)
    assert not [view for view, act in hearing.of(acts.PutQuestion) if re.search(r"[a-z]{2}[.?!] [a-z]", act.text)]
    assert "X2" in {one.exhibit for one in hearing.play.of(ev.ExhibitOffered)}


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("ground", "ruling", "laid"),
    [("foundation", "sustained", True), ("relevance", "sustained", False), ("foundation", "overruled", False)],
)
async def test_what_was_stopped_for_want_of_foundation_is_put_again_with_one(
    ground: Ground, ruling: Ruling, laid: bool
) -> None:
    hearing = Hearing.opened("laid", witnesses=("W1",), agents={"counsel": {"error_rate": 0.0}})
    question = "To whom had windlass number 14 been issued?"
    hearing.play.give("q1/put", acts.PutQuestion(text=question))
    hearing.play.give("q1/object", acts.Object(ground=ground, argument="How would the witness know that?"))
    hearing.play.give("q1/respond", acts.Respond())
    rule = "602" if ground == "foundation" else "402"
    hearing.play.give("q1/rule", acts.Rule(ruling=ruling, rule=rule, reason="Nobody has said so."))
    while not hearing.of(acts.PutQuestion):
        await hearing.step()
    ((_, again),) = hearing.of(acts.PutQuestion)
    assert again.text.startswith(BEGUN) is laid
    assert (normalised(question) <= normalised(again.text)) is laid


@pytest.mark.parametrize("seed", ["one", "two"])
def test_no_witness_is_asked_twice_to_lay_the_same(seed: str) -> None:
    laid = [(view.witness, act.aims) for view, act in heard(seed).of(acts.PutQuestion) if act.text.startswith(BEGUN)]
    assert len(laid) == len(set(laid))


def test_the_notice_on_which_the_case_turns_is_offered_by_whoever_called_its_sponsor() -> None:
    case = ShippedCases().load("robot")
    settings = ExaminationParams.model_validate({"witnesses": ("W1",)})
    play = Play.opened(settings, of=case, seed="z", flaws=found)
    hearing = anyio.run(Hearing(play, HearingRoom(case, play.rules.chance, found)).held)
    assert case.exhibits[0].id in {one.exhibit for one in hearing.play.of(ev.ExhibitAdmitted)}
