"""venire without its understudy: it starts, says so, and plays with models and people; the rest it refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.scripted_server import ScriptedServer, serving
from tests.support.scripted_deliberation import every_part

NO_KEYS = dict.fromkeys(("OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"), "")
ABSENT = "The understudy is not installed: only models and people can play, and nobody steps in for them."
SECONDS = 300


@pytest.fixture(scope="module")
def server() -> Iterator[ScriptedServer]:
    with serving() as scripted:
        scripted.script = every_part
        yield scripted


def hidden(data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command, or the page, in a process that has no understudy."""
    env = {**os.environ, **NO_KEYS, "VENIRE_DATA": str(data), "VENIRE_MONITORS": "none", "COLUMNS": "200"}
    env["VENIRE_ALLOWED_HOSTS"] = "court"
    return subprocess.run(
        [sys.executable, "-m", "tests.seats.hidden", *words],
        capture_output=True, text=True, env=env, timeout=SECONDS, check=False,
    )  # fmt: skip


def with_models(data: Path, server: ScriptedServer, role: str = "default") -> Path:
    """A data folder whose models.yaml names the scripted model, for everybody or for one role."""
    entry = f"{{provider: openai, model: scripted, base_url: '{server.url}', retries: 0, timeout: 60}}"
    lines = f"default: {entry}\n" if role == "default" else f"roles: {{{role}: {entry}}}\n"
    (data / "models.yaml").write_text(lines, encoding="utf-8")
    return data


@pytest.mark.parametrize("named", [(), ("--named",)], ids=["no entry point", "an entry point to nothing"])
def test_the_doctor_says_so_in_one_sentence_and_finds_no_fault(tmp_path: Path, named: tuple[str, ...]) -> None:
    done = hidden(tmp_path, "doctor", "--json", *named)
    found: dict[str, Any] = json.loads(done.stdout)

    (finding,) = [one for one in found["findings"] if one["about"] == "understudy"]
    assert (finding["state"], finding["told"]) == ("absent", ABSENT)
    assert "venire_understudy" in finding["remedy"]
    assert (done.returncode, found["sound"]) == (0, True)


def test_venire_models_shows_who_is_left(tmp_path: Path, server: ScriptedServer) -> None:
    done = hidden(with_models(tmp_path, server, "juror"), "models")

    assert done.returncode == 0
    assert ABSENT in " ".join(done.stdout.split())
    assert "understudy" not in done.stdout.partition(ABSENT[:20])[0]
    assert "openai:scripted" in done.stdout
    assert "nobody" in done.stdout


def test_a_session_of_models_is_played_to_its_verdict(tmp_path: Path, server: ScriptedServer) -> None:
    words = ("play", "deliberate", "--case", "murder", "--unattended", "--seed", "7", "--rounds", "2", "--json")
    done = hidden(with_models(tmp_path, server), *words)

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["verdict"] in ("guilty", "not_guilty", "hung")


def test_seats_that_nobody_could_answer_for_are_named(tmp_path: Path, server: ScriptedServer) -> None:
    done = hidden(with_models(tmp_path, server, "juror"), "play", "deliberate", "--case", "murder", "--unattended")

    assert done.returncode == 2
    told = " ".join(done.stderr.split())
    assert "have neither a model nor a person" in told
    assert "for panel, judge, summarizer. " in told


def test_the_page_opens_and_a_person_plays_with_models(tmp_path: Path, server: ScriptedServer) -> None:
    done = hidden(with_models(tmp_path, server))
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)

    assert told["home"] == 200
    assert ABSENT in told["page"]
    assert (told["refused"], told["kept"]) == (400, 0)
    assert "have neither a model nor a person" in told["error"]
    assert "seat people, for coach. " in told["remedy"]
    assert told["result"] in ("guilty", "not_guilty", "hung")
