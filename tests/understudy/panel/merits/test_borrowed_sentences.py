"""A good sentence of the other side is no gain for whoever speaks it."""

from __future__ import annotations

import pytest

from tests.understudy.panel.test_seat import GOOD, OTHER, SUBJECT
from venire.language.text.sentences import sentences
from venire.law.debating.argument import Argument
from venire.law.debating.texts_cited import record_of
from venire.models.vectors.likeness import sentence_rows
from venire.proceedings.debate.params import Debater
from venire.proceedings.debate.view import EvaluatorView
from venire_understudy.panel.merits.debate_heard import DebateHeard, all_tables
from venire_understudy.panel.score_and_verdict import despite, mean_score
from venire_understudy.panel.seat import EvaluatorUnderstudy
from venire_understudy.panel.verdict import Side, lead, side_of

TAKEN = sentences(GOOD.text)[1:3]


def room(*arguments: Argument) -> DebateHeard:
    return DebateHeard(SUBJECT.topic, arguments, record_of(SUBJECT), sentence_rows, all_tables())


def sides(*arguments: Argument) -> tuple[Side, Side]:
    heard = room(*arguments)
    return side_of("Ada", heard), side_of("Ben", heard)


def with_taken(one: Argument, round: int = 1) -> Argument:
    return one.model_copy(update={"text": f"{one.text} {' '.join(TAKEN)}", "round": round})


@pytest.mark.parametrize("round", [1, 2])
def test_sentences_of_the_other_side_speak_for_the_other_side(round: int) -> None:
    plain = OTHER.model_copy(update={"round": round})
    before = lead(*sides(GOOD, plain), "synthesizing")
    after = lead(*sides(GOOD, with_taken(OTHER, round)), "synthesizing")
    assert after > before


def test_whose_they_are_is_told_by_what_bears_them_out() -> None:
    mine, theirs = GOOD, with_taken(OTHER)
    heard = room(mine, theirs)
    assert list(heard.away(theirs)) == TAKEN
    assert not heard.away(mine)


def test_in_a_later_round_they_may_be_named_as_the_other_sides() -> None:
    named = OTHER.model_copy(update={"text": f"Ada says it herself: “{TAKEN[0]}” {OTHER.text}", "round": 2})
    assert not room(GOOD, named).away(named)


def test_equal_cases_share_everything_and_nobody_has_taken_anything() -> None:
    same = GOOD.model_copy(update={"id": "A2", "by": "Ben"})
    assert not room(GOOD, same).away(GOOD)
    assert lead(*sides(GOOD, same), "synthesizing") == 0


def test_the_verdict_quotes_what_was_taken() -> None:
    taken = with_taken(OTHER)
    view = EvaluatorView(
        topic=SUBJECT.topic,
        phase="deliberation",
        round=1,
        rounds=1,
        debaters=(Debater(name="Ada"), Debater(name="Ben")),
        arguments=(GOOD, taken),
        perspective="analytical",
    )
    told = EvaluatorUnderstudy(SUBJECT, sentence_rows).judged(view)
    assert told.winner == "Ada"
    assert "speak for the other side" in told.reasoning


def test_a_side_with_the_higher_scores_that_loses_is_told_why() -> None:
    better, worse = sides(GOOD, OTHER)
    if mean_score(better) < mean_score(worse):
        better, worse = worse, better
    assert despite(better, worse, "analytical") == ""
    told = despite(worse, better, "analytical")
    assert f"{mean_score(better):.2f} against {mean_score(worse):.2f}" in told
    assert "But " in told
    assert despite(worse, better, "practical") == ""
