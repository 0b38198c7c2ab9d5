"""A process that has read the program already, and runs each command in a fork of itself.

A command in a fresh interpreter spends a second reading the program before it does anything, and another reading what
comes with it: cases, jurors, word vectors. Here every command is still a process of its own, with its own input,
output, environment and exit code; only the reading is done once. One line of JSON in: ``{"words", "environ", "typed",
"out", "err"}``, of which the last three are paths. One line out: the exit code.
"""

from __future__ import annotations

import asyncio
import atexit
import gc
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Never

from venire.app import opened
from venire.cli.main import COMMANDS, main
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.persuasion.params import PersuasionParams
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.settings import Settings

SECONDS = 120
"""A command that runs longer is ended by SIGALRM, and so has the exit code -14."""


def _become(wish: dict[str, Any]) -> None:
    """Take on the streams, the environment and the words of the command that is wished for."""
    os.environ.clear()
    os.environ.update(wish["environ"])
    for number, (path, flags) in enumerate(
        [(wish["typed"], os.O_RDONLY), (wish["out"], os.O_WRONLY), (wish["err"], os.O_WRONLY)]
    ):
        opened = os.open(path, flags)
        os.dup2(opened, number)
        os.close(opened)
    # What the parent has read ahead is not this command's input, so the streams are made anew.
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, errors="backslashreplace")
    sys.argv = ["venire", *wish["words"]]


def ran(program: Callable[[], object] = main) -> int:
    """The exit code of the command, told as the interpreter would tell it."""
    try:
        program()
    except SystemExit as left:
        code = left.code
        if isinstance(code, str):
            sys.stderr.write(f"{code}\n")
        return code if isinstance(code, int) else int(code is not None)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told as a fresh interpreter would tell it
        sys.excepthook(type(error), error, error.__traceback__)
        return 1
    return 0


def leave(code: int) -> Never:
    """End as the interpreter does, but for taking apart everything that it has read, which takes half a second."""
    atexit._run_exitfuncs()  # pyright: ignore[reportPrivateUsage]
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def read_all() -> None:
    """Read the program, and whatever it reads but once: by a short play of each kind, which leaves nothing behind."""
    for module, _ in COMMANDS.values():
        import_module(module)
    os.environ["TOKENIZERS_PARALLELISM"] = "false"  # lest it warn of forks in what a command prints
    with TemporaryDirectory() as data:
        asyncio.run(_played(Path(data)))
    assert threading.active_count() == 1, "a process with threads cannot be forked"
    gc.collect()
    gc.freeze()


async def _played(data: Path) -> None:
    short = ExaminationParams(witnesses=("W1",), direct=1, cross=1, redirect=0, recross=0)
    talk = PersuasionParams(turns=1)
    async with opened(Settings(data=data, monitors="none"), in_memory=True) as venire:
        for session in (
            await venire.open(DeliberationRequest(case="murder", seed="7")),
            await venire.open(ExaminationRequest(case="murder", seed="7", params=short)),
            await venire.open(PersuasionRequest(case="robot", seed="7", params=talk, person=False)),
        ):
            await venire.court.finished(session)


def serve() -> None:
    """Run one command after another until the input ends."""
    read_all()
    while line := sys.stdin.readline():
        pid = os.fork()
        if pid == 0:
            signal.alarm(SECONDS)
            _become(json.loads(line))
            leave(ran())
        sys.stdout.write(f"{os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])}\n")
        sys.stdout.flush()


@dataclass(frozen=True)
class Warm:
    """The one who keeps the warm process and hands it commands."""

    process: subprocess.Popen[str]

    def run(self, words: tuple[str, ...], environ: dict[str, str], typed: str, folder: Path) -> tuple[int, str, str]:
        """The exit code, output and errors of a command; its streams are files in ``folder``."""
        streams = {name: folder / name for name in ("typed", "out", "err")}
        for name, path in streams.items():
            path.write_text(typed if name == "typed" else "", encoding="utf-8")
        wish = {"words": words, "environ": environ, **{name: str(path) for name, path in streams.items()}}
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()
        code = int(self.process.stdout.readline())
        return code, streams["out"].read_text(encoding="utf-8"), streams["err"].read_text(encoding="utf-8")


if __name__ == "__main__":
    serve()
