"""Whoever hears a player at the table is asked, and a speech counts by the act and by the claims that are heard."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from venire.errors import VenireError
from venire.studies.benchmarks.speeches import SpeechHeard, speeches
from venire.studies.runs.benchmarks import benchmark


def written(path: Path, *rows: Mapping[str, object]) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def row(act: str, *claims: str, side: str = "", text: str = "Well.") -> dict[str, object]:
    return {"case": "murder", "text": text, "act": act, "claims": claims, "side": side, "writer": "somebody"}


@pytest.mark.parametrize(
    ("wanted", "heard", "scores"),
    [
        (row("argue", "C1", side="guilty"), SpeechHeard("argue", ("C1",), frozenset(("guilty",))), (1, 1, 0)),
        (row("argue", "C1", side="guilty"), SpeechHeard("argue", ("C9",), frozenset(("guilty",))), (1, 0, 1)),
        (row("argue", "C1", side="guilty"), SpeechHeard("argue"), (1, 0, 0)),
        (row("argue", "C1", side="guilty"), SpeechHeard("argue", ("C1", "C2", "C3", "C4")), (1, 0, 1)),
        (row("argue", "C1", side="not_guilty"), SpeechHeard("argue", ("C1",), frozenset(("guilty",))), (1, 1, 0)),
        (row("thanks"), SpeechHeard("argue", ("C2",), frozenset(("guilty",))), (0, 0, 1)),
        (row("thanks"), SpeechHeard("thanks"), (1, 0, 0)),
    ],
)
def test_a_speech_counts_by_what_is_heard(
    wanted: dict[str, object], heard: SpeechHeard, scores: tuple[int, int, int], tmp_path: Path
) -> None:
    told = speeches(written(tmp_path / "set.jsonl", wanted), lambda _case, _text, _side: heard).told()
    assert (told["n"], told["act"], told.get("claims", 0), told["misheard"]) == (1, *map(float, scores))


def test_the_table_that_hears_players_is_asked(tmp_path: Path) -> None:
    rows = [
        row("argue", "C1", side="guilty", text="She is the last person known to have been with him alive."),
        row("ask", text="Does anyone think the phone record settles it?"),
    ]
    told = benchmark("speeches", written(tmp_path / "set.jsonl", *rows)).told()
    assert (told["n"], told["act"], told["claims"], told["misheard"]) == (2, 1.0, 1.0, 0.0)


@pytest.mark.parametrize("wrong", [{}, row("argue", side="nobody"), row("argue") | {"case": "nowhere"}])
def test_a_wrong_line_or_case_is_one_sentence(wrong: dict[str, object], tmp_path: Path) -> None:
    with pytest.raises(VenireError) as refused:
        benchmark("speeches", written(tmp_path / "set.jsonl", wrong))
    assert "\n" not in str(refused.value)
    assert refused.value.remedy
