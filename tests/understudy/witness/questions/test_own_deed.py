"""Questions of a student that were answered with a wrong yes, another thing, or an absurd "I don't know"."""

from __future__ import annotations

import pytest

from venire.studies.benchmarks.measures.answers import not_knowing
from venire_understudy.witness.plain_affidavit import sworn_answer
from venire_understudy.witness.speech.pronouns_for_names import by_pronoun

DOCTOR = (
    "I found one depressed fracture, 1.6 by 1.2 inches, at the back of the skull.",
    "A bolt head on the iron edge of the sill could have made the fracture.",
    "At 1:05 a.m. the calf was tense and Nell Corrigan screamed when I bent her toes.",
    "At 9:30 p.m. I noted that the calf was firm.",
)
CONTRACTOR = (
    "I did not ride my bicycle that night.",
    "The man stamped on my left hand and broke two fingers of it.",
    "No doctor came to my bed before seven in the morning.",
    "I bypassed the rear door because it had given three false alarms in February.",
    "I did not set fire to the barn.",
    "A wet hand touched my cheek while the scarf was tied.",
)


def said(facts: tuple[str, ...], question: str) -> tuple[str, str]:
    answer = sworn_answer(facts, "Alma Reed", question)
    return answer.stance, answer.text


def test_a_thing_set_aside_does_not_turn_a_question_round() -> None:
    stance, text = said(CONTRACTOR, "You rode your bicycle and not your car that night, right?")
    assert stance == "deny"
    assert text.startswith("No")


def test_a_fracture_measured_in_length_and_width_has_no_depth() -> None:
    assert not_knowing(said(DOCTOR, "How deep was the fracture?")[1])
    assert "1.6 by 1.2" in said(DOCTOR, "How big was the fracture?")[1]


@pytest.mark.parametrize(
    "question", ["You can't rule out the bolt heads, can you?", "Can you rule out a bolt head, Doctor?"]
)
def test_what_could_have_been_is_not_ruled_out(question: str) -> None:
    text = said(DOCTOR, question)[1]
    assert text.startswith("No")
    assert "bolt head" in text
    assert "could have made the fracture" in text


def test_what_nothing_speaks_of_is_not_said_to_be_ruled_out() -> None:
    assert not_knowing(said(DOCTOR, "You can't rule out a hammer, can you?")[1])


def test_what_was_found_at_an_hour_is_told_by_the_hour() -> None:
    question = "What did you find when you examined Ms Corrigan at five past one?"
    assert "tense" in said(DOCTOR, question)[1]
    assert not_knowing(said(DOCTOR[1:], "What did you find in the kitchen at five past one?")[1])


def test_which_hand_is_answered_with_the_hand() -> None:
    assert "left hand" in said(CONTRACTOR, "Which hand was hurt?")[1]
    assert not_knowing(said(CONTRACTOR, "Which eye was hurt?")[1])


def test_that_nobody_came_before_an_hour_is_not_the_hour_at_which_somebody_came() -> None:
    text = said(CONTRACTOR, "When did a doctor first come to your bed?")[1]
    assert "no doctor" in text.lower()


def test_the_reason_survives_in_a_compound_question() -> None:
    text = said(CONTRACTOR, "Why did you bypass the rear door, and did you set fire to the barn?")[1]
    assert "false alarms" in text
    assert "No, I" in text or "did not" in text or "didn't" in text


def test_when_is_not_answered_with_the_question() -> None:
    assert said(CONTRACTOR, "When was the scarf tied?")[1].lower() != "while the scarf was tied."


@pytest.mark.parametrize("question", ["Did you strike Tom Ashdown?", "You pushed Tom off the wall, didn't you?"])
def test_nobody_says_of_its_own_deed_that_it_does_not_know(question: str) -> None:
    text = said(CONTRACTOR, question)[1]
    assert "know" not in text
    assert not_knowing(text)


@pytest.mark.parametrize(
    "question",
    [
        "The man stamped on your left hand and broke two fingers of it, is that right?",
        "Isn't it true that you looked for your tools and did not find them?",
    ],
)
def test_two_halves_that_are_both_so_are_agreed_to_once(question: str) -> None:
    stance, text = said((*CONTRACTOR, "I looked for my tools in the shed and did not find them."), question)
    assert stance == "affirm"
    assert "No" not in text


def test_what_was_told_somebody_is_told_without_the_hearer() -> None:
    facts = ("On Monday I told the sergeant that Dale had been with me till eleven.",)
    text = said(facts, "What did you tell the sergeant on Monday?")[1]
    assert not text.startswith("The sergeant")
    assert "Dale had been with me till eleven" in text


@pytest.mark.parametrize(
    ("told", "asked", "now"),
    [
        ("Warren Teague and I shared a cell.", "When did you meet Warren Teague?", "He and I shared a cell."),
        ("Gideon Farrow read the letter.", "What did Gideon Farrow read?", "He read the letter."),
        ("I saw Gideon Farrow.", "Did you see Gideon Farrow?", "I saw him."),
    ],
)
def test_whoever_opens_a_sentence_is_its_doer(told: str, asked: str, now: str) -> None:
    assert by_pronoun(told, asked) == now


def test_none_is_agreed_to_where_there_was_none() -> None:
    stance, text = said(("The other four samples held none.",), "Did the other four samples hold none?")
    assert stance == "affirm"
    assert not text.startswith("No")


@pytest.mark.parametrize(
    ("fact", "question"),
    [
        ("My father's bench and all my patterns burned.", "Did your father's bench and all your patterns burn?"),
        ("Leonard and I played chess.", "Did Leonard and you play chess?"),
    ],
)
def test_a_yes_says_he_only_of_one_man(fact: str, question: str) -> None:
    stance, text = said((fact,), question)
    assert stance == "affirm"
    assert "he did" not in text


def test_no_pronoun_begins_what_is_left_of_a_sentence() -> None:
    facts = ("On Friday I helped Agnes Weir carry the bureau to her van.",)
    text = said(facts, "What did you help Agnes Weir carry to her van on Friday?")[1]
    assert not text.startswith(("She", "Her"))
    assert "the bureau" in text
