"""A ``venire`` and a ``python -c`` for pages carried out in a shell: each runs in a fork of a process that has read the
program.

The script that stands in the reader's path hands its words, its folder, its environment and its three streams over a
socket, and ends as the command ends. See :mod:`tests.cli.warm`.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Never

from tests.cli.warm import SECONDS, leave, ran, read_all
from tests.support.packages import look_again
from tests.support.places import ROOT
from venire.cli.main import main

LONGEST = 1 << 17
"""Bytes of a command's words and environment."""
SCRIPT = """#!{python} -SE
import json, os, socket, sys
line = socket.socket(socket.AF_UNIX)
line.connect({address!r})
wish = dict(words=[{name!r}, *sys.argv[1:]], folder=os.getcwd(), environ=dict(os.environ))
socket.send_fds(line, [json.dumps(wish).encode()], [0, 1, 2])
sys.exit(int(line.recv(16)))
"""


@cache
def scripts() -> Path:
    """A folder with a ``venire`` and a ``python`` in it."""
    folder = Path(mkdtemp(prefix="venire-at-hand-"))
    address = str(folder / "socket")
    for name in ("venire", "python"):
        script = folder / name
        script.write_text(SCRIPT.format(python=sys.executable, address=address, name=name), encoding="utf-8")
        script.chmod(0o755)
    command = [sys.executable, "-m", "tests.docs.at_hand", address]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    atexit.register(process.kill)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return folder


def serve(address: str) -> Never:
    """Run every command that comes, at once and for itself."""
    read_all()
    door = socket.socket(socket.AF_UNIX)
    door.bind(address)
    door.listen()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while True:
        line, _ = door.accept()
        if os.fork() == 0:
            _attend(line)
        line.close()


def _attend(line: socket.socket) -> Never:
    """Run one command in a fork of this one, and tell its exit code."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    told, streams, _, _ = socket.recv_fds(line, LONGEST, 3)
    wish = json.loads(told)
    child = os.fork()
    if child == 0:
        signal.alarm(SECONDS)
        line.close()
        _become(wish["words"], wish["folder"], wish["environ"], streams)
        leave(ran(_script if wish["words"][0] == "python" else main))
    line.send(str(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])).encode())
    os._exit(0)


def _become(words: list[str], folder: str, environ: dict[str, str], streams: list[int]) -> None:
    """Take on what a process of one's own would have been started with."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environ)
    sys.path[:0] = environ.get("PYTHONPATH", "").split(os.pathsep)
    look_again()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    sys.argv = words
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, errors="backslashreplace")


def _script() -> None:
    """``python -c``: a program handed over in a word."""
    dash, body, *_ = sys.argv[1:]
    assert dash == "-c", "here python runs what a page shows, and nothing else"
    exec(compile(body, "<string>", "exec"), {"__name__": "__main__"})


if __name__ == "__main__":
    serve(sys.argv[1])
