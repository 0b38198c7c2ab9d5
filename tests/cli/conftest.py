"""The real command in a process of its own, over a data folder of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest


@dataclass(frozen=True)
class Ran:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Command = Callable[..., Ran]


def run_command(data: Path, *words: str, typed: str = "", **environ: str) -> Ran:
    env = {**os.environ, "VENIRE_DATA": str(data), "COLUMNS": "100", **environ}
    done = subprocess.run(
        [sys.executable, "-m", "venire.cli.main", *words],
        input=typed, capture_output=True, text=True, env=env, timeout=120, check=False,
    )  # fmt: skip
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def venire(tmp_path: Path) -> Command:
    return partial(run_command, tmp_path / "data")


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A data folder with one finished session, and what playing it printed."""
    data = tmp_path_factory.mktemp("played")
    ran = run_command(data, "play", "deliberate", "--case", "murder", "--unattended", "--seed", "7", "--json")
    assert ran.code == 0, ran.err
    return data, ran.json
