"""Doors that a careless or hostile user tries: a sentence before the work begins, and nothing told too early."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import run_command


def flat(text: str) -> str:
    return " ".join(text.split())


def test_a_speech_is_not_taken_away_before_the_verdict(tmp_path: Path) -> None:
    typed = "d\n6\nThe rail was loose, and nobody looked.\ns\nq\n"
    run_command(tmp_path, "play", "deliberate", "--case", "murder", "--seed", "1", typed=typed)
    ran = run_command(tmp_path, "fork", "last", "--without", "1")
    assert ran.code == 2
    assert "sealed until then" in flat(ran.err)


@pytest.mark.parametrize("columns", ["0", "1", "-3", "many"])
def test_a_terminal_without_columns_is_written_to(tmp_path: Path, columns: str) -> None:
    ran = run_command(tmp_path, "cases", "list", COLUMNS=columns)
    assert ran.code == 0
    assert "Year" in ran.out


def test_where_figures_are_to_go_is_looked_at_before_the_study(tmp_path: Path) -> None:
    for place, told in ((tmp_path, "is a folder"), (tmp_path / "none" / "f.csv", "is not there")):
        ran = run_command(tmp_path, "study", "verdicts", "--sessions", "100000", "--csv", str(place))
        assert ran.code == 2
        assert told in flat(ran.err)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--case", "murder", "--debater", "A=for"), "--side: for, A"),
        (("--case", "murder", "--debater", ""), "has no name"),
        (("--topic", "Close the quay.", "--source", "/dev/zero"), "too long"),
    ],
)
def test_a_debate_is_refused_with_what_will_do(tmp_path: Path, given: tuple[str, ...], told: str) -> None:
    ran = run_command(tmp_path, "play", "debate", *given)
    assert ran.code == 2
    assert told in flat(ran.err)
