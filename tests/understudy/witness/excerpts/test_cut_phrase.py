"""A witness speaks, it does not recite: the phrase that answers is said, and not the affidavit's sentence."""

from __future__ import annotations

import pytest

from venire.kernel.chance import Chance
from venire.language.comparison.recital import copied
from venire.law.case_file.case import Case, Profile
from venire.models.vectors.likeness import sentence_likeness
from venire_understudy.witness.affidavit.knowledge import knowledge
from venire_understudy.witness.stand import WitnessStand


def said(case: Case, witness: str, question: str) -> str:
    """What the witness of the case answers; never eight words in a row of its affidavit."""
    person = next(one for one in case.witnesses if one.id == witness)
    texts = {fact.id: fact.text for fact in person.affidavit}
    known = knowledge(texts, {fact.id: fact.frame.subject for fact in person.affidavit})
    stand = WitnessStand(
        known,
        person.profile,
        Chance("lot"),
        sources=tuple(texts.values()),
        likeness=sentence_likeness(),
        name=person.name,
        role=person.role,
    )
    answer = stand.answer(question).text
    assert not copied(answer, tuple(texts.values())), answer
    return answer


@pytest.mark.parametrize(
    ("witness", "question", "phrase"),
    [
        ("W4", "How high was the light?", "t the height of a person's head."),
        ("W2", "Doctor, what in your opinion is the likelier cause of this fracture?", "he windlass."),
        ("W6", "What struck your right wrist that night?", "he windlass. It had slipped."),
        ("W6", "Why did you wind the paddle up?", "He'd asked me to."),
        ("W6", "What did you ask the trust in March?", "I asked for $380 to mend the rail."),
        ("W7", "Where could a windlass dropped from the gate come to rest?", "even feet from the gate."),
        ("W7", "What do you say of the upper bolt of that rail?", "t had been missing for months, since its hole"),
        ("W8", "How was the rail of the upper gate when you found Thomas Ashdown?", "hanging out over the water."),
        ("W8", "Whom did you find in the chamber of Lock 6 that Saturday?", "homas Ashdown."),
        ("W8", "What did you see pass your cottage that night?", " bicycle light."),
        ("W8", "What has a slipping windlass done to your own wrist?", "eft a bruise across it more than once."),
        ("W3", "Whose voice is on the message?", "y father's."),
        ("W2", "What did you find at the back of the skull on the left?", "ne depressed fracture."),
        ("W1", "Would you tell the jury, please, who you are and what you do?", "I'm with the Wexley County Sheriff"),
        ("W8", "Would you tell the jury, please, who you are and what you do?", "I live in the cottage beside it."),
    ],
)
def test_the_phrase_that_answers_is_said_and_no_sentence_of_the_affidavit(
    murder: Case, witness: str, question: str, phrase: str
) -> None:
    assert phrase in said(murder, witness, question)


def test_a_quotation_is_given_whole_also_where_it_sounds_like_a_time() -> None:
    text = 'On Tuesday I wrote "Five, if I must say. Seven in ten." on the sheet.'
    stand = WitnessStand(
        knowledge({"W1.1": text}, {"W1.1": "I"}), Profile(), Chance("lot"), likeness=sentence_likeness()
    )
    assert stand.answer("What did you write on the sheet on Tuesday?").text == '"Five, if I must say. Seven in ten."'
