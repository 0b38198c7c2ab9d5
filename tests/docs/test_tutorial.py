"""The tutorial and the README do what they say, command by command."""

from __future__ import annotations

from pathlib import Path

from tests.docs.blocks import Desk, blocks


def test_the_tutorial_runs_from_its_first_line_to_its_last(tmp_path: Path) -> None:
    Desk(tmp_path).follow("docs/tutorial-first-verdict.md")


def test_the_session_in_the_readme_runs(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    session = next(block for block in blocks("README.md") if "--unattended --seed 7" in block.body)
    desk.do(session)
    assert "is as it was written" in desk.printed


def test_every_command_of_the_readme_exists(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.run("venire", "--help")
    listed = desk.printed
    shell = "\n".join(block.body for block in blocks("README.md") if block.language == "sh")
    named = {line.split()[1] for line in shell.splitlines() if line.startswith("venire ")}
    assert {"play", "debrief", "replay", "fork", "export", "verify", "cases"} <= named
    assert all(f" {command} " in listed for command in named)
