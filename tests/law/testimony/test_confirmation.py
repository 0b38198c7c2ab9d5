"""A bare yes or no with its question as a full fact."""

from __future__ import annotations

import pytest

from venire.language.answers.bare_reply import is_bare
from venire.law.testimony.confirmation import joined
from venire.law.testimony.testified import Exchange

HALE = "Ms Hale"


@pytest.mark.parametrize(
    ("question", "answer", "fact"),
    [
        ("Did you lock the shed?", "I did.", "Ms Hale locked the shed."),
        ("Did you lock the shed?", "No, sir.", "Ms Hale did not lock the shed."),
        ("You keep the key on a nail?", "Yes.", "Ms Hale keeps the key on a nail."),
        ("You keep the key on a nail?", "No.", "Ms Hale does not keep the key on a nail."),
        ("You went home at six?", "No.", "Ms Hale did not go home at six."),
        ("On 6 June, was your lease with the brewery ended?", "Yes.",
         "On 6 June, Ms Hale's lease with the brewery was ended."),
        ("While he was talking did you try to leave?", "I did.", "While he was talking, Ms Hale tried to leave."),
        ("You never told the owner?", "No.", "Ms Hale never told the owner."),
        ("You never told the owner?", "That's right.", "Ms Hale never told the owner."),
        ("Didn't you warn the owner?", "Yes.", "Ms Hale warned the owner."),
        ("You did not go in, is that right?", "Yes.", "Ms Hale did not go in."),
        ("You did not go in, is that right?", "Yes, I did.", "Ms Hale did go in."),
        ("You did not go in, is that right?", "No.", "Ms Hale did not go in."),
        ("You never told the owner, correct?", "Yes, sir.", "Ms Hale never told the owner."),
        ("You never told the owner, isn't that so?", "Yes.", "Ms Hale never told the owner."),
        ("The gate was not locked, would you agree?", "Yes.", "The gate was not locked."),
        ("You did not go in, did you?", "Yes.", "Ms Hale did go in."),
        ("You were not there, were you?", "Yes, I was not.", "Ms Hale was not there."),
        ("You went in, is that right?", "Yes.", "Ms Hale went in."),
        ("You went in, is that right?", "No.", "Ms Hale did not go in."),
        ("Can't you name the owner?", "No.", "Ms Hale cannot name the owner."),
        ("I think you moved to York in 1990; is that right?", "Yes, that's right.", "Ms Hale moved to York in 1990."),
        ("Thank you. You moved to York in 1990. Correct?", "Correct.", "Ms Hale moved to York in 1990."),
        ("If we look at page 2, we can see that the letter is dated 4 May, yes?", "Yes.",
         "The letter is dated 4 May."),
        ("Was there any talk of money?", "No.", "There was not any talk of money."),
        ("Was there any talk of money?", "Yes.", "There was some talk of money."),
        ("Is it not a fact that the boat was sold?", "Most certainly, sir.", "The boat was sold."),
        ("Made no effort to find him?", "No.", "Ms Hale made no effort to find him."),
        ("Did the nurse ask you why you had come, and did you reply that you were ill?", "Yes.",
         "The nurse asked Ms Hale why Ms Hale had come, and Ms Hale replied that Ms Hale was ill."),
        ('The rule that "nobody may stay", is that something you were shown?', "No.",
         'It is not so that the rule that "nobody may stay" is something Ms Hale was shown.'),
        ("When you say late, do you mean after ten?", "Yes.", "When Ms Hale says late, Ms Hale means after ten."),
        ("You said to him “you are the only one”?", "Yes.", 'Ms Hale said to him "you are the only one".'),
    ],
)  # fmt: skip
def test_a_bare_answer_becomes_a_full_fact(question: str, answer: str, fact: str) -> None:
    found = joined(question, answer, HALE)
    assert found is not None
    assert found.fact == fact


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Can we look at page 15, please.", "Yes."),
        ("Thank you. I'm going to ask for the letter to be shown.", "Yes."),
        ("What did you see?", "Yes."),
        ("Did you see it?", "I don't remember."),
        ("Before the coroner?", "Yes."),
        ("", "Yes."),
        ("?", "No."),
    ],
)
def test_nothing_is_joined_where_nothing_was_put_or_sworn(question: str, answer: str) -> None:
    assert joined(question, answer, HALE) is None


def test_a_fragment_is_read_with_the_exchange_before() -> None:
    before = (
        Exchange(no=1, witness="W1", phase="cross", by="defence", question="You gave evidence before?", answer="Yes."),
    )
    found = joined("To the coroner?", "Yes.", HALE, before)
    assert found is not None
    assert found.fact == "Ms Hale gave evidence before: to the coroner."


def test_what_it_means_is_told_beside_the_fact() -> None:
    found = joined("There is a letter of 4 May from the bank. Did you answer it?", "I did.", HALE)
    assert found is not None
    assert (found.fact, found.about) == ("Ms Hale answered it.", "There is a letter of 4 May from the bank.")


def test_who_sees_words_swears_only_to_seeing_them() -> None:
    found = joined('The note says, "Burn this". Do you see that?', "Yes.", HALE)
    assert found is not None
    assert found.fact == 'Ms Hale sees that the note says, "Burn this".'


@pytest.mark.parametrize(
    "answer", ["Yes.", "Yes, sir.", "That's right, yes.", "No, no.", "I did not.", "(The witness nodded)"]
)
def test_bare_answers(answer: str) -> None:
    assert is_bare(answer)


@pytest.mark.parametrize("answer", ["Yes, at nine.", "Thank you.", "Yes, I --", "Yes?", "", "I did it for money."])
def test_answers_that_say_more_or_nothing_are_not_bare(answer: str) -> None:
    assert not is_bare(answer)
