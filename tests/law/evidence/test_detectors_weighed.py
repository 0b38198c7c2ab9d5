"""With sentence vectors the signs of a question are weighed: found, let pass, and never more than counsel would say."""

from __future__ import annotations

import pytest

from tests.support.places import SETS
from venire.law.evidence.detectors.detection import detect
from venire.law.evidence.detectors.weighing.choice import MOST, chosen
from venire.law.evidence.detectors.weighing.context import last_examination
from venire.law.evidence.detectors.weighing.regression import fitted, read_weights
from venire.law.evidence.grounds import CARDS, Ground, Phase
from venire.law.evidence.question.matter import Matter
from venire.law.evidence.question.setting import Setting
from venire.models.vectors.likeness import sentence_likeness
from venire.studies.benchmarks.measures.counting import tally
from venire.studies.benchmarks.objections import ObjectionItem
from venire.studies.benchmarks.sets.lines import json_rows

DEVELOPMENT = SETS / "objections_dev.jsonl"
MILLER = Setting(
    question="",
    phase="direct",
    witness="Owen Pratt, miller, called by the plaintiff",
    issues=("sale of spoiled flour", "whether the baker, Julian Frost, was told of the damp"),
    established=(
        "Pratt delivered forty sacks to the bakery on 4 May",
        "The delivery book has not been offered",
        "Pratt was in Lisbon from the 6th to the 20th of May",
    ),
    asked=("How long have you run the mill?", "(cross) You kept no key to the store?"),
    direct_topics=("his mill", "the delivery of 4 May"),
)


def found(question: str, phase: Phase = "direct") -> list[Ground]:
    setting = MILLER.model_copy(update={"question": question, "phase": phase})
    return [one.ground for one in detect(setting, sentence_likeness())]


@pytest.mark.parametrize(
    ("ground", "phase", "question"),
    [
        ("best_evidence", "direct", "What weight does the delivery book give for the last sack?"),
        ("hearsay", "direct", "What did the girl at the tobacconist's tell you about the state of his cellar?"),
        ("speculation", "direct", "Why did Mr Frost wait three days before he opened them?"),
        ("compound", "direct", "Did you count the sacks, and who signed for them, and was it raining by then?"),
        ("asked_and_answered", "redirect", "You kept no key to the store?"),
        ("narrative", "direct", "Tell us the whole story of you and this bakery, from start to finish."),
        ("leading", "direct", "The sacks were dry when they left your hands, weren't they?"),
    ],
)
def test_a_defect_is_found(ground: Ground, phase: Phase, question: str) -> None:
    assert ground in found(question, phase)


@pytest.mark.parametrize(
    "question",
    [
        "Would you tell the jury, please, who you are and what you do?",
        "Tell the jury, please, who you are and what you do.",
        "Let us begin with who you are and what you do.",
        "What are your name and your occupation?",
    ],
)
def test_an_introduction_is_one_proper_question(question: str) -> None:
    first = Setting(question=question, phase="direct", witness="Owen Pratt, miller, called by the plaintiff")
    assert detect(first, sentence_likeness()) == ()


@pytest.mark.parametrize(
    ("phase", "question"),
    [
        ("direct", "How many sacks did you carry in?"),
        ("direct", "What did you do with the sacks when you arrived?"),
        ("cross", "You delivered forty sacks, didn't you?"),
        ("direct", "Where were you standing when the last sack went down?"),
    ],
)
def test_a_proper_question_passes(phase: Phase, question: str) -> None:
    assert found(question, phase) == []


def test_what_is_taken_is_told_as_sustainable_with_an_argument_and_the_surest_first() -> None:
    question = "Everybody in town says the flour was bad and that Frost is a cheat by nature, isn't that so?"
    findings = detect(MILLER.model_copy(update={"question": question}), sentence_likeness())
    assert findings
    assert len(findings) <= MOST
    assert all(one.sure > 0.5 and one.why.endswith((".", "”")) for one in findings)
    assert [one.sure for one in findings] == sorted((one.sure for one in findings), reverse=True)


def test_the_development_questions_are_judged_as_labelled_far_oftener_than_not() -> None:
    """These are among the examples: it says that weights, signs and thresholds fit together, not how good they are."""
    items = json_rows(DEVELOPMENT, ObjectionItem)
    likeness = sentence_likeness()
    pairs = [
        (frozenset[str](item.grounds), frozenset[str](one.ground for one in detect(item.setting(), likeness)))
        for item in items
    ]
    proper = [bool(given) for wanted, given in pairs if not wanted]
    assert tally(pairs).f1 > 0.85
    assert sum(proper) / len(proper) < 0.08


def test_a_second_ground_must_be_very_likely() -> None:
    least: dict[Ground, float] = {"leading": 0.4, "hearsay": 0.3}
    assert chosen({"leading": 0.6, "hearsay": 0.6}, least) == ("hearsay",)
    assert chosen({"leading": 0.6, "hearsay": 0.9}, least) == ("hearsay",)
    assert chosen({"leading": 0.8, "hearsay": 0.9}, least) == ("hearsay", "leading")
    assert chosen({"leading": 0.3, "hearsay": 0.2}, least) == ()


def test_every_weight_is_of_every_ground() -> None:
    model = fitted()
    assert set(model.least) == set(CARDS) - {"non_responsive"}
    assert all(0 < least < 1 for least in model.least.values())
    assert len(model.weights) > 1000
    assert {len(row) for row in model.weights.values()} == {len(model.least)}


@pytest.mark.parametrize(
    ("table", "named"),
    [
        ('{"least": {"leading": 0.5, "hearsay": 0.4}, "hundredths": {"tag": [12, -3], "why": [7]}}', "why"),
        ('{"least": {"leding": 0.5}, "hundredths": {"tag": [12]}}', "leding"),
    ],
)
def test_a_table_of_another_shape_is_told(table: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        read_weights(table)


def test_weights_are_written_in_hundredths() -> None:
    read = read_weights('{"least": {"leading": 0.5, "hearsay": 0.4}, "hundredths": {"tag": [12, -3]}}')
    assert read.least == {"leading": 0.5, "hearsay": 0.4}
    assert read.weights == {"tag": (0.12, -0.03)}


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("redirect", ("Cross dealt with the key", "(cross) You kept no key?", "the damp (on cross)")),
        ("recross", ("(cross) You kept no key?", "Who had one?")),
    ],
)
def test_the_last_examination_is_read_off_the_record(phase: Phase, expected: tuple[str, ...]) -> None:
    setting = Setting(
        question="Who had the key?",
        phase=phase,
        established=("Cross dealt with the key", "Rain fell"),
        asked=("(cross) You kept no key?", "Who had one?"),
        direct_topics=("his mill", "the damp (on cross)"),
    )
    assert last_examination(Matter(setting, sentence_likeness())) == expected


def test_the_note_of_the_examination_is_no_part_of_a_question_asked() -> None:
    assert Matter(MILLER, sentence_likeness()).asked == (
        "How long have you run the mill?",
        "You kept no key to the store?",
    )
