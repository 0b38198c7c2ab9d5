"""A ruling is followed by its cure: what was stopped for want of foundation is laid and asked again, and the thing on
which a case turns is offered by whoever called its sponsor."""

from __future__ import annotations

import anyio
import pytest

from tests.examination.builders import Play
from tests.participants.hearing import Hearing, heard
from venire.catalog import found
from venire.library.shipped import ShippedCases
from venire.participants.understudy.counsel.words import lines
from venire.participants.understudy.hearing_room import HearingRoom
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.params import ExaminationParams


def test_what_the_divers_found_is_laid_and_asked_again() -> None:
    hearing = anyio.run(Hearing.opened("bb").held)
    stopped = [one.no for one in hearing.play.of(ev.Ruled) if (one.ground, one.ruling) == ("foundation", "sustained")]
    laid = [view for view, act in hearing.of(acts.PutQuestion) if act.text.startswith(tuple(lines()["leads"]["laid"]))]
    assert stopped
    assert [view.number for view in laid] == stopped[:1]
    assert "X2" in {one.exhibit for one in hearing.play.of(ev.ExhibitAdmitted)}


@pytest.mark.parametrize("seed", ["one", "two"])
def test_no_witness_is_asked_twice_to_lay_it(seed: str) -> None:
    begun = tuple(lines()["leads"]["laid"])
    laid = [view.witness for view, act in heard(seed).of(acts.PutQuestion) if act.text.startswith(begun)]
    assert len(laid) == len(set(laid))


def test_the_notice_on_which_the_case_turns_is_offered_by_whoever_called_its_sponsor() -> None:
    case = ShippedCases().load("robot")
    settings = ExaminationParams.model_validate({"witnesses": ("W1",)})
    play = Play.opened(settings, of=case, seed="z", flaws=found)
    hearing = anyio.run(Hearing(play, HearingRoom(case, play.rules.chance, found)).held)
    assert case.exhibits[0].id in {one.exhibit for one in hearing.play.of(ev.ExhibitAdmitted)}
