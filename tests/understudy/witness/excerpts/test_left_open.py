"""What a question leaves open is said alone, and nothing that belongs to another deed, or to a part of a fact; who was
alone was not with anybody."""

from __future__ import annotations

import pytest

from venire.kernel.chance import Chance
from venire.law.case_file.case import Frame, Profile
from venire.library.shipped import ShippedCases
from venire_understudy.witness.affidavit.knowledge import knowledge
from venire_understudy.witness.stand import WitnessStand

ON_THE_STAND = (
    ("fraud", "W8", "Why did you move $18,000 out of the Fund on July 3?", "To pay for a compressor."),
    ("fraud", "W4", "How many cows did you milk at Stone Ridge in 2023?", "Forty-three."),
    ("fraud", "W2", "What did Gideon Farrow lay on your table?", "The keys of the office."),
    (
        "assault",
        "W8",
        "Why did no moonlight reach Averill after 8:40 p.m. on November 8?",
        "Because cloud hid the moon.",
    ),
    ("assault", "W2", "Whom did you choose from the six photographs?", "Number two."),
    ("assault", "W6", "When did you hear Jonah come in?", "At about ten past twelve."),
    ("murder", "W5", "When did you pay Irene Halvorsen $4,000 for a boat engine?", "In April."),
    ("murder", "W5", "Where did you sit until you went back to the bar at 10:20 p.m.?", "In my truck at the tavern."),
    ("exoneration", "W2", "Who tested the blood on the glass?", "Nobody."),
    ("robbery", "W1", "What did you look at?", "I looked more at the pistol than at the man."),
    (
        "exoneration",
        "W4",
        "Did Warren Teague tell you that anybody had gone in with him?",
        "No. He told me he had gone in alone.",
    ),
)


@pytest.mark.parametrize(("case", "witness", "question", "answer"), ON_THE_STAND)
def test_only_what_is_left_open_is_said(case: str, witness: str, question: str, answer: str) -> None:
    person = next(one for one in ShippedCases().load(case).witnesses if one.id == witness)
    texts = {fact.id: fact.text for fact in person.affidavit}
    known = knowledge(
        texts,
        {fact.id: fact.frame.subject for fact in person.affidavit},
        {fact.id: fact.aloud for fact in person.affidavit if fact.aloud},
        {fact.id: fact.frame for fact in person.affidavit},
    )
    profile = person.profile.model_copy(update={"cooperativeness": "neutral", "verbosity": "plain"})
    stand = WitnessStand(known, profile, Chance("a"), sources=tuple(texts.values()), name=person.name)
    assert stand.answer(question).text == answer


def test_what_one_could_not_come_to_any_more_was_not_done() -> None:
    sworn = "Rain had washed the path at four, before I could look for tracks."
    stand = WitnessStand(knowledge({"F1": sworn}), Profile(), Chance("a"), sources=(sworn,))
    assert stand.answer("Did you look for tracks on the path?").stance == "deny"
    assert stand.answer("You looked for tracks, didn't you?").stance == "deny"


GAVE = Frame(subject="I", verb="give", object="Tom", complements=("the key",), time="before I left")
SHARE = Frame(subject="I", verb="milk", object="three cows in ten")
RAN = Frame(subject="the clock", verb="run", complements=("on a battery and need no key",))


@pytest.mark.parametrize(
    ("text", "frame", "question", "cut"),
    [
        ("I gave Tom the key before I left.", GAVE, "What did you do with the key before you left?", "Tom."),
        ("I milked three cows in ten.", SHARE, "How many cows did you milk?", "Three."),
        ("The clock ran on a battery and needed no key.", RAN, "What did the clock run on?", "and need"),
    ],
)
def test_a_part_that_would_say_another_thing_is_not_cut_out(text: str, frame: Frame, question: str, cut: str) -> None:
    known = knowledge({"F1": text}, {"F1": frame.subject}, None, {"F1": frame})
    said = WitnessStand(known, Profile(), Chance("a"), sources=(text,)).answer(question).text
    assert cut not in said.split(", ")
    assert "and need" not in said
