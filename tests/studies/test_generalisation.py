"""The study of unseen words tells figures by writer and together, and refuses what holds no sets."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import cast

import pytest

from tests.support.places import SETS
from venire.errors import VenireError
from venire.studies.runs.benchmarks import benchmark
from venire.studies.runs.generalisation import KINDS, generalisation

PAIRS = (
    {"id": "1", "a": "What time did you lock up?", "b": "At what hour did you lock up?", "duplicate": True, "x": 1},
    {"id": "2", "a": "What time did you lock up?", "b": "Who was with you on the pier?", "duplicate": False},
)


def written(folder: Path, *rows: Mapping[str, object]) -> Path:
    folder.mkdir()
    file = folder / "dedup.jsonl"
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return file


def test_figures_are_told_by_writer_and_together(tmp_path: Path) -> None:
    one, other = written(tmp_path / "one", *PAIRS), written(tmp_path / "other", PAIRS[1], PAIRS[0], PAIRS[0])
    told = cast(dict[str, dict[str, dict[str, float]]], generalisation(tmp_path))
    assert list(told) == ["dedup"]
    assert list(told["dedup"]) == ["one", "other", "mean"]
    assert (told["dedup"]["one"]["n"], told["dedup"]["mean"]["n"]) == (2, 5)
    alone = {file.parent.name: benchmark("dedup", file).told() for file in (one, other)}
    assert told["dedup"]["other"]["f1"] == alone["other"]["f1"]
    mean = (2 * cast(float, alone["one"]["f1"]) + 3 * cast(float, alone["other"]["f1"])) / 5
    assert told["dedup"]["mean"]["f1"] == pytest.approx(mean, abs=1e-3)


def test_the_kept_sets_have_every_kind_of_every_writer() -> None:
    writers = [one for one in (SETS / "fresh").iterdir() if one.is_dir()]
    assert len(writers) == 3
    for name in KINDS:
        sizes = [len((one / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()) for one in writers]
        assert min(sizes) >= 80


def test_a_folder_without_sets_is_one_sentence(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(VenireError) as refused:
            generalisation(folder)
        assert "\n" not in str(refused.value)
        assert refused.value.remedy
