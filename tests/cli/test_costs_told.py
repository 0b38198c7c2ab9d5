"""What the models will take, told before a session at the terminal; what they took, told after; who stepped in."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import run_command

SMALL = ("--case", "murder", "--unattended", "--size", "3", "--rounds", "1", "--seed", "4")
NOBODY = "default: {provider: openai, model: scripted, base_url: 'http://127.0.0.1:9/v1', timeout: 1, retries: 0}\n"
"""A model at an address where nobody answers."""


def test_what_the_models_will_take_is_told_before_a_session_and_what_they_took_after(tmp_path: Path) -> None:
    (tmp_path / "models.yaml").write_text(NOBODY, encoding="utf-8")
    played = run_command(tmp_path, "play", "deliberate", *SMALL)
    assert played.code == 0
    assert played.err.startswith("About ")
    assert "calls of openai:scripted" in played.err
    assert "– the understudy, for a model that did not answer" in played.out
    told = run_command(tmp_path, "debrief", "last").out
    assert "What the models took" in told
    assert "openai:scripted was called" in " ".join(told.split())


def test_where_no_model_plays_nothing_is_foretold(tmp_path: Path) -> None:
    played = run_command(tmp_path, "play", "deliberate", *SMALL)
    assert "About" not in played.err
    assert "for a model" not in played.out
    assert "What the models took" not in run_command(tmp_path, "debrief", "last").out


def test_the_doctor_tells_of_a_file_gone_wrong_and_what_holds_until_then(tmp_path: Path) -> None:
    (tmp_path / "models.yaml").write_text("roles: {juge: openai:gpt-4o}\n", encoding="utf-8")
    told = " ".join(run_command(tmp_path, "doctor").out.split())
    assert "did you mean judge?" in told
    assert "goes by what the file last said well until then" in told
