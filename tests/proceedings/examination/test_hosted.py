"""Examinations in a court: opened from the catalogue, played by participants, stored, resumed and foreseen."""

from __future__ import annotations

import pytest

from tests.proceedings.examination.builders import DEFENCE, PROSECUTION, Play, params, plainly, tiny
from tests.support.hosting import Scripted
from venire.catalog import kinds
from venire.host.clock import ManualClock
from venire.host.court import Court
from venire.kernel.proceeding import Foresees
from venire.proceedings.examination import acts
from venire.proceedings.examination.opening import open_examination
from venire.proceedings.examination.readings.debrief import debrief
from venire.proceedings.examination.readings.moment import moment
from venire.proceedings.examination.rules import Examination
from venire.stores.memory import MemoryStore


def test_the_catalogue_knows_it() -> None:
    kind = kinds()["examination"]
    opening = open_examination(tiny(), params(), "seed", {})
    assert set(kind.pins(opening.events[0])) == set(opening.contents)
    assert isinstance(kind.rules(opening.events[0], opening.contents), Examination)
    play = Play.opened().run(plainly)
    assert (kind.result(play.state), kind.result(Play.opened().state)) == ("heard", "")


@pytest.mark.anyio
async def test_a_court_hears_the_witnesses_to_the_end_and_the_record_replays() -> None:
    store = MemoryStore({name: kind.codec for name, kind in kinds().items()})
    court = seated(store)
    opening = open_examination(tiny(), params(direct=3, cross=2), "seed", {})
    session = await court.open("examination", opening.events, tuple(opening.contents.values()), owner="ann", title="x")
    assert await court.drive(session) is not None
    await court.finished(session)
    assert session.over
    assert (await court.list("ann"))[0].result == "heard"
    resumed = await seated(store).find(session.id)
    assert resumed.sitting == session.sitting
    told = debrief(tiny(), resumed.entries)
    assert told.questions == len([one for one in told.transcript if one.no]) > 4
    await court.close()


def seated(store: MemoryStore) -> Court:
    """A court in which the same plain participant sits everywhere."""
    return Court(store, kinds(), lambda _: lambda _: (Scripted(plainly),), ManualClock())


def test_while_counsel_thinks_of_objecting_the_witness_thinks_of_its_answer() -> None:
    play = Play.opened(holders={DEFENCE: "person"})
    assert isinstance(play.rules, Foresees)
    play.give("q1/put", acts.PutQuestion(text="What did you see?"))
    (foreseen,) = play.rules.foresee(play.state)
    thinking = play.view("witness/W1")
    play.give("q1/object", acts.LetStand())
    assert foreseen == play.asked()[0]
    assert play.view("witness/W1") == thinking


def test_an_overruled_objection_leaves_the_witness_with_the_same_question() -> None:
    play = Play.opened().give("q1/put", acts.PutQuestion(text="What did you see?"))
    thinking = play.view("witness/W1")
    play.give("q1/object", acts.Object(ground="vague")).give("q1/respond", acts.Respond())
    play.give("q1/rule", acts.Rule(ruling="overruled", rule="611(a)"))
    assert play.view("witness/W1") == thinking


def test_while_an_answer_may_be_struck_the_next_question_is_thought_of() -> None:
    play = Play.opened().through("What did you see?", stay=True)
    (foreseen,) = play.rules.foresee(play.state)
    thinking = play.view(PROSECUTION)
    play.give("q1/strike", acts.LetStand())
    assert foreseen == play.asked()[0]
    assert play.view(PROSECUTION) == thinking


def test_while_an_answer_is_written_down_counsel_on_both_sides_think_ahead() -> None:
    play = Play.opened(params(direct=2)).give("q1/put", acts.PutQuestion(text="What did you see?"))
    play.give("q1/object", acts.LetStand())
    testified = acts.Testify(text="A bag.", stance="tell", facts=("W1.1",), volunteered=("W1.1",))
    play.give("q1/answer", testified)
    assert [ask.key for ask in play.rules.foresee(play.state)] == ["q1/strike", "q2/put"]
    assert play.view(DEFENCE).volunteered
    assert not play.view(PROSECUTION).volunteered


def test_nobody_thinks_of_a_question_that_there_will_not_be() -> None:
    play = Play.opened(params(direct=1)).through("What did you see?", stay=True)
    assert play.rules.foresee(play.state) == ()


def test_an_answer_is_kept_in_mind_while_its_question_is_argued() -> None:
    play = Play.opened().give("q1/put", acts.PutQuestion(text="What did you see?"))
    play.give("q1/object", acts.Object(ground="vague"))
    assert [ask.key for ask in play.rules.foresee(play.state)] == ["q1/answer"]
    play.give("q1/respond", acts.Respond())
    assert [ask.key for ask in play.rules.foresee(play.state)] == ["q1/answer"]


def test_a_record_says_where_it_stands() -> None:
    play = Play.opened()
    assert moment(tiny(), play.entries[:2]) == "before the first witness"
    assert moment(tiny(), play.entries) == "the direct of Tom Barrow"
    play.through("What did you see?").rest()
    assert moment(tiny(), play.entries) == "the cross of Tom Barrow, after question 1"
