"""``.env.example`` names every variable that is read, and no other; a Space is laid out as its image wants."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
import yaml

from tests.support.places import ROOT, SOURCE
from venire.models.calls.tracing import VARIABLE as TRACES
from venire.models.providers import PROVIDERS
from venire.settings import VARIABLES, Settings

EXAMPLE = ROOT / ".env.example"
SPACE = ROOT / "deploy" / "space"
NAMED = re.compile(r"^#?([A-Z][A-Z_]+)=", re.MULTILINE)
RECORDING = re.compile(r"environ\.get\(\"([A-Z_]+)\"\)")
OF_A_TERMINAL = {"DISPLAY", "NO_COLOR", "TERM"}
"""What other programs set."""


def read() -> Iterator[str]:
    """Every variable of the environment that the program reads."""
    for field in Settings.model_fields:
        yield VARIABLES[field]
    for provider in PROVIDERS.values():
        yield from provider.keys
    yield TRACES
    for path in SOURCE.rglob("*.py"):
        yield from set(RECORDING.findall(path.read_text(encoding="utf-8"))) - OF_A_TERMINAL


def test_it_names_every_variable_that_is_read_and_no_other() -> None:
    named = NAMED.findall(EXAMPLE.read_text(encoding="utf-8"))
    assert sorted(named) == sorted(set(read()))


def test_what_it_proposes_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for line in EXAMPLE.read_text(encoding="utf-8").splitlines():
        name, is_set, value = line.removeprefix("#").partition("=")
        if is_set and name in VARIABLES.values():
            monkeypatch.setenv(name, value)
    assert Settings().allowed_hosts == "court.example.org"


@pytest.fixture
def space(tmp_path: Path) -> Path:
    """A Space, laid out."""
    folder = tmp_path / "space"
    subprocess.run(["sh", str(SPACE / "lay_out.sh"), str(folder)], check=True)
    return folder


def test_a_space_has_all_that_its_image_is_built_from(space: Path) -> None:
    dockerfile = (space / "Dockerfile").read_text(encoding="utf-8")
    copied = [name for line in re.findall(r"^COPY (.+) \S+$", dockerfile, re.MULTILINE) for name in line.split()]
    assert copied
    assert [name for name in copied if not (space / name).exists()] == []
    _, front, _ = (space / "README.md").read_text(encoding="utf-8").split("---\n", 2)
    told = yaml.safe_load(front)
    assert (told["sdk"], told["app_port"]) == ("docker", 7860)
    assert "PORT=7860" in dockerfile
    assert "VENIRE_DATA=/data" in dockerfile
    assert not list(space.rglob("__pycache__"))


def test_the_command_of_a_space_answers_to_the_name_that_the_space_is_given(space: Path, tmp_path: Path) -> None:
    command = json.loads(re.findall(r"^CMD (.+)$", (space / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)[0])
    given = {"SPACE_HOST": "ada-venire.hf.space", "VENIRE_DATA": str(tmp_path), "VENIRE_HOST": "0.0.0.0", "PORT": "0"}
    env = {**os.environ, "PATH": f"{_bin()}:{os.environ['PATH']}", "PYTHONPATH": str(SOURCE.parent), **given}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    try:
        assert process.stdout is not None
        found = re.search(r":(\d+)", process.stdout.readline())
        assert found is not None
        asked = Request(f"http://127.0.0.1:{found[1]}/health", headers={"Host": "ada-venire.hf.space"})
        with urlopen(asked) as answer:
            assert answer.status == 200
    finally:
        process.kill()
        process.wait()
    assert (tmp_path / "venire.sqlite").is_file()


def _bin() -> Path:
    """Where the command lies."""
    return Path(sys.executable).parent
