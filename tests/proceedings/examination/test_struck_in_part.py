"""An answer that went past the question is struck in part: what was asked for stays, and is taken down anew."""

from __future__ import annotations

import anyio

from tests.support.played_examination import Hearing, murder
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.readings.heard_by_jury import heard

SAID = "In his coat pocket. And the windlass was issued to Ms Halvorsen."
KEPT = "In his coat pocket."


def _moved(said: str = SAID, *, sustained: bool = True) -> Hearing:
    hearing = Hearing.opened("part", witnesses=("W1",), agents={"counsel": {"error_rate": 0.0}})
    play = hearing.play
    play.give("q1/put", acts.PutQuestion(text="Where did you find Thomas Ashdown's flashlight?"))
    play.give(play.asked()[0].key, acts.LetStand())
    play.give("q1/answer", acts.Testify(text=said, stance="tell", facts=("W1.13", "W1.11"), volunteered=("W1.11",)))
    play.give(
        "q1/credit",
        acts.Credit(
            taken=(
                acts.Taken(statement="The flashlight was in his coat pocket.", facts=("W1.13",)),
                acts.Taken(statement="The windlass was issued to Irene Halvorsen.", facts=("W1.11",)),
            ),
            matched=(acts.Matched(elicit="T3", tier="keyword", score=0.9),),
        ),
    )
    play.give("q1/strike", acts.MoveToStrike(ground="non_responsive"))
    play.give("q1/rule_strike", acts.Rule(ruling="sustained" if sustained else "overruled", rule="611(a)"))
    return hearing


def test_what_was_asked_for_stays_and_the_reporter_takes_it_down_anew() -> None:
    play = _moved().play
    assert [one.kept for one in play.of(ev.AnswerStruck)] == [KEPT]
    assert [ask.key for ask in play.asked() if ask.seat == "reporter"] == ["q1/credit/kept"]
    taken = acts.Taken(statement="The flashlight was in his coat pocket.", facts=("W1.13",))
    given = acts.Matched(elicit="T4", tier="keyword", score=1.0)
    play.give("q1/credit/kept", acts.Credit(taken=(taken,), matched=(given,)))
    state = play.state
    assert [one.statement for one in state.established] == ["The flashlight was in his coat pocket."]
    assert (state.exchanges[-1].answer, state.exchanges[-1].struck) == (KEPT, False)
    assert set(state.tally.got) == {"T4"}
    assert state.tally.points["prosecution"] == 3
    assert heard(state, murder()).facts == {"W1.13"}


def test_nobody_moves_against_what_is_left() -> None:
    play = _moved().play
    play.give("q1/credit/kept", acts.Credit())
    keys = play.keys()
    assert "q1/strike" not in keys
    assert keys[0] == "q2/put"


def test_an_answer_of_one_sentence_goes_whole() -> None:
    play = _moved("In his coat pocket, I suppose.").play
    assert [one.kept for one in play.of(ev.AnswerStruck)] == [""]
    assert play.state.exchanges[-1].struck
    assert not play.state.established


def test_a_motion_denied_leaves_all_of_it() -> None:
    play = _moved(sustained=False).play
    assert not play.of(ev.AnswerStruck)
    assert len(play.state.established) == 2


def test_the_understudy_goes_on_from_what_is_left() -> None:
    async def on() -> Hearing:
        hearing = _moved()
        for _ in range(6):
            await hearing.step()
        return hearing

    hearing = anyio.run(on)
    assert any(one.no == 1 and one.facts == ("W1.13",) for one in hearing.play.state.established)
