"""A witness invited to talk tells two or three things; told to put something down, it names the thing."""

from __future__ import annotations

import re

import pytest

from tests.understudy.witness.speech.test_talk import ask
from venire.kernel.chance import Chance
from venire.language.morphology.persons import answering
from venire.law.case_file.case import Case
from venire.library.shipped import ShippedCases
from venire_understudy.witness.affidavit.knowledge import knowledge
from venire_understudy.witness.delivery.wording import dated
from venire_understudy.witness.questions.conversation import ExchangedTurn, told_facts
from venire_understudy.witness.speech.pronouns_for_names import by_pronoun
from venire_understudy.witness.speech.spoken_english import halved
from venire_understudy.witness.stand import WitnessStand

INVITATIONS = (
    "Take us through everything you saw that night.",
    "Tell the jury, in your own words, everything that happened that night.",
    "Tell the jury the whole story of that night.",
    "Just tell us everything that you did in this case, as it comes back to you.",
)


@pytest.mark.parametrize("name", ["murder", "robot", "robbery", "exoneration", "arson", "fraud", "assault"])
@pytest.mark.parametrize("invitation", INVITATIONS)
def test_an_invitation_to_talk_gets_two_or_three_sworn_sentences(name: str, invitation: str) -> None:
    for witness in ShippedCases().load(name).witnesses:
        answer = ask(ShippedCases().load(name), witness.id, invitation)
        assert answer.stance == "tell", (witness.name, answer)
        assert 2 <= len(answer.facts) <= 3, (witness.name, answer)


def test_what_was_to_be_put_down_is_a_thing(murder: Case) -> None:
    before = (ExchangedTurn("Who was on the gate with you?", "Tom Ashdown was on the gate with me."),)
    for question in ("What did he tell you to put down?", "What did Tom Ashdown tell you to put down?"):
        assert ask(murder, "W6", question, earlier=before).text == "The paddle."
    assert ask(murder, "W3", "What did he tell you to put down?").stance == "unknown"


def test_a_witness_asked_whether_it_is_itself_says_so(murder: Case) -> None:
    person = next(one for one in murder.witnesses if one.id == "W1")
    stand = WitnessStand(
        knowledge({one.id: one.text for one in person.affidavit}), person.profile, Chance("a"), name=person.name
    )
    assert stand.answer("Are you Detective Ana Ferrante?").text == "Yes, I am."
    assert stand.answer("Who is Detective Ana Ferrante?").text == "I am Detective Ana Ferrante."


def test_no_sentence_is_broken_before_its_verb() -> None:
    assert halved("My uncle gave his knees and the stairs as the reason.") == ""
    assert "Dale. I" not in halved("On Sunday evening Dale and I ate fish on the mainland slip.")
    assert (
        halved("I shut the gate and he ran to the wall of the lock.")
        == "I shut the gate. He ran to the wall of the lock."
    )
    assert dated("I crossed to Skerry alone on Sunday evening to fetch my tools.") == ""


def test_what_benno_told_is_a_whole_sentence() -> None:
    answer = ask(ShippedCases().load("robot"), "W1", "What did Benno tell you?")
    assert not re.match(r"Me\b", answer.text), answer.text


def test_he_who_did_not_ask_is_he() -> None:
    assert by_pronoun("Thomas Ashdown didn't ask me to come.", "Did Thomas Ashdown ask you?").startswith("He didn't")


def test_our_work_is_theirs_when_it_is_told_of_the_witness() -> None:
    assert answering("I know her through our work.", "Colm Dacey") == "Colm Dacey knows her through their work."


@pytest.mark.parametrize(
    ("witness", "question", "answer"),
    [
        ("W6", "What did you see at 1:40 a.m.?", "Leonard didn't move, and at 1:41 I called for help."),
        ("W7", "What did you write to your staff on December 12?", '"No panic before the holidays. Stage it."'),
        (
            "W2",
            "What did Leonard Voss's blood hold?",
            "The alcohol of two small brandies and an ordinary dose of a sleeping tablet.",
        ),
    ],
)
def test_what_is_answered_is_a_whole_phrase(witness: str, question: str, answer: str) -> None:
    assert ask(ShippedCases().load("robot"), witness, question).text.endswith(answer)


def test_a_name_for_a_him_is_no_reason_to_say_no() -> None:
    put = "The tablet made it less likely that a headache would wake Leonard Voss, didn't it?"
    assert ask(ShippedCases().load("robot"), "W2", put, adverse=True).stance == "affirm"


@pytest.mark.parametrize(
    "question",
    [
        "What do you think Leonard Voss would have said, had anybody asked?",
        "If you had to guess, what was Julian Voss afraid of?",
        "What might have happened if nobody had been there?",
    ],
)
def test_nobody_knows_what_would_have_been(question: str) -> None:
    assert ask(ShippedCases().load("robot"), "W1", question).stance == "unknown"


def test_a_name_said_in_another_answer_tells_no_fact(murder: Case) -> None:
    person = next(one for one in murder.witnesses if one.id == "W6")
    turn = ExchangedTurn(
        "Why did you wind the paddle up?",
        "To show Tom Ashdown the chamber wall below the water line. He'd asked me to.",
    )
    assert "W6.8" not in told_facts(knowledge({one.id: one.text for one in person.affidavit}), (turn,))


def test_a_nobody_put_in_its_own_words_is_agreed_to_whatever_the_tag() -> None:
    robbery = ShippedCases().load("robbery")
    for tag in ("didn't you", "did you"):
        answer = ask(robbery, "W6", f"You told nobody of the man in yellow until Tuesday, {tag}?", adverse=True)
        assert answer.stance == "affirm", answer
    assert ask(robbery, "W6", "Did you rob the office?", adverse=True).stance == "deny"


def test_one_place_of_two_is_not_taken_for_a_thing() -> None:
    answer = ask(ShippedCases().load("robbery"), "W5", "Had Dale Rourke left any tools in the office or on the pier?")
    assert " in it on " not in answer.text
