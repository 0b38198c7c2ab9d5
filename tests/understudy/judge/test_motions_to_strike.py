"""A motion to strike is ruled on by the ground that it names: granted on it, or refused for a reason on it."""

from __future__ import annotations

import pytest

from tests.support.played_examination import Hearing, murder
from venire.law.evidence.grounds import CARDS, FORM, Ground
from venire.law.evidence.rules import rule_cited
from venire.proceedings.examination import acts
from venire_understudy.judge.motions_to_strike import as_put
from venire_understudy.judge.seat import CourtJudge

PLAIN = ("Where did you find the flashlight?", "In his coat pocket, switched off.")
OTHERS = ("What did you find?", "A wrench. My father told me that the certificates were false.")
GUESS = ("What did you hear?", "A shout. I suppose it was about money.")
ACCUSED = ("What did Irene Halvorsen say on Saturday?", "She told me that she had been at home from nine.")
TRAIT = ("Did you speak with him?", "Yes. He was always a violent man.")
PAPER = ("What did you find?", "A wrench. The trust's register showed windlass number 14 as issued to her.")
REASONS: dict[Ground, str] = {
    "hearsay": "80",
    "speculation": "602",
    "foundation": "602",
    "opinion": "701",
    "relevance": "40",
    "character": "404",
    "privilege": "501",
    "best_evidence": "1002",
    "scope": "611(b)",
    "non_responsive": "611(a)",
}
"""The rule, or how its number begins, on which each ground is decided."""


def struck(said: tuple[str, str], ground: Ground, witness: str = "W1") -> acts.Rule:
    """What the shipped judge says of a motion against this answer to a first question."""
    hearing = Hearing.opened("strike", witnesses=(witness,), agents={"counsel": {"error_rate": 0.0}})
    play = hearing.play
    play.give("q1/put", acts.PutQuestion(text=said[0]))
    play.give(play.asked()[0].key, acts.LetStand())
    play.give("q1/answer", acts.Testify(text=said[1], stance="tell"))
    play.give("q1/credit", acts.Credit())
    play.give("q1/strike", acts.MoveToStrike(ground=ground, argument="I move to strike."))
    view = play.view("judge")
    return CourtJudge(murder(), play.rules.chance).rule(view, view.pending, ground)


@pytest.mark.parametrize("ground", tuple(REASONS))
@pytest.mark.parametrize("said", [PLAIN, OTHERS, GUESS, PAPER])
def test_the_ruling_is_on_the_ground_that_is_named(said: tuple[str, str], ground: Ground) -> None:
    told = struck(said, ground)
    assert rule_cited(told.rule)
    assert told.rule.startswith(REASONS[ground]) or told.rule in CARDS[ground].rules


@pytest.mark.parametrize("ground", sorted(FORM))
def test_the_form_of_a_question_is_no_ground_against_its_answer(ground: Ground) -> None:
    told = struck(PLAIN, ground)
    assert (told.ruling, told.rule) == ("overruled", "103(a)(1)")


@pytest.mark.parametrize(
    ("said", "ground"),
    [(OTHERS, "hearsay"), (GUESS, "speculation"), (TRAIT, "character"), (PAPER, "best_evidence")],
)
def test_what_has_the_defect_that_is_named_goes_out(said: tuple[str, str], ground: Ground) -> None:
    assert struck(said, ground).ruling == "sustained"
    assert struck(PLAIN, ground).ruling == "overruled"


def test_the_accused_s_words_stay_in_against_her() -> None:
    told = struck(ACCUSED, "hearsay")
    assert (told.ruling, told.rule) == ("overruled", "801(d)(2)")


def test_a_judge_who_denies_it_may_let_a_better_ground_be_felt() -> None:
    assert "ground that I am given" in struck(OTHERS, "relevance").reason
    assert "ground that I am given" not in struck(PLAIN, "relevance").reason


def test_an_answer_is_read_as_it_would_be_put() -> None:
    assert as_put("I found my coat, and he told me.") == "You found your coat, and he told you, correct?"


VOLUNTEERED = (
    ("W8", "Did you see the rail?", "Yes, and he told me that it was loose."),
    ("W3", "When did you speak with your father?", "At 8:40, and he told me that her certificates were false."),
    (
        "W3",
        "When did you speak with your father?",
        "At 8:40. And he told me Irene Halvorsen's certificates were false.",
    ),
    ("W4", "What did you see?", "A light. Somebody said that it was a flashlight."),
    ("W5", "Did you speak with Tom Ashdown?", "Yes, and he told me that the money was gone."),
)
NO_ONES_WORDS = (
    ("W4", "What did you do?", "I told the deputy of a splash, and he wrote it down."),
    ("W4", "What did you do then?", "He told me to sit down, and I sat down."),
    ("W6", "What did you do?", "I wound the paddle down, because Tom Ashdown told me to put it down."),
    ("W3", "When did you speak with your father?", "At 8:40 p.m., and he sounded tired."),
)


@pytest.mark.parametrize(("witness", "question", "answer"), VOLUNTEERED)
def test_hearsay_that_a_witness_adds_is_struck_whatever_it_was_asked(witness: str, question: str, answer: str) -> None:
    told = struck((question, answer), "hearsay", witness)
    assert (told.ruling, told.rule) == ("sustained", "802")


@pytest.mark.parametrize(("witness", "question", "answer"), NO_ONES_WORDS)
def test_an_order_a_deed_and_ones_own_words_are_left(witness: str, question: str, answer: str) -> None:
    assert struck((question, answer), "hearsay", witness).ruling == "overruled"


def test_words_that_the_question_could_have_excuse_no_others() -> None:
    question = "What did Irene Halvorsen say on Saturday?"
    assert struck((question, "She said that she had been at home from nine."), "hearsay").ruling == "overruled"
    more = "She said that she had been at home, and my neighbour said that it was a lie."
    assert struck((question, more), "hearsay").ruling == "sustained"
