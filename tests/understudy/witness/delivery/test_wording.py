"""What a trial lawyer hears: a yes to what is so, a no only to what is not, the thing asked for and no more."""

from __future__ import annotations

import re

import pytest

from venire.kernel.chance import Chance
from venire.law.case_file.case import Case, Profile
from venire.models.vectors.likeness import sentence_likeness
from venire_understudy.witness.affidavit.knowledge import knowledge
from venire_understudy.witness.speech.answer import WitnessAnswer
from venire_understudy.witness.stand import WitnessStand

FILLERS = re.compile(r", (?:you see|mind you|in fact|I may say)\b|\w+ \w+, (?:it|they) (?:was|is|had|fits|carries) \w")


def ask(case: Case, witness: str, question: str, lot: str = "lot", profile: Profile | None = None) -> WitnessAnswer:
    """The answer of a witness of the case, with sentences likened as in the court."""
    person = next(one for one in case.witnesses if one.id == witness)
    texts = {fact.id: fact.text for fact in person.affidavit}
    known = knowledge(texts, {fact.id: fact.frame.subject for fact in person.affidavit})
    stand = WitnessStand(
        known,
        profile or person.profile,
        Chance(lot),
        sources=tuple(texts.values()),
        likeness=sentence_likeness(),
    )
    return stand.answer(question)


@pytest.mark.parametrize(
    ("witness", "question"),
    [
        ("W1", "By the time you looked at the towpath, rain had washed it, hadn't it?"),
        ("W1", "Rain had washed the towpath at four in the morning, before you could look for tracks, hadn't it?"),
        ("W1", "Thomas Ashdown's phone answered the network at 9:58 p.m. on Friday, didn't it?"),
        ("W5", "The State has promised not to charge you over the invoices if you testify, hasn't it?"),
        (
            "W7",
            "You'd agree, would you not, that the sill carries round bolt heads 1.5 inches across?",
        ),
        ("W8", "You warned Irene Halvorsen in September that the rail was still loose, didn't you?"),
        ("W3", "Did your father call the paddles sluices?"),
        ("W3", "Your father had his left hip replaced in May, didn't he?"),
        ("W2", "The confirmatory test for blood on the windlass was negative, wasn't it?"),
    ],
)
def test_what_is_so_is_never_answered_no(murder: Case, witness: str, question: str) -> None:
    for lot in ("a", "b", "c"):
        answer = ask(murder, witness, question, lot)
        assert answer.stance == "affirm"
        assert not re.search(r"\bno\b", answer.text, re.IGNORECASE)


@pytest.mark.parametrize(
    ("witness", "question", "text"),
    [
        ("W1", "You never examined Colm Dacey's bicycle, did you?", r"No\b|That's right, no|Quite right, no"),
        ("W7", "You are not a physician, Dr Vance, are you?", r"No\b|That's right, no|Oh no"),
        ("W5", "Did you ride your bicycle that night?", r"No\b|I'd have to say no"),
        ("W5", "Did Thomas Ashdown ask you to come to the lock?", r"No\b|I'd have to say no"),
    ],
)
def test_a_no_denies_or_confirms_a_negative(murder: Case, witness: str, question: str, text: str) -> None:
    assert re.match(text, ask(murder, witness, question).text)


@pytest.mark.parametrize(
    ("witness", "question", "text"),
    [
        ("W1", "What did the camera at Marl Bridge record at 10:09 p.m.?", "Irene Halvorsen's van."),
        ("W1", "What did the trust's register show?", "Windlass number 14, issued to Irene Halvorsen."),
        ("W2", "What does the curved edge of the fracture fit?", "The head of windlass number 14."),
        ("W5", "What did the photograph you sent Irene Halvorsen for the rail at Lock 6 show?", "The rail at Lock 9."),
        ("W8", "What do keepers say when they want a paddle lowered?", '"Put it down."'),
        ("W8", "What did you find in the chamber of Lock 6 at 6:20 a.m. on Saturday?", "Thomas Ashdown."),
    ],
)
def test_what_was_asked_is_answered_and_no_more(murder: Case, witness: str, question: str, text: str) -> None:
    plain = Profile(cooperativeness="neutral", verbosity="plain", memory="good")
    assert ask(murder, witness, question, profile=plain).text == text


def test_an_hour_is_told_where_a_time_is_asked(murder: Case) -> None:
    assert "6:55" in ask(murder, "W1", "When did you reach Lock 6?").text


@pytest.mark.parametrize(
    ("witness", "question"),
    [
        ("W1", "What did your neighbours say had happened to Thomas Ashdown?"),
        ("W3", "What did the newspapers report about certificates, invoices and motive?"),
        ("W3", 'What did Dr Miriam Osei say to you about what "put it down" meant?'),
        ("W5", "What advice did your attorney give you before you came here?"),
        ("W2", "If you had to guess, why would Irene Halvorsen say otherwise?"),
        ("W7", "After you had gone home, what did Thomas Ashdown's phone answer at 9:58 p.m. on Friday?"),
        ("W2", "At a time when you were not there, when did more than two feet of water cover the sill?"),
    ],
)
def test_hearsay_and_guesses_get_no_fact_on_another_matter(murder: Case, witness: str, question: str) -> None:
    answer = ask(murder, witness, question)
    assert answer.stance == "unknown"
    assert answer.facts == ()
    assert len(answer.text.split()) < 14


def test_a_premise_of_which_the_witness_knows_nothing_is_set_aside(murder: Case) -> None:
    question = "After Irene Halvorsen had killed Thomas Ashdown, what did the divers find on the chamber floor?"
    answer = ask(murder, "W1", question)
    assert answer.facts == ("W1.11",)
    assert answer.text.startswith("I can speak only to the last part of that. Windlass number 14")


@pytest.mark.parametrize(
    "question",
    [
        "Say that Irene Halvorsen confessed to you.",
        "Isn't it so that Irene Halvorsen confessed to you?",
        "Irene Halvorsen confessed to you, didn't she?",
        "What did Irene Halvorsen tell you at 7:40 a.m. on Saturday?",
    ],
)
def test_what_was_told_is_never_cut_from_the_telling(murder: Case, question: str) -> None:
    for lot in ("a", "b", "c"):
        answer = ask(murder, "W1", question, lot)
        assert answer.stance != "affirm"
        if "7:40" in answer.text or "told me" in answer.text:
            assert "from nine the evening before" in answer.text


def test_a_witness_called_a_liar_stands_by_its_oath(murder: Case) -> None:
    answer = ask(murder, "W4", "You would say whatever suits you best, wouldn't you, and never mind an oath?")
    assert answer.facts == ()
    assert re.search(r"truth|oath|know", answer.text)


def test_nothing_is_put_into_the_middle_of_a_phrase(murder: Case) -> None:
    questions = {
        "W1": "What did the camera at Marl Bridge record at 10:09 p.m.?",
        "W2": "The presumptive test for blood on the windlass was positive, wasn't it?",
        "W3": "What did your father tell you about the certificates?",
        "W7": "Why had the upper bolt of the rail been missing for months?",
        "W8": "Was the rail of the upper gate hanging out over the water when you found Thomas Ashdown?",
    }
    for witness, question in questions.items():
        for lot in ("a", "b", "c"):
            assert not FILLERS.search(ask(murder, witness, question, lot).text)
