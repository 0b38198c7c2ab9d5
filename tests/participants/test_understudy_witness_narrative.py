"""A witness invited to talk tells two or three things; told to put something down, it names the thing."""

from __future__ import annotations

import re

import pytest

from tests.participants.test_understudy_witness_talk import ask
from venire.law.case import Case
from venire.law.speech.persons import answering
from venire.library.shipped import ShippedCases
from venire.participants.understudy.witness.conversation import Turn
from venire.participants.understudy.witness.people import by_pronoun
from venire.participants.understudy.witness.saying import halved
from venire.participants.understudy.witness.wording import dated

INVITATIONS = (
    "Take us through everything you saw that night.",
    "Tell the jury, in your own words, everything that happened that night.",
    "Tell the jury the whole story of that night.",
    "Just tell us everything that you did in this case, as it comes back to you.",
)


@pytest.mark.parametrize("name", ["murder", "robot", "robbery"])
@pytest.mark.parametrize("invitation", INVITATIONS)
def test_an_invitation_to_talk_gets_two_or_three_sworn_sentences(name: str, invitation: str) -> None:
    for witness in ShippedCases().load(name).witnesses:
        answer = ask(ShippedCases().load(name), witness.id, invitation)
        assert answer.stance == "tell", (witness.name, answer)
        assert 2 <= len(answer.facts) <= 3, (witness.name, answer)


def test_what_was_to_be_put_down_is_a_thing(murder: Case) -> None:
    before = (Turn("Who was on the gate with you?", "Tom Ashdown was on the gate with me."),)
    for question in ("What did he tell you to put down?", "What did Tom Ashdown tell you to put down?"):
        assert ask(murder, "W6", question, earlier=before).text == "The paddle."
    assert ask(murder, "W3", "What did he tell you to put down?").stance == "unknown"


def test_a_witness_asked_whether_it_is_itself_says_so(murder: Case) -> None:
    assert ask(murder, "W1", "Are you Detective Ana Ferrante?").stance != "deny"


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
