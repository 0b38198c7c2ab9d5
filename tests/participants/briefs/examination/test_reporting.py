"""The reporter sets down when and in what terms a thing was, also where an earlier exchange named it: answers of a
hearing that models played, all of which were lost once."""

from __future__ import annotations

import pytest

from tests.proceedings.examination.builders import NEVER, Play, params
from tests.support.played_examination import murder
from venire.participants.briefs.examination.reporting import Claim, Credit, Reporting
from venire.participants.part import PreparedAsk
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import ReporterView
from venire.seats.flaws import found

Said = tuple[str, str]
TRUCK: Said = (
    "Until you went back to the tavern bar at 10:20 that Friday night, you sat in your truck alone, didn't you?",
    "Yes, on my own, there at the tavern.",
)
BICYCLE: Said = (
    "And lying in the bed behind you all that while was your bicycle, wasn't it?",
    "Yes. It was in the bed of the truck, right enough.",
)


def play_of(exchanges: tuple[Said, ...]) -> Play:
    """Colm Dacey has been asked and has answered all this; the last answer is to be set down."""
    play = Play.opened(params(witnesses=("W5",), direct=9, cross=9, agents=NEVER), of=murder(), flaws=found)
    for question, answer in exchanges[:-1]:
        play.through(question, text=answer, facts=("W5.1",))
    no = len(exchanges)
    question, answer = exchanges[-1]
    play.give(f"q{no}/put", acts.PutQuestion(text=question)).give(f"q{no}/object", acts.LetStand())
    return play.give(f"q{no}/answer", acts.Testify(text=answer, stance="tell", facts=("W5.1",)))


def kept(exchanges: tuple[Said, ...], claim: str) -> bool:
    play = play_of(exchanges)
    view = play.view("reporter")
    assert isinstance(view, ReporterView)
    turn = Reporting(murder()).turn(play.asked()[0], view)
    assert isinstance(turn, PreparedAsk)
    act = turn.taken(Credit(taken=(Claim(statement=claim),))).act
    assert isinstance(act, acts.Credit)
    return [one.statement for one in act.taken] == [claim]


BILL: Said = (
    "In June, what, if anything, did you bill the trust for the rail at Lock 6?",
    "$2,150. I'll own to that one, I sent it in.",
)
CALL: Said = ("At 7:12 that same evening Thomas Ashdown telephoned you, didn't he?", "He did, yes.")
RODE: Said = ("How far, if at all, did you ride that evening?", "Not at all. I didn't ride the bicycle that night.")
TOLD: dict[str, tuple[tuple[Said, ...], str]] = {
    "if anything": ((BILL,), "In June Colm Dacey sent in to the trust a bill of $2,150 for the rail at Lock 6."),
    "all that while": (
        (TRUCK, BICYCLE),
        "Colm Dacey's bicycle was lying in the bed of his truck all the while that he sat in the truck, until 10:20 "
        "that Friday night.",
    ),
    "that same evening": (
        (TRUCK, BICYCLE, CALL),
        "Thomas Ashdown telephoned Colm Dacey at 7:12 that Friday evening.",
    ),
    "that evening": (
        (TRUCK, BICYCLE, RODE),
        "Colm Dacey did not ride at all that Friday evening; he did not ride his bicycle that night.",
    ),
}


@pytest.mark.parametrize("name", TOLD)
def test_what_was_sworn_to_is_set_down_with_its_day_and_hour(name: str) -> None:
    exchanges, claim = TOLD[name]
    assert kept(exchanges, claim)


@pytest.mark.parametrize(
    ("exchanges", "claim"),
    [
        ((BILL,), "In June Colm Dacey sent in to the trust a bill of $4,000 for the rail at Lock 6."),
        ((TRUCK, BICYCLE, CALL), "Thomas Ashdown telephoned Colm Dacey at 8:40 that Friday evening."),
        ((TRUCK, BICYCLE, CALL), "Thomas Ashdown telephoned Colm Dacey at 7:12 that Sunday evening."),
        ((TRUCK, ("Did you leave the tavern at 9:15?", "No, at 9:46.")), "Colm Dacey left the tavern at 9:15."),
        ((TRUCK, BICYCLE, RODE), "Colm Dacey rode his bicycle that Friday night."),
    ],
)
def test_another_sum_hour_or_day_is_not(exchanges: tuple[Said, ...], claim: str) -> None:
    assert not kept(exchanges, claim)


def test_a_claim_is_about_no_topic_that_only_names_its_witness() -> None:
    play = play_of(((("Mr. Dacey, what work have you done for the trust?"), "Building work, six years of it."),))
    view = play.view("reporter")
    turn = Reporting(murder()).turn(play.asked()[0], view)
    assert isinstance(turn, PreparedAsk)
    act = turn.taken(
        Credit(taken=(Claim(statement="Colm Dacey has done building work for the trust for six years."),))
    ).act
    assert isinstance(act, acts.Credit)
    assert [one.topics for one in act.taken] == [()]
