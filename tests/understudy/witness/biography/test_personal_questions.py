"""What a student asks any witness first: who it is, whom it knows, what it feels; and no yes without warrant."""

from __future__ import annotations

import re

import pytest

from venire.kernel.chance import Chance
from venire.law.case_file.case import Case
from venire.models.vectors.likeness import sentence_likeness
from venire_understudy.witness.affidavit.acquaintance import people_of
from venire_understudy.witness.affidavit.knowledge import knowledge
from venire_understudy.witness.questions.conversation import ExchangedTurn
from venire_understudy.witness.speech.answer import WitnessAnswer
from venire_understudy.witness.stand import WitnessStand

EVERYBODY = ("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8")


def ask(case: Case, witness: str, question: str, earlier: tuple[ExchangedTurn, ...] = ()) -> WitnessAnswer:
    person = next(one for one in case.witnesses if one.id == witness)
    texts = {fact.id: fact.text for fact in person.affidavit}
    assert case.victim is not None
    roles = {one.name: one.role for one in case.witnesses}
    roles |= {one.name: one.occupation for one in (case.defendant, case.victim)}
    stand = WitnessStand(
        knowledge(texts, {fact.id: fact.frame.subject for fact in person.affidavit}),
        person.profile,
        Chance("a"),
        earlier=earlier,
        sources=tuple(texts.values()),
        likeness=sentence_likeness(),
        name=person.name,
        role=person.role,
        people=people_of(roles, case.defendant.name, case.victim.name, person.name),
    )
    return stand.answer(question)


@pytest.mark.parametrize("witness", EVERYBODY)
def test_every_witness_says_who_it_is(murder: Case, witness: str) -> None:
    name = next(one.name for one in murder.witnesses if one.id == witness)
    said = ask(murder, witness, "Would you please introduce yourself to the jury?")
    assert ask(murder, witness, "Please state your name and occupation for the record.") == said
    assert said.stance == "tell"
    assert said.text.startswith(f"I'm {name}. I")
    assert ask(murder, witness, "Please state your name for the record.").text == f"{name}."


@pytest.mark.parametrize(
    ("witness", "question", "said"),
    [
        ("W4", "What do you do for a living?", "I'm a night nurse."),
        ("W2", "Are you a doctor?", "Yes. I'm the chief medical examiner of Wexley County."),
        ("W3", "How did you know Thomas Ashdown?", "I'm his only child."),
        ("W8", "How do you know the defendant?", "I think of her as a niece."),
        ("W8", "You are very fond of the defendant, aren't you?", "Yes. I think of her as a niece."),
        ("W8", "Do you hate Irene Halvorsen?", "No. I think of her as a niece."),
        ("W3", "Do you miss your father?", "He was my father."),
        ("W1", "To whom was windlass number 14 issued?", "To Irene Halvorsen."),
        ("W4", "How far is your boat from the lock?", "150 yards below Lock 6."),
        ("W4", "What did you tell the deputy?", "Of a splash and then another."),
        ("W6", "How do you know the defendant?", "I am the defendant."),
        ("W1", "Good morning. How are you today?", "Good morning."),
    ],
)
def test_what_is_asked_of_any_witness(murder: Case, witness: str, question: str, said: str) -> None:
    assert ask(murder, witness, question).text == said


def test_who_did_a_thing_is_not_whatever_stands_first_in_a_sentence(murder: Case) -> None:
    assert ask(murder, "W1", "Who issued windlass 14?").text != "The trust's register."
    assert ask(murder, "W7", "Who opened the paddle?").stance == "unknown"
    assert "9:47" in ask(murder, "W7", "When was the paddle opened?").text


@pytest.mark.parametrize(
    ("witness", "question"),
    [
        ("W1", "Did you know Thomas Ashdown?"),
        ("W1", "Do you like Irene Halvorsen?"),
        ("W1", "Did you see who did it?"),
        ("W1", "Were you at the lock that night?"),
        ("W1", "Had she been home, as she told you?"),
        ("W4", "Was it dark?"),
        ("W6", "Did you hit him?"),
        ("W7", "Could the lower bolt have come out by itself?"),
        ("W8", "You would lie for her, wouldn't you?"),
    ],
)
def test_no_yes_where_a_fact_is_only_near(murder: Case, witness: str, question: str) -> None:
    assert ask(murder, witness, question).stance != "affirm"


def test_the_defendant_denies_the_crime_by_what_she_swore(murder: Case) -> None:
    said = ask(murder, "W6", "Did you kill Thomas Ashdown?")
    assert said.stance == "deny"
    assert said.facts == ("W6.12",)
    assert ask(murder, "W5", "Did you kill Thomas Ashdown?").stance == "unknown"


def test_what_a_witness_has_to_gain_is_owned_to_and_never_made_up(murder: Case) -> None:
    assert ask(murder, "W7", "Are you being paid to testify?").facts == ("W7.18",)
    assert ask(murder, "W5", "You have a deal, don't you?").facts == ("W5.15",)
    for witness in ("W1", "W2", "W4", "W8"):
        assert ask(murder, witness, "Are you being paid to testify?").stance == "unknown"


def test_feelings_are_those_of_the_manner(murder: Case) -> None:
    assert ask(murder, "W8", "Are you ashamed of waiting three weeks?").text == "Yes. I am."
    assert "feelings" in ask(murder, "W2", "Were you frightened?").text


@pytest.mark.parametrize("witness", EVERYBODY)
def test_an_elliptical_question_is_answered_too(murder: Case, witness: str) -> None:
    for question in ("And then?", "And?", "Why?", "What did you see?", "What happened next?"):
        assert re.search(r"\w", ask(murder, witness, question).text)


def test_what_comes_next_follows_what_was_told(murder: Case) -> None:
    earlier = (ExchangedTurn("When did you wake?", "I woke at 9:40 p.m. after a night shift."),)
    following = ask(murder, "W4", "And then?", earlier).facts
    assert following
    assert set(following) <= {"W4.3", "W4.4"}
