"""The library plays from Python where nothing of the server, the terminal or the embedder can be imported; and whoever
asks for one of them is told in a sentence how to come by it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from venire.sockets.extras import EXTRAS

BLOCKED = """
import sys
names = {names!r}
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in names:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Blocked())
sys.argv = ["venire", *{words!r}]
"""
DELIBERATION = """
from venire import Deliberation
outcome = Deliberation("murder", size=6, max_rounds=3, seed="7").run_sync()
print(outcome.result)
"""
DEBATE = """
from venire import Debate
outcome = Debate("A town should keep its own library.", rounds=1, seed="7").run_sync()
print(outcome.result)
"""
EXAMINATION = """
from venire import Examination
outcome = Examination("murder", witnesses=["W1"], direct=2, cross=2, seed="7").run_sync()
print(outcome.result)
"""
COMMAND = "from venire.cli.start import main; main()"
EVERY = [module for extra in EXTRAS.values() for module in extra.modules] + ["starlette", "click"]


def played(script: str, tmp_path: Path, without: Sequence[str], *words: str) -> subprocess.CompletedProcess[str]:
    """The script in a process of its own, in which these modules cannot be imported."""
    code = BLOCKED.format(names=frozenset(without), words=words) + script
    environ = {**os.environ, "VENIRE_DATA": str(tmp_path / "data")}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environ)


@pytest.mark.parametrize("script", [DELIBERATION, DEBATE, EXAMINATION], ids=["deliberation", "debate", "examination"])
def test_a_proceeding_is_held_from_python_without_any_extra(script: str, tmp_path: Path) -> None:
    told = played(script, tmp_path, EVERY)

    assert told.returncode == 0, told.stderr
    assert told.stdout.strip()


def test_the_command_without_the_terminal_says_what_to_install(tmp_path: Path) -> None:
    told = played(COMMAND, tmp_path, EXTRAS["terminal"].modules, "play", "deliberate")

    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr.splitlines() == [
        "The command line is not installed (missing: typer, rich).",
        "Do: pip install 'venire[terminal]'; 'venire[all]' brings everything.",
    ]


def test_serving_without_the_server_says_what_to_install(tmp_path: Path) -> None:
    told = played(COMMAND, tmp_path, EXTRAS["server"].modules, "serve")

    assert told.returncode == 2
    assert told.stderr.splitlines()[0].startswith("The courtroom in a browser is not installed (missing: fastapi, ")
    assert told.stderr.splitlines()[1].startswith("Do: pip install 'venire[server]';")


def test_the_doctor_names_each_extra_that_is_missing_and_finds_no_fault_in_it(tmp_path: Path) -> None:
    without = [*EXTRAS["server"].modules, *EXTRAS["embedder"].modules]
    told = played(COMMAND, tmp_path, without, "doctor", "--json")
    findings = {one["about"]: one for one in json.loads(told.stdout)["findings"]}

    assert told.returncode == 0, told.stdout
    assert findings["venire[server]"]["state"] == findings["venire[embedder]"]["state"] == "absent"
    assert findings["venire[embedder]"]["remedy"] == "pip install 'venire[embedder]' brings it."
    assert findings["venire[terminal]"]["state"] == "good"


def test_everything_is_what_each_extra_brings() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (everything,) = project["optional-dependencies"]["all"]
    parts = everything.removeprefix("venire[").removesuffix("]").split(",")

    assert set(EXTRAS) <= set(parts) <= set(project["optional-dependencies"])
    brought = " ".join(one for part in parts for one in project["optional-dependencies"][part]).replace("-", "_")
    assert [module for extra in EXTRAS.values() for module in extra.modules if module not in brought] == []
