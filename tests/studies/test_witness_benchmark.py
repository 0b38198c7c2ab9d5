"""The strict scorer of a witness's answers, and the benchmark that uses it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from venire.errors import VenireError
from venire.studies.benchmarks.measures.answers import Expect, has_any, right
from venire.studies.benchmarks.witness import witness


@pytest.mark.parametrize(
    ("expect", "answer", "keys", "forbidden", "outcome"),
    [
        ("fact", "It was twenty past nine.", ("twenty past nine",), (), True),
        ("fact", "I don't know. All I know is this: it was twenty past nine.", ("twenty past nine",), (), False),
        ("fact", "He paid £18,400.", ("400",), (), False),
        ("fact", "There were seventeen.", ("seven",), (), False),
        ("fact", "There were seven.", ("seven",), (), True),
        ("fact", "It is at 12:04.", ("12",), (), False),
        ("fact", "She had two bags.", ("bag",), (), True),
        ("fact", "The army came.", ("arm",), (), False),
        ("fact", "She said she did not know. It was the grocer.", ("grocer",), (), True),
        ("unknown", "I couldn't say, I'm afraid.", (), (), True),
        ("unknown", "I'd only be guessing; I don't know.", (), (), True),
        ("unknown", "I don't know. The van was white.", (), (), False),
        ("unknown", "I don't know, but the van was white.", (), (), False),
        ("unknown", "The van was white.", (), (), False),
        ("deny", "No, not quite. It was brown.", ("brown",), (), True),
        ("deny", "It was brown.", ("brown",), (), True),
        ("deny", "Yes. It was brown.", ("brown",), (), False),
        ("deny", "That's right. It was brown.", ("brown",), (), False),
        ("deny", "I don't know whether it was brown.", ("brown",), (), False),
        ("deny", "He was there.", (), (), False),
        ("deny", "He wasn't there.", (), (), True),
        ("deny", "No. It was blue.", (), ("blue",), False),
    ],
)
def test_an_answer_is_judged_by_what_it_says(
    expect: Expect, answer: str, keys: tuple[str, ...], forbidden: tuple[str, ...], outcome: bool
) -> None:
    assert right(expect, answer, keys, forbidden) is outcome


def test_contractions_and_quotation_marks_make_no_difference() -> None:
    assert has_any("He didn’t come.", ["n't"])


def near(question: str, facts: Sequence[str]) -> list[float]:
    return [float(len(set(question.split()) & set(fact.split()))) for fact in facts]


def folder(path: Path, **item: object) -> Path:
    sheet = {"id": "a", "witness": "Ann Other, baker", "facts": ["I bake bread.", "The oven was cold."]}
    row = {"affidavit_id": "a", "question": "What do you bake?", "expect": "fact", "key": ["bread"], **item}
    (path / "affidavits.jsonl").write_text(json.dumps(sheet) + "\n", "utf-8")
    (path / "questions.jsonl").write_text(json.dumps(row) + "\n", "utf-8")
    return path


def test_a_set_is_scored_with_plain_guesses_beside_it(tmp_path: Path) -> None:
    report = witness(folder(tmp_path), lambda facts, _, __: facts[1], near)
    assert report.accuracy == 0.0
    assert report.missed == ["a/1"]
    assert report.baseline["nearest_words"] == 1.0
    assert report.baseline["never_knows"] == 0.0


def test_a_question_without_its_affidavit_is_said_to_be_one(tmp_path: Path) -> None:
    with pytest.raises(VenireError, match="affidavit 'b'"):
        witness(folder(tmp_path, affidavit_id="b"), lambda facts, _, __: facts[0], near)
