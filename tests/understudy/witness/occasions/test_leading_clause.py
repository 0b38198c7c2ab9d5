"""A clause in front of a question only sets time or place: the witness answers what is asked, in whatever words."""

from __future__ import annotations

import pytest

from tests.support.played_examination import murder
from venire.kernel.chance import Chance
from venire.law.case_file.case import Case, Profile
from venire.library.shipped import ShippedCases
from venire.models.vectors.likeness import sentence_likeness
from venire_understudy.witness.affidavit.knowledge import knowledge
from venire_understudy.witness.occasions.leading_clause import LeadingClause, fronted
from venire_understudy.witness.speech.answer import WitnessAnswer
from venire_understudy.witness.stand import WitnessStand


def asked(case: Case, witness: str, question: str) -> WitnessAnswer:
    """What this witness says, from its affidavit."""
    person = next(one for one in case.witnesses if one.id == witness)
    texts = {fact.id: fact.text for fact in person.affidavit}
    known = knowledge(texts, {fact.id: fact.frame.subject for fact in person.affidavit})
    stand = WitnessStand(known, Profile(), Chance("front"), sources=tuple(texts.values()), likeness=sentence_likeness())
    return stand.answer(question)


@pytest.mark.parametrize(
    ("text", "front", "rest"),
    [
        ("After his hip was replaced, what did he do?", "After his hip was replaced", "What did he do?"),
        ("On the night of the fire, were you at home?", "On the night of the fire", "Were you at home?"),
        ("Coming off the shift, at what time did you wake?", "Coming off the shift", "At what time did you wake?"),
    ],
)
def test_a_clause_in_front_is_told_from_the_question(text: str, front: str, rest: str) -> None:
    assert fronted(text) == LeadingClause(front, rest)


@pytest.mark.parametrize(
    "text",
    [
        "When did you leave, and who saw you?",
        "In your opinion, was it the windlass?",
        "As you said earlier, did you leave?",
        "Did you leave, or did you stay?",
        "At what time did you leave, if you know?",
    ],
)
def test_what_is_no_scene_is_left_alone(text: str) -> None:
    assert fronted(text) is None


@pytest.mark.parametrize(
    ("name", "witness", "question", "fact"),
    [
        ("murder", "W3", "After his hip was replaced, did your father hold on to every rail?", "W3.10"),
        ("murder", "W3", "Once he had the new hip, what did your father hold on to?", "W3.10"),
        ("murder", "W6", "On your way out, did you give Tom Ashdown the windlass?", "W6.11"),
        ("robbery", "W1", "On the evening of the regatta, were you alone in the pier office?", "W1.1"),
        ("robbery", "W5", "While the office was being robbed, who was steering the ferry?", "W5.5"),
        ("exoneration", "W1", "On the night of the break-in, how many men did you see in your house?", "W1.3"),
        ("exoneration", "W1", "Shortly before midnight, did you hear the glass of the back door break?", "W1.2"),
        ("arson", "W2", "When the engine pulled up, where did you see flame?", "W2.2"),
    ],
)
def test_the_question_behind_it_is_answered(name: str, witness: str, question: str, fact: str) -> None:
    answer = asked(ShippedCases().load(name), witness, question)
    assert answer.facts[:1] == (fact,)
    assert answer.stance in ("affirm", "tell")
    assert not answer.text.startswith("No")


@pytest.mark.parametrize(
    ("witness", "question"),
    [
        ("W3", "Before his operation, did your father hold on to every rail?"),
        ("W4", "In the early morning, did you see one white light on the upper gate?"),
        ("W4", "At noon, did your alarm ring?"),
        ("W8", "In January, did you warn Irene Halvorsen of the rail at Lock 6?"),
    ],
)
def test_another_time_is_not_agreed_to(witness: str, question: str) -> None:
    assert asked(murder(), witness, question).stance != "affirm"
