"""An answer has what was asked for: an hour in whatever words, a measure, a calling, a voice, an order to its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from venire.kernel.chance import Chance
from venire.law.case_file.case import Profile
from venire.library.shipped import ShippedCases
from venire.models.vectors.likeness import sentence_likeness
from venire_understudy.witness.affidavit.acquaintance import people_of
from venire_understudy.witness.affidavit.knowledge import knowledge
from venire_understudy.witness.occasions.whereabouts_by_hour import hour_asked
from venire_understudy.witness.recall.measures import measured
from venire_understudy.witness.speech.answer import WitnessAnswer
from venire_understudy.witness.stand import WitnessStand

ORDERS = (
    "I have kept the ferry at Arden for nine years.",
    "At nine I told Mary Lane to cast off the boat and row across to the island.",
    "Owen Pratt told me to put out the lamp and lock the gate.",
    "I said that the rope was wet and that it would hold.",
    "My brother told me not to open the door or answer the bell.",
)


@cache
def stand(case_id: str, witness: str) -> WitnessStand:
    case = ShippedCases().load(case_id)
    person = next(one for one in case.witnesses if one.id == witness)
    texts = {fact.id: fact.text for fact in person.affidavit}
    roles = {one.name: one.role for one in case.witnesses}
    roles |= {one.name: one.occupation for one in (case.defendant, case.victim) if one}
    victim = case.victim.name if case.victim else ""
    return WitnessStand(
        knowledge(texts, {fact.id: fact.frame.subject for fact in person.affidavit}),
        person.profile,
        Chance("a"),
        sources=tuple(texts.values()),
        likeness=sentence_likeness(),
        name=person.name,
        role=person.role,
        people=people_of(roles, case.defendant.name, victim, person.name),
    )


def ask(case_id: str, witness: str, question: str) -> WitnessAnswer:
    return stand(case_id, witness).answer(question)


def told(facts: Sequence[str], question: str) -> str:
    texts = {str(no): text for no, text in enumerate(facts)}
    own = WitnessStand(knowledge(texts), Profile(), Chance("a"), sources=tuple(facts), likeness=sentence_likeness())
    return own.answer(question).text


@pytest.mark.parametrize(
    ("case_id", "witness", "question", "fact"),
    [
        ("murder", "W1", "Where were you at five to seven?", "W1.2"),
        ("murder", "W1", "At five minutes to seven that Saturday morning, where were you?", "W1.2"),
        ("murder", "W1", "Where were you just before seven on Saturday morning?", "W1.2"),
        ("murder", "W8", "Where were you at twenty past six?", "W8.2"),
        ("murder", "W4", "What happened at five to ten?", "W4.7"),
        ("robbery", "W2", "Where were you at twenty to ten in the evening?", "W2.1"),
        ("robbery", "W2", "Where were you at ten of seven on Monday?", "W2.5"),
        ("arson", "W2", "Where were you at about half past one?", "W2.1"),
        ("arson", "W7", "Where were you at twelve minutes to one?", "W7.5"),
        ("assault", "W3", "Where were you at eight minutes to midnight?", "W3.2"),
    ],
)
def test_an_hour_is_understood_however_it_is_said(case_id: str, witness: str, question: str, fact: str) -> None:
    assert ask(case_id, witness, question).facts[0] == fact


@pytest.mark.parametrize(
    ("case_id", "witness", "question"),
    [
        ("murder", "W1", "Where were you at half past three?"),
        ("murder", "W6", "Where were you at half past eight in the morning?"),
        ("robbery", "W2", "Where were you at noon?"),
        ("arson", "W2", "Where were you at quarter to eight?"),
    ],
)
def test_an_hour_of_which_nothing_was_sworn_gets_no_other_hour(case_id: str, witness: str, question: str) -> None:
    answer = ask(case_id, witness, question)
    assert answer.stance == "unknown"
    assert answer.facts == ()


@pytest.mark.parametrize(
    "question",
    ["Where were you at the tavern?", "What happened at seven to the bolt?", "Where were you?", "Did you go at seven?"],
)
def test_more_than_an_hour_or_none_is_another_question(question: str) -> None:
    assert hour_asked(question) is None


@pytest.mark.parametrize(
    ("case_id", "witness", "question"),
    [
        ("exoneration", "W3", "What was Helen Marrow's height?"),
        ("exoneration", "W3", "What size was the scarf?"),
        ("exoneration", "W3", "How big was the stain?"),
        ("robbery", "W3", "What was the size of the glove?"),
        ("arson", "W7", "What is your shoe size?"),
    ],
)
def test_what_has_no_such_measure_is_no_answer(case_id: str, witness: str, question: str) -> None:
    assert ask(case_id, witness, question).stance == "unknown"


@pytest.mark.parametrize(
    ("case_id", "witness", "question", "said"),
    [
        ("murder", "W2", "What was the size of the fracture?", "1.6 by 1.2 inches"),
        ("arson", "W7", "What is your height?", "five feet three"),
        ("exoneration", "W3", "What is Warren Teague's blood group?", "Group B"),
        ("murder", "W7", "What was the width of the bolt heads?", "1.5 inches"),
    ],
)
def test_what_has_the_measure_is_told(case_id: str, witness: str, question: str, said: str) -> None:
    assert said in ask(case_id, witness, question).text


def test_a_question_that_asks_no_measure_wants_none() -> None:
    assert measured("What did you find?", "a scarf")
    assert not measured("What was her weight?", "She was five feet three inches tall.")


@pytest.mark.parametrize(
    ("case_id", "witness", "question", "said"),
    [
        ("murder", "W7", "What are your qualifications, doctor?", "hydraulic engineer"),
        ("murder", "W7", "How long have you been in that field?", "twenty-six years"),
        ("exoneration", "W3", "What are your qualifications?", "twenty-six years"),
        ("fraud", "W6", "How long have you been in that profession?", "fourteen years"),
        ("robbery", "W3", "What is your training?", "eleven years"),
        ("negligence", "W5", "How long have you been an orthopaedic surgeon?", "twenty-two years"),
    ],
)
def test_qualifications_are_told_from_the_affidavit(case_id: str, witness: str, question: str, said: str) -> None:
    answer = ask(case_id, witness, question)
    assert answer.stance == "tell"
    assert said in answer.text


@pytest.mark.parametrize("question", ["How long have you been a medical examiner?", "Where did you train?"])
def test_what_was_not_sworn_of_a_calling_is_not_made_up_and_not_disowned(question: str) -> None:
    answer = ask("murder", "W2", question)
    assert answer.stance == "unknown"
    assert "statement" in answer.text


def test_whose_voice_a_witness_knows_and_by_what() -> None:
    answer = ask("murder", "W3", "How well do you know your father's voice?")
    assert answer.facts == ("W3.1", "W3.6")
    assert ask("murder", "W4", "How well do you know your father's voice?").stance == "unknown"
    assert ask("murder", "W3", "How well do you know Irene Halvorsen's voice?").stance == "unknown"
    assert "W5.8" in ask("robbery", "W5", "How do you know Dale Rourke's walk?").facts
    assert ask("robbery", "W7", "How well do you know your brother's voice?").facts == ("W7.1",)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What did you tell Mary Lane to do?", "To cast off the boat and row across to the island."),
        ("What did Owen Pratt tell you to do?", "To put out the lamp and lock the gate."),
        ("What did he tell you to put out?", "The lamp."),
        ("What did you say about the rope?", "That the rope was wet and that it would hold."),
        ("What did your brother tell you not to do?", "Not to open the door or answer the bell."),
    ],
)
def test_what_somebody_was_told_to_do_is_told_to_its_end(question: str, said: str) -> None:
    assert told(ORDERS, question) == said
