"""The tutorial and the README do what they say, command by command."""

from __future__ import annotations

from pathlib import Path

from tests.docs.at_hand import scripts
from tests.docs.blocks import Desk, blocks
from venire.models.configuration.reading import read_models


def test_the_tutorial_runs_from_its_first_line_to_its_last(tmp_path: Path) -> None:
    Desk(tmp_path, scripts=scripts()).follow("docs/tutorial-first-verdict.md")


def test_the_session_in_the_readme_runs(tmp_path: Path) -> None:
    desk = Desk(tmp_path, scripts=scripts())
    session = next(block for block in blocks("README.md") if "--unattended --seed 7" in block.body)
    desk.do(session)
    assert "is as it was written" in desk.printed


def test_the_program_in_the_readme_runs(tmp_path: Path) -> None:
    desk = Desk(tmp_path, scripts=scripts())
    program = next(block for block in blocks("README.md") if block.language == "python")
    desk.do(program)
    assert desk.printed.startswith("guilty [(1, 3), (10, 1)")
    assert (tmp_path / "record.jsonl").read_text(encoding="utf-8").count("\n") > 100


def test_every_command_of_the_readme_exists(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.run("venire", "--help")
    listed = desk.printed
    shell = "\n".join(block.body for block in blocks("README.md") if block.language == "sh")
    named = {line.split()[1] for line in shell.splitlines() if line.startswith("venire ")}
    assert {"play", "debrief", "replay", "fork", "export", "verify", "cases"} <= named
    assert all(f" {command} " in listed for command in named)


def test_the_models_of_the_readme_are_understood(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.write("models.yaml", next(block.body for block in blocks("README.md") if block.language == "yaml"))
    models = read_models(tmp_path / "models.yaml")
    everyone, fifth = models.use("juror", "juror_4"), models.use("juror", "juror_5")
    assert everyone is not None
    assert fifth is not None
    assert (everyone.name, everyone.base_url) == ("openai:gpt-4o-mini", "")
    assert (fifth.model, fifth.base_url) == ("qwen3:8b", "http://127.0.0.1:11434/v1")
