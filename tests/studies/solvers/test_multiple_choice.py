"""Endings of evidence questions: which side they are on, who made a statement, and what is chosen."""

from __future__ import annotations

import pytest

from tests.support.places import SETS
from venire.law.evidence.question.setting import shared_words
from venire.studies.benchmarks.evidence_mcq import LETTERS, McqItem
from venire.studies.benchmarks.sets.lines import json_rows
from venire.studies.solvers.multiple_choice.choice import choose, signs_of, weigh
from venire.studies.solvers.multiple_choice.propositions import PROPOSITIONS, side_of
from venire.studies.solvers.multiple_choice.roles import nothing_said, speaker

OWN = SETS / "training" / "evidence-mcq-e.jsonl"


@pytest.mark.parametrize(
    ("ending", "call", "side"),
    [
        ("admissible as an excited utterance.", "", "+"),
        ("inadmissible, because it is hearsay.", "", "-"),
        ("the evidence should be excluded as irrelevant.", "", "-"),
        ("yes, because it is an admission.", "is the testimony admissible?", "+"),
        ("yes, because it is hearsay.", "should the objection be sustained?", "-"),
        ("no, because it is an admission.", "is the court likely to exclude the letter?", "+"),
        ("the plaintiff.", "", "*"),
    ],
)
def test_the_side_of_an_ending(ending: str, call: str, side: str) -> None:
    assert side_of(ending, call) == side


@pytest.mark.parametrize(
    ("facts", "who"),
    [
        (
            "a cyclist sued a baker. the cyclist calls a nurse to testify that the baker said he was careless.",
            "opponent",
        ),
        ("a cyclist sued a baker. the baker offers a letter which the baker wrote that week.", "oneself"),
        ("a cyclist sued a baker. the cyclist calls a nurse to testify that a milkman said it was late.", "another"),
        ("it rained all day.", ""),
    ],
)
def test_who_made_the_statement(facts: str, who: str) -> None:
    assert speaker(facts) == who


def test_whether_anything_is_said() -> None:
    assert nothing_said("the plaintiff calls a smith to testify that the stairs were worn.")
    assert not nothing_said("the plaintiff calls a smith to testify that the owner told him of the stairs.")


def test_propositions_are_many_and_none_is_twice() -> None:
    stated = [(one.side, one.ending.pattern, one.facts.pattern) for one in PROPOSITIONS]
    assert len(stated) > 200
    assert len(set(stated)) == len(stated)


def test_the_facts_decide_between_the_same_endings() -> None:
    endings = (
        "admissible as an excited utterance.",
        "inadmissible, because the declarant had time to reflect and was calm.",
        "inadmissible, because it is self-serving.",
        "admissible as an ancient document.",
    )
    at_once = "As the tram hit the cart a woman screamed that it had jumped the rails. The plaintiff offers her words."
    later = (
        "Hours later, calm and at home, a woman told a friend that the tram jumped the rails. The plaintiff offers it."
    )
    assert choose(at_once, endings, shared_words) == 0
    assert choose(later, endings, shared_words) == 1


def test_endings_without_law_are_weighed_by_nearness_alone() -> None:
    signs = signs_of("A cat sat.", ("a cat", "a dog"), shared_words)
    assert [(one["mean"], one["best"]) for one in signs] == [(0.0, 0.0), (0.0, 0.0)]
    assert weigh("A cat sat.", ("a cat", "a dog"), shared_words)[0] > 0


def test_questions_of_our_own() -> None:
    items = json_rows(OWN, McqItem)
    right = sum(LETTERS[choose(one.question, one.choices, shared_words)] == one.answer for one in items)
    assert right / len(items) > 0.65
