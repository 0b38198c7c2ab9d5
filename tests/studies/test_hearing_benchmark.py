"""Whoever is seated as a witness is asked with its case, and an answer counts by the facts that it rests on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from venire.errors import VenireError
from venire.proceedings.examination.acts import Stance, Testify
from venire.studies.benchmarks.hearing import hearing
from venire.studies.runs.benchmarks import benchmark
from venire.studies.runs.stand_hearing import StandHearing


def written(path: Path, *rows: Mapping[str, object]) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def row(expect: str, *facts: str, q: str = "Well?") -> dict[str, object]:
    return {"case": "murder", "witness": "W2", "q": q, "facts": facts, "expect": expect, "form": "wh"}


def says(stance: Stance, *facts: str) -> Testify:
    return Testify(text="So it was.", stance=stance, facts=facts)


@pytest.mark.parametrize(
    ("wanted", "said", "right"),
    [
        (row("fact", "W2.1", "W2.2"), says("tell", "W2.2"), True),
        (row("fact", "W2.1"), says("correct", "W2.1"), True),
        (row("fact", "W2.1"), says("tell", "W2.3"), False),
        (row("fact", "W2.1"), says("unknown"), False),
        (row("fact", "W2.1"), says("tell", "W2.1", "W2.2", "W2.3", "W2.4"), False),
        (row("deny", "W2.1"), says("deny", "W2.1"), True),
        (row("deny", "W2.1"), says("affirm", "W2.1"), False),
        (row("deny", "W2.1"), says("deny"), False),
        (row("unknown"), says("unknown"), True),
        (row("unknown"), says("deny", "W2.1"), False),
    ],
)
def test_an_answer_counts_by_what_it_rests_on(
    wanted: dict[str, object], said: Testify, right: bool, tmp_path: Path
) -> None:
    told = hearing(written(tmp_path / "set.jsonl", wanted), lambda _case, _witness, _question: said).told()
    assert (told["n"], told["accuracy"], told[str(wanted["expect"])]) == (1, float(right), float(right))


def test_the_seated_witness_is_asked_with_its_case(tmp_path: Path) -> None:
    rows = [
        row("fact", "W2.2", q="What did Thomas Ashdown die of?"),
        row("deny", "W2.2", q="Thomas Ashdown died by poison, didn't he?"),
        row("unknown", q="What did Thomas Ashdown eat for breakfast?"),
    ]
    told = benchmark("hearing", written(tmp_path / "set.jsonl", *rows)).told()
    assert (told["fact"], told["unknown"]) == (1.0, 1.0)
    assert StandHearing().answered("murder", "W2", "What did Thomas Ashdown die of?").facts == ("W2.2",)


@pytest.mark.parametrize(
    "wrong", [{}, row("perhaps"), row("fact") | {"case": "nowhere"}, row("fact") | {"witness": "W99"}]
)
def test_a_wrong_line_case_or_witness_is_one_sentence(wrong: dict[str, object], tmp_path: Path) -> None:
    with pytest.raises(VenireError) as refused:
        benchmark("hearing", written(tmp_path / "set.jsonl", wrong))
    assert "\n" not in str(refused.value)
    assert refused.value.remedy
