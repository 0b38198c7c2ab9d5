"""Counsel mistakes a question only for what it resembles, and answers an objection with what is so."""

from __future__ import annotations

import pytest

from tests.understudy.counsel.objections.test_objections import BRIEF, pending
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.setting import Setting
from venire.law.testimony.testified import Exchange
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.words import lines
from venire_understudy.counsel.objections.bluff import might_rise
from venire_understudy.counsel.objections.defences import answered_so_far, in_the_record


def setting(question: str, *asked: str, witness: str = "Ned Pike, lock keeper") -> Setting:
    return Setting(question=question, phase="direct", witness=witness, asked=asked)


def after(view: CounselView, question: str, answer: str, by: str) -> CounselView:
    told = Exchange.model_validate(
        {"no": 1, "by": by, "witness": view.witness, "phase": "direct", "question": question, "answer": answer}
    )
    return view.model_copy(update={"exchanges": (told,)})


@pytest.mark.parametrize(
    ("question", "ground", "rises"),
    [
        ("And did you open the gate at the lock?", "opinion", False),
        ("How clear was the water at the lock?", "opinion", True),
        ("When did you reach the lock?", "asked_and_answered", False),
    ],
)
def test_nobody_mistakes_a_deed_for_an_opinion_or_a_first_question_for_a_second(
    question: str, ground: Ground, rises: bool
) -> None:
    assert might_rise(BRIEF, pending(question)[1], ground) is rises


def test_an_answer_to_another_question_is_no_part_of_this_one() -> None:
    view = pending("Did you push Tom Ashdown?")[1]
    question = setting("Did you push Tom Ashdown?")
    assert answered_so_far(after(view, "When did you last see Tom Ashdown?", "At nine.", view.me), question) == ""
    nearer = after(view, "Did you push the rail at Tom Ashdown?", "I believe so.", view.me)
    assert answered_so_far(nearer, question) == "unclear"
    hour = setting("How far could you see at 6:38?")
    assert answered_so_far(after(view, "How far could you see at 6:30?", "A mile.", view.me), hour) == ""


@pytest.mark.parametrize(
    ("ground", "asked", "told"),
    [
        ("compound", setting("Where were you, and did you see the gate?"), "compound"),
        ("compound", setting("Where were you at ten?"), ""),
        ("foundation", setting("What did the gate hold?"), ""),
        ("foundation", setting("What did the gate hold?", witness="Ana Ferrante, detective"), "foundation_inquiry"),
        (
            "foundation",
            setting("How was the bolt of the gate?", "When did you see the gate's bolt?"),
            "foundation_told",
        ),
        ("vague", setting("What about the gate?"), ""),
        ("best_evidence", setting("What does the letter say?"), "best_evidence"),
        ("assumes_facts", setting("Why did you open the gate?"), ""),
    ],
)
def test_a_reply_says_of_the_record_only_what_is_so(ground: Ground, asked: Setting, told: str) -> None:
    view = pending(asked.question)[1]
    assert in_the_record(BRIEF, view, asked, ground) == told
    assert not told or lines()["respond"][told]


def test_it_means_what_was_spoken_of_where_it_was() -> None:
    view = pending("What about the gate?")[1]
    spoken = after(view, "When did you open the gate?", "At ten.", view.me)
    assert in_the_record(BRIEF, spoken, setting("What about the gate?"), "vague") == "vague_spoken_of"
