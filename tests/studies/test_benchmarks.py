"""The benchmarks score what they are given and refuse what is no labelled set."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from venire.errors import VenireError
from venire.law.evidence.question.setting import shared_words
from venire.studies.benchmarks.hearsay import hearsay
from venire.studies.benchmarks.measures.counting import bootstrap, tally
from venire.studies.benchmarks.measures.ranking import auc
from venire.studies.benchmarks.objections import objections
from venire.studies.runs.benchmarks import TASKS, benchmark
from venire.studies.solvers.hearsay.definition import is_hearsay

ITEM: dict[str, object] = {"id": "a", "question": "What happened next?", "phase": "direct", "grounds": []}


def written(path: Path, *items: object) -> Path:
    path.write_text("".join(json.dumps(item) + "\n" for item in items), encoding="utf-8")
    return path


def test_counts_are_micro_over_labels() -> None:
    pairs = [(frozenset("ab"), frozenset("a")), (frozenset[str](), frozenset("c"))]
    counted = tally(pairs)
    assert (counted.right, counted.wrong, counted.missed) == (1, 1, 1)
    assert counted.f1 == pytest.approx(0.5)
    assert tally(pairs, "a").f1 == 1.0


def test_auc_and_bootstrap() -> None:
    assert auc([(0.9, True), (0.1, False), (0.5, True), (0.5, False)]) == pytest.approx(0.875)
    assert auc([(0.9, True)]) is None
    low, high = bootstrap([0.0, 1.0] * 20, lambda item: item, lambda items: sum(items) / len(items))
    assert low < 0.5 < high


def test_a_false_alarm_and_a_miss_are_counted(tmp_path: Path) -> None:
    bad = ITEM | {"id": "b", "question": "He ran, didn't he?", "grounds": ["leading"]}
    alarm = ITEM | {"id": "c", "question": "She ran, didn't she?"}
    report = objections(written(tmp_path / "set.jsonl", ITEM, bad, alarm), shared_words)
    assert report.false_alarm_rate == pytest.approx(0.5)
    assert report.per_label["leading"].recall == 1.0
    assert list(report.missed) == ["c"]
    assert report.told()["task"] == "objections"


@pytest.mark.parametrize("task", ["objections", "rulings", "hearsay", "evidence-mcq"])
@pytest.mark.parametrize("text", ["", "{}\n", "not json\n", '{"id": 1}\n', "a\tb\n1\t2\n"])
def test_a_wrong_file_is_one_sentence(task: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(VenireError) as refused:
        benchmark(task, path)
    assert refused.value.remedy
    assert "\n" not in str(refused.value)


def test_no_file_a_folder_a_picture_and_an_unknown_task(tmp_path: Path) -> None:
    picture = tmp_path / "picture"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    for path in (tmp_path / "none", tmp_path, picture):
        with pytest.raises(VenireError):
            benchmark("objections", path)
    with pytest.raises(VenireError, match="palmistry") as refused:
        benchmark("palmistry", picture)
    assert all(task in refused.value.remedy for task in TASKS)


def test_the_slice_column_is_not_read(tmp_path: Path) -> None:
    rows = "index\tanswer\ttext\tslice\n1\tYes\tTo prove that Ana was ill, Ana told Bo that she was.\t{}\n"
    reports: list[dict[str, object]] = []
    for kind in ("Standard hearsay", "Statement made in-court"):
        path = tmp_path / "set.tsv"
        path.write_text(rows.format(kind), encoding="utf-8")
        reports.append(hearsay(path, shared_words).told())
    assert reports[0] == reports[1]


@pytest.mark.parametrize(
    ("facts", "answer"),
    [
        ("To prove that Ana was ill, the fact that Ana told Bo that she was ill.", True),
        ("On the issue of whether Ana was ill, the fact that Ana stayed in bed all week.", False),
        ("On the issue of whether Ana was ill, Ana testified on direct examination that she had been ill.", False),
        ("On the issue of whether Ana was alive, the fact that Ana told Bo that it was raining.", False),
    ],
)
def test_hearsay_by_definition(facts: str, answer: bool) -> None:
    assert is_hearsay(facts, shared_words).hearsay is answer
