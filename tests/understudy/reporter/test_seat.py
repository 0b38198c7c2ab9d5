"""The reporter credits what an answer gives, joined with its question, and nothing that was only tried or heard of."""

from __future__ import annotations

from pathlib import Path

import pytest

import venire
from venire.library.reading import read_case
from venire.proceedings.examination.acts import Credit
from venire.proceedings.examination.view import ReporterView, Target, WitnessSeen
from venire_understudy.reporter.seat import Reporter

_FILE = Path(venire.__file__).parent / "cases" / "murder.yaml"
CASE = read_case(_FILE.read_bytes(), _FILE.name)


def view(question: str, answer: str, **more: object) -> ReporterView:
    case, witness = CASE, CASE.witnesses[0]
    targets = [
        Target(id=one.id, label=one.label, statement=one.statement, category=one.category, points=abs(one.weight))
        for one in case.elicits
        if one.witness == witness.id
    ]
    seen = WitnessSeen(id=witness.id, name=witness.name, role=witness.role, side=witness.side)
    court = {"case": case.id, "title": case.title, "station": "reporting", "player": "prosecution", "by": "prosecution"}
    rest = {"witness": witness.id, "phase": "direct", "number": 1, "left": 3, "pending": None}
    lists = {"exchanges": (), "rulings": (), "exhibits": (), "witnesses": (seen,), "open_elicits": tuple(targets)}
    told = {"question": question, "answer": answer, "asks": "prosecution"}
    affidavit = {"affidavit": {fact.id: fact.text for fact in witness.affidavit}}
    return ReporterView.model_validate({**court, **rest, **lists, **told, **affidavit, **more})


def credit(question: str, answer: str, **more: object) -> Credit:
    return Reporter(CASE).credit(view(question, answer, **more))


@pytest.mark.parametrize(
    ("question", "answer", "target"),
    [
        ("You never examined Colm Dacey's bicycle, did you?", "No, I never did.", "T5"),
        ("Did you examine Colm Dacey's bicycle?", "No.", "T5"),
        ("At 9:58 his phone was still answering the network, wasn't it?", "It was.", "T7"),
        ("Who had windlass number 14?", "The register of the trust showed it as issued to Irene Halvorsen.", "T3"),
    ],
)
def test_a_target_is_given_by_an_answer_in_the_light_of_its_question(question: str, answer: str, target: str) -> None:
    assert target in [one.elicit for one in credit(question, answer).matched]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("You never examined Colm Dacey's bicycle, did you?", "I did examine it, on the Monday."),
        ("Did you examine Colm Dacey's bicycle?", "I don't recall."),
        ("Who had windlass number 14?", "I was told the register showed it as issued to Irene Halvorsen."),
        ("Who had windlass number 14?", "The register showed windlass number 41 as issued to Irene Halvorsen."),
        ("What did you have for breakfast?", "Toast and marmalade."),
    ],
)
def test_what_is_denied_not_known_heard_of_or_another_number_gives_no_target(question: str, answer: str) -> None:
    assert credit(question, answer).matched == ()


def test_a_bare_confirmation_is_written_down_as_what_the_question_put() -> None:
    taken = credit("You left the station at nine, didn't you?", "Yes, that's right.").taken
    assert [one.holds for one in taken] == [True]
    assert "left the station at nine" in taken[0].statement
    assert "you" not in taken[0].statement.lower().split()


def test_a_denial_is_written_down_as_denied() -> None:
    taken = credit("You left the station at nine, didn't you?", "No, it was ten.").taken
    assert not taken[0].holds
    assert "ten" in taken[1].statement


def test_what_is_not_known_is_no_fact() -> None:
    assert credit("What time was it?", "I don't know.").taken == ()


def test_what_it_stands_for_is_named() -> None:
    """ "It had been missing for months" says nothing to who reads it later."""
    witness = next(one for one in CASE.witnesses if one.id == "W7")
    seen = WitnessSeen(id=witness.id, name=witness.name, role=witness.role, side=witness.side)
    taken = credit(
        "What do you say of the upper bolt of that rail?",
        "It had been missing for months.",
        witness="W7",
        witnesses=(seen,),
        facts=("W7.11",),
        stance="tell",
        affidavit={fact.id: fact.text for fact in witness.affidavit},
    ).taken
    assert [one.statement for one in taken] == ["The upper bolt of the rail had been missing for months."]


def test_both_answers_of_a_compound_are_written_down() -> None:
    """ "No, I don't", of the bill of sale, is not the same as what was said before it of the engine."""
    witness = next(one for one in CASE.witnesses if one.id == "W5")
    taken = credit(
        "When did you pay Irene Halvorsen $4,000 for a boat engine, and do you have a bill of sale for the engine?",
        "I paid her $4,000 in April, for a boat engine. No, I don't.",
        witness="W5",
        witnesses=(WitnessSeen(id=witness.id, name=witness.name, role=witness.role, side=witness.side),),
        facts=("W5.6", "W5.7"),
        stance="correct",
        affidavit={fact.id: fact.text for fact in witness.affidavit},
    ).taken
    assert [(one.facts, one.holds) for one in taken] == [(("W5.6",), True), (("W5.7",), False)]
