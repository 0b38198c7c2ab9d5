# ruff: noqa: E501 - an exchange is read as one line
"""A witness speaks as somebody would who heard the question: "No, I can't" to "Can you say …?", both halves of a pair,
nothing added that is beside the question, and "as I said" of nothing but what it has said."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from tests.participants.test_understudy_witness_oneself import ask
from venire.kernel.chance import Chance
from venire.law.case import Case, Profile
from venire.participants.understudy.witness.conversation import Turn, said_before
from venire.participants.understudy.witness.knowledge import knowledge
from venire.participants.understudy.witness.phrasing import Voice
from venire.participants.understudy.witness.plain import answer_from, sworn_answer

COOPERATIVE = ("hostile", "guarded", "neutral", "helpful", "eager")


def answers(facts: Sequence[str], question: str) -> list[str]:
    """By every kind of witness."""
    profiles = [Profile.model_validate({"cooperativeness": one}) for one in COOPERATIVE]
    return [answer_from(facts, "Nils Berg", question, profile=profile) for profile in profiles]


@pytest.mark.parametrize(
    ("fact", "question", "said"),
    [
        (
            "I do not know how the sacks came into my barn.",
            "Do you know how the sacks came into your barn?",
            "No, I don't.",
        ),
        (
            "I cannot say when any page of the log was written.",
            "Can you say when any page of the log was written?",
            "No, I can't.",
        ),
    ],
)
def test_whether_one_can_say_is_answered_by_whether_one_can(fact: str, question: str, said: str) -> None:
    for answer in answers([fact], question):
        assert not re.search(r"\b(?:so|right|put)\b", answer)
    assert answer_from([fact], "Nils Berg", question) == said


@pytest.mark.parametrize(
    ("facts", "question", "both"),
    [
        (
            ["The mill has promised not to sue me if I speak.", "Ada Holm telephoned me at 7:12 p.m. on Friday."],
            "The mill has promised not to sue you if you speak, and Ada Holm telephoned you at 7:12 p.m. on Friday, isn't that right?",
            ("1", "2"),
        ),
        (
            ["The lamp did not answer at 10:06 p.m.", "At 9:58 p.m. Ada Holm's lamp answered."],
            "Isn't it a fact that the lamp did not answer at 10:06 p.m., and also that Ada Holm's lamp answered at 9:58 p.m.?",
            ("1", "2"),
        ),
    ],
)
def test_two_things_put_in_one_breath_that_are_both_so_are_both_agreed_to(
    facts: list[str], question: str, both: tuple[str, ...]
) -> None:
    answer = sworn_answer(facts, "Nils Berg", question)
    assert answer.stance == "affirm"
    assert set(answer.facts) == set(both)


def test_each_half_of_a_pair_is_answered_and_a_bare_no_says_what_it_denies() -> None:
    facts = ["The four sacks had been cut open with a knife.", "Nobody had told me to look in the barn."]
    asked = "How had the four sacks been opened, and had anybody told you to look in the barn?"
    answer = answer_from(facts, "Nils Berg", asked)
    assert "knife" in answer
    assert answer.endswith("And no, nobody had.")


def test_to_its_own_side_no_witness_is_rude() -> None:
    hostile = Profile(cooperativeness="hostile")
    own = {Voice(hostile, Chance(str(seed))).lead("no", openly=True) for seed in range(30)}
    other = {Voice(hostile, Chance(str(seed)), adverse=True).lead("no", openly=True) for seed in range(30)}
    assert own == {"No."}
    assert "No, and you know it." in other


@pytest.mark.parametrize(
    ("fact", "question", "answer"),
    [
        ("I did not call the miller.", "What does the rule say?", "It told me to call the miller."),
        ('Ada Holm said, "Missed it again."', "Whom did you wake?", "I woke Ada Holm."),
    ],
)
def test_what_was_not_said_was_not_said_before(fact: str, question: str, answer: str) -> None:
    told = knowledge({"1": fact}).facts[0]
    assert not said_before(told, (Turn(question, answer),))


def test_the_reason_that_is_asked_for_is_never_a_yes(murder: Case) -> None:
    asked = "Why did you keep it from the police that you think of Irene Halvorsen as a niece?"
    assert not ask(murder, "W8", asked).text.startswith("Yes")


def test_nothing_is_added_that_has_nothing_of_what_was_asked() -> None:
    facts = ["No other mill within sixty miles grinds rye.", "Ada Holm and I read the deeds of his mill together."]
    profile = Profile(cooperativeness="eager", verbosity="verbose")
    said = [
        answer_from(
            facts, "Nils Berg", "Which other mill within sixty miles grinds rye?", profile=profile, seed=str(seed)
        )
        for seed in range(12)
    ]
    assert not any("deeds" in one for one in said)
