"""The real command in a process of its own, over a data folder of its own."""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.cli.warm import SECONDS, Warm
from tests.support.places import ROOT


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


FRESH = ("PYTHON", "LC_", "LANG")
"""What is set before an interpreter begins cannot be set for one that has begun."""


@cache
def _warm() -> Warm:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.warm"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    atexit.register(process.kill)
    return Warm(process)


def run_command(data: Path, *words: str, typed: str = "", **environ: str) -> Ran:
    """Run the command in a process of its own: forked from one that has read the program, or quite fresh if it must.

    No monitor watches, unless ``VENIRE_MONITORS`` says so: they take as long as a session, and have their own tests.
    """
    env = {**os.environ, "VENIRE_DATA": str(data), "COLUMNS": "100", "VENIRE_MONITORS": "none", **environ}
    if any(name.startswith(FRESH) for name in environ):
        return _fresh(words, typed, env)
    with TemporaryDirectory() as streams:
        return Ran(*_warm().run(words, env, typed, Path(streams)))


def _fresh(words: tuple[str, ...], typed: str, env: dict[str, str]) -> Ran:
    done = subprocess.run(
        [sys.executable, "-m", "venire.cli.main", *words],
        input=typed, capture_output=True, text=True, env=env, timeout=SECONDS, check=False,
    )  # fmt: skip
    return Ran(done.returncode, done.stdout, done.stderr)


def heed_interrupts() -> None:
    """Let a child end on Ctrl-C also when these tests run in a shell's background, whose children do not by default."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


DELIBERATED = ("play", "deliberate", "--case", "murder", "--unattended", "--seed", "7", "--json")


@pytest.fixture
def venire(tmp_path: Path) -> Command:
    return partial(run_command, tmp_path / "data")


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A data folder with one finished session, and what playing it printed."""
    data = tmp_path_factory.mktemp("played")
    ran = run_command(data, *DELIBERATED, VENIRE_MONITORS="all")
    assert ran.code == 0, ran.err
    return data, ran.json


@pytest.fixture
def copied(played: tuple[Path, dict[str, Any]], tmp_path: Path) -> tuple[Path, str]:
    """A data folder of its own with a finished session, to be damaged; and the session's id."""
    return copytree(played[0], tmp_path / "copied"), str(played[1]["session"])
