"""The beginning of an id is enough, studies are tables, and the wrong form of a record is named."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command, run_command
from venire.cli.terminal.session_names import short_ids


def test_the_beginning_of_an_id_names_a_session(played: tuple[Path, dict[str, Any]]) -> None:
    data, end = played
    for command in ("debrief", "replay", "verify", "export"):
        ran = run_command(data, command, end["session"][:4])
        assert ran.code == 0, ran.err
    listed = run_command(data, "sessions", COLUMNS="60").out
    assert end["session"][:8] in listed
    assert end["session"] not in listed


@pytest.mark.parametrize("name", ["abc", "zzzzzzzz"])
def test_too_short_or_unknown_is_refused(played: tuple[Path, dict[str, Any]], name: str) -> None:
    data, _ = played
    ran = run_command(data, "debrief", name)
    assert ran.code == 2
    assert "Traceback" not in ran.err


def test_as_many_letters_are_shown_as_tell_them_apart() -> None:
    assert short_ids(["abcdefgh11", "abcdefgh22"]) == ["abcdefgh1", "abcdefgh2"]
    assert short_ids(["aaaaaaaaaaaa", "bbbbbbbbbbbb"]) == ["aaaaaaaa", "bbbbbbbb"]
    assert short_ids([]) == []


def test_a_study_is_a_table_and_a_csv_file(venire: Command, tmp_path: Path) -> None:
    file = tmp_path / "ballots.csv"
    ran = venire("study", "ballots", "4", "--sessions", "2", "--csv", str(file))
    assert ran.code == 0, ran.err
    assert "{" not in ran.out
    assert " of 2: " in ran.out
    rows = dict(csv.reader(file.open(encoding="utf-8")))
    assert rows["measure"] == "figure"
    assert rows["guilty.of"] == "2"
    assert rows["first_guilty"] == "4"


def test_a_csv_file_that_cannot_be_written_is_told(venire: Command, tmp_path: Path) -> None:
    ran = venire("study", "ballots", "4", "--sessions", "1", "--csv", str(tmp_path / "none" / "b.csv"))
    assert ran.code == 2
    assert "--csv" in ran.err


def test_the_json_form_cannot_be_verified_and_jsonl_is_named(
    played: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    data, end = played
    file = tmp_path / "record.json"
    assert run_command(data, "export", end["session"], "--format", "json", "--out", str(file)).code == 0
    ran = run_command(data, "verify", str(file))
    assert ran.code == 2
    assert "jsonl" in ran.err
    assert "Line 1" not in ran.err
