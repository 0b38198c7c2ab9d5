"""What an examination may come after, a witness named twice, and a record whose witness was altered by hand."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from tests.cli.conftest import Command, Ran, run_command
from tests.cli.test_wrong_input import refused
from tests.support.places import ROOT

FEW = ("--direct", "1", "--cross", "1", "--redirect", "0", "--recross", "0", "--unattended", "--json", "--seed", "3")


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A data folder with one short examination of the murder."""
    data = tmp_path_factory.mktemp("heard")
    ran = run_command(data, "play", "examine", "--case", "murder", "--witness", "W1", *FEW)
    assert ran.code == 0, ran.err
    return data, ran.json


def after(data: Path, session: str, *more: str) -> Ran:
    return run_command(data, "play", "examine", *FEW, "--after", session, *more)


def test_an_earlier_session_is_of_the_same_case(heard: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    data = copytree(heard[0], tmp_path / "two")
    (data / "cases").mkdir()
    text = (ROOT / "src/venire/cases/murder.yaml").read_text(encoding="utf-8")
    (data / "cases" / "elsewhere.yaml").write_text(text.replace("id: murder", "id: elsewhere", 1), encoding="utf-8")
    refused(after(data, heard[1]["session"], "--case", "elsewhere"), "of the case 'murder'")


def test_an_earlier_session_is_named_by_the_beginning_of_its_id_and_gives_the_case(
    heard: tuple[Path, dict[str, Any]],
) -> None:
    data, end = heard
    for more in (("--witness", "W1"), ("--case", "murder", "--witness", "W1")):
        ran = after(data, end["session"][:6], *more)
        assert ran.code == 0, ran.err
        assert ran.json["case"] == "murder"
        assert end["session"] in run_command(data, "export", ran.json["session"], "-f", "json").out
    refused(after(data, "zzzz"), "no such session")


@pytest.mark.parametrize("command", ["drill", "examine"])
def test_a_witness_is_named_once(venire: Command, command: str) -> None:
    words = ("play", command, "--case", "murder", "--witness", "W1", "--witness", "W1", "--unattended", "--json")
    refused(venire(*words), "Each witness is")


def test_a_witness_altered_in_the_record_is_told(heard: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    data = copytree(heard[0], tmp_path / "copied")
    session = str(heard[1]["session"])
    with sqlite3.connect(data / "venire.sqlite") as file:
        file.execute("UPDATE entries SET body = replace(body, '\"W1\"', '\"W77\"') WHERE body LIKE '%W1%' AND seq > 1")
    for command in ("watch", "replay", "export", "debrief"):
        refused(run_command(data, command, session), "damaged")
    assert run_command(data, "verify", session).code == 1
