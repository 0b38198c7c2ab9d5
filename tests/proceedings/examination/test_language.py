"""A question in another language is told so at the door, and nothing is lost by it."""

from __future__ import annotations

import pytest

from tests.proceedings.examination.builders import Play
from venire.kernel.proceeding import Refused
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev


def test_a_question_in_another_language_is_refused_in_one_sentence_and_may_be_put_again() -> None:
    play = Play.opened()
    key = play.asked()[0].key
    with pytest.raises(Refused, match="this court hears English") as refused:
        play.give(key, acts.PutQuestion(text="Où étiez-vous ce soir-là ?"))
    assert refused.value.args
    assert play.of(ev.QuestionPut) == []
    assert play.asked()[0].key == key
    play.give(key, acts.PutQuestion(text="Where were you that evening?"))
    assert len(play.of(ev.QuestionPut)) == 1
