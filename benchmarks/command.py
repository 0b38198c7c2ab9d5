"""What a command takes, from its start to its end: ``python benchmarks/command.py [--runs N] [--json]``.

Processor time of a process of its own (user and system), the least of so many runs, after one that compiles what is not
compiled yet; memory is the most that was resident, for small commands that of this process. Goals: ``import venire`` in
.25 s, an unattended deliberation from the command to its first line in .6 s and to its verdict in 1.5 s, the server
ready in 2 s by the clock with at most 150 MB. Beside them, what one append costs in this process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter, process_time, sleep

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.kernel.toys.codeword import WordSealed
from tests.support.hosting import CODECS
from venire.kernel.record import Cause, Entry, Seat
from venire.ports import SessionHead
from venire.stores.sqlite import SqliteStore

ROOT = Path(__file__).parents[1]
VENIRE = "from venire.cli.main import main; main()"
DELIBERATION = ("play", "deliberate", "--case", "murder", "--unattended", "--seed", "7", "--json")
SHOWN = DELIBERATION[:-1]
COMMANDS: Mapping[str, tuple[float, tuple[str, ...]]] = {
    "import venire": (0.25, ("import venire",)),
    "venire --help": (0.3, (VENIRE, "--help")),
    "a deliberation": (1.5, (VENIRE, *DELIBERATION)),
}
"""What is run, with its goal in seconds."""
LONGEST = 30.0
APPENDS, TOGETHER = 400, (1, 4, 16)
READY, FIRST_LINE = 2.0, 0.6


@dataclass(frozen=True)
class Taken:
    """Seconds of the processor (of the clock for a server) and the largest resident memory in MB."""

    what: str
    seconds: float
    memory: float
    goal: float


@dataclass(frozen=True)
class Append:
    """Milliseconds of the processor for one append of so many entries."""

    entries: int
    ms: float


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        taken, appends = _commands(Path(folder), args.runs), asyncio.run(_appends(Path(folder)))
    if args.json:
        print(json.dumps({"commands": [asdict(one) for one in taken], "appends": [asdict(one) for one in appends]}))
        return
    for one in taken:
        met = "met" if one.seconds <= one.goal else "missed"
        print(f"{one.what:<34} {one.seconds:5.2f} s {one.memory:6.0f} MB   goal {one.goal:.2f} s: {met}")
    for append in appends:
        print(f"one append of {append.entries:>2} entries on SQLite {append.ms:9.3f} ms")


def _commands(folder: Path, runs: int) -> Sequence[Taken]:
    environ = _environ(folder)
    found = [_least(what, goal, words, environ, runs) for what, (goal, words) in COMMANDS.items()]
    unwatched = {**environ, "VENIRE_MONITORS": "none"}
    found.append(_least("a deliberation without monitors", 1.5, COMMANDS["a deliberation"][1], unwatched, runs))
    found.append(min((_first_line(environ) for _ in range(runs)), key=lambda one: one.seconds))
    return [*found, min((_server(environ) for _ in range(runs)), key=lambda one: one.seconds)]


def _environ(folder: Path) -> Mapping[str, str]:
    """As it is where venire is installed: compiled once, with a data folder of its own."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    path = os.pathsep.join((str(ROOT / "src"), kept.get("PYTHONPATH", "")))
    return {**kept, "PYTHONPATH": path, "PYTHONPYCACHEPREFIX": str(folder / "pyc"), "VENIRE_DATA": str(folder / "data")}


def _least(what: str, goal: float, words: Sequence[str], environ: Mapping[str, str], runs: int) -> Taken:
    _run(words, environ)
    times = [_run(words, environ) for _ in range(runs)]
    return Taken(what, min(seconds for seconds, _ in times), max(memory for _, memory in times), goal)


def _run(words: Sequence[str], environ: Mapping[str, str]) -> tuple[float, float]:
    started = subprocess.Popen([sys.executable, "-c", *words], env=environ, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(started.pid, 0)
    started.returncode = os.waitstatus_to_exitcode(status)
    if started.returncode:
        raise SystemExit(f"{words} ended with {started.returncode}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def _first_line(environ: Mapping[str, str]) -> Taken:
    """Until a deliberation that is shown at the terminal has printed its first line."""
    words = [sys.executable, "-u", "-c", VENIRE, *SHOWN]
    with subprocess.Popen(words, env=environ, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as shown:
        assert shown.stdout is not None
        shown.stdout.readline()
        fields = Path(f"/proc/{shown.pid}/stat").read_text().rpartition(")")[2].split()
        memory = _resident(shown.pid)
        shown.kill()
    seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return Taken("a deliberation's first line", seconds, memory, FIRST_LINE)


def _resident(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def _server(environ: Mapping[str, str]) -> Taken:
    """Until ``/health`` answers, by the clock."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    began = perf_counter()
    words = [sys.executable, "-c", VENIRE, "serve", "--port", str(port)]
    with subprocess.Popen(words, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            while not _answers(port):
                if perf_counter() - began > LONGEST:
                    raise SystemExit("the server did not answer")
                sleep(0.01)
            seconds = perf_counter() - began
            memory = _resident(server.pid)
        finally:
            server.send_signal(signal.SIGINT)
    return Taken("the server ready, by the clock", seconds, memory, READY)


def _answers(port: int) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200
    except ConnectionError:
        return False
    finally:
        connection.close()


async def _appends(folder: Path) -> Sequence[Append]:
    store = await SqliteStore.at(folder / "appends.sqlite", CODECS)
    found = [Append(together, await _append(store, together)) for together in TOGETHER]
    await store.close()
    return found


async def _append(store: SqliteStore, together: int) -> float:
    name, at = f"of-{together}", datetime(2026, 1, 1, tzinfo=UTC)
    await store.create(SessionHead(name, "codeword", "", "ann", "", 0, over=False), b"k" * 32)
    cause = Cause(seat=Seat("keeper"), ask="seal", act="seal", act_id="a")
    event = WordSealed(word="a lantern on the upper gate of the lock, lit that night by nobody")
    began = process_time()
    for number in range(APPENDS):
        after = number * together
        entries = [Entry(seq, at, event, cause) for seq in range(after + 1, after + 1 + together)]
        await store.append(name, after, entries)
    return (process_time() - began) * 1000 / APPENDS


if __name__ == "__main__":
    main()
