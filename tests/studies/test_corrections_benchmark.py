"""How often a table contradicts a person rightly and wrongly is counted, by whoever is seated to hear persons there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.support.places import SETS
from venire.errors import VenireError
from venire.studies.benchmarks.corrections import corrections
from venire.studies.runs.benchmarks import benchmark
from venire.studies.runs.table_hearing import TableHearing

FALSE, TRUE = "The phone answered at 10:06.", "That's the rail that nobody mended."


def written(path: Path, *rows: Mapping[str, object]) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def test_both_kinds_of_error_are_counted(tmp_path: Path) -> None:
    rows = [{"case": "murder", "text": text, "true": true} for text, true in (("a", True), ("b", True), ("c", False))]
    report = corrections(written(tmp_path / "set.jsonl", *rows), lambda _, text: text in "bc").told()
    assert (report["n"], report["true_contradicted"], report["false_caught"]) == (3, 1, 1)
    assert (report["false_alarm_rate"], report["recall"], report["missed"]) == (0.5, 1.0, ["b"])


def test_the_seated_hearing_is_asked_and_other_fields_are_let_be(tmp_path: Path) -> None:
    rows = [
        {"case": "murder", "text": FALSE, "true": False, "writer": "somebody"},
        {"case": "murder", "text": TRUE, "true": True, "note": ["anything"]},
    ]
    told = benchmark("corrections", written(tmp_path / "set.jsonl", *rows)).told()
    assert (told["n"], told["true_contradicted"], told["false_caught"]) == (2, 0, 1)


def test_what_is_counted_is_what_a_person_would_be_shown() -> None:
    hearing = TableHearing()
    assert hearing.heard("murder", FALSE).told.startswith("The file says otherwise: ")
    assert hearing.contradicted("murder", FALSE)
    assert not hearing.contradicted("murder", TRUE)


@pytest.mark.parametrize("row", [{}, {"case": "murder", "text": "x"}, {"case": "nowhere", "text": "x", "true": True}])
def test_a_wrong_line_or_case_is_one_sentence(row: dict[str, object], tmp_path: Path) -> None:
    with pytest.raises(VenireError) as refused:
        benchmark("corrections", written(tmp_path / "set.jsonl", row))
    assert "\n" not in str(refused.value)
    assert refused.value.remedy


def test_no_true_sentence_of_the_half_worked_on_is_contradicted() -> None:
    told = benchmark("corrections", SETS / "corrections" / "dev.jsonl").told()
    assert told["true"] == 112
    assert told["true_contradicted"] == 0
