"""A whole deliberation, unattended: ``python benchmarks/deliberation.py [--sessions N] [--rounds N] [--json]``.

Twelve understudy jurors deliberate *The Night at Lock Six* for twelve rounds, none left out, in memory and on SQLite.
The goal is 1.5 s a session. Timed: from the opening to the last entry written; the first session of a process, which
also loads the case and the jurors, is told apart.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from venire.app import Venire, opened
from venire.proceedings.deliberation.events import Spoke
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.settings import Settings

GOAL_S = 1.5
CASE = "murder"


@dataclass(frozen=True)
class Row:
    """One line of the table; seconds a session."""

    store: str
    sessions: int
    rounds: int
    first: float
    middle: float
    slowest: float
    speeches: float
    entries: float


async def measure(store: str, sessions: int, rounds: int, folder: Path) -> Row:
    times, speeches, entries = list[float](), 0, 0
    async with opened(Settings(data=folder), in_memory=store == "memory") as venire:
        for seed in range(sessions):
            began = perf_counter()
            spoken, written = await play(venire, str(seed), rounds)
            times.append(perf_counter() - began)
            speeches, entries = speeches + spoken, entries + written
    later = times[1:]
    first, middle, slowest = (round(mark, 3) for mark in (times[0], median(later), max(later)))
    return Row(store, sessions, rounds, first, middle, slowest, speeches / sessions, entries / sessions)


async def play(venire: Venire, seed: str, rounds: int) -> tuple[int, int]:
    """One session; how many speeches and entries it has."""
    wish = DeliberationRequest(case=CASE, seed=seed, params=Params(max_rounds=rounds, early_end=False))
    session = await venire.open(wish)
    await venire.court.finished(session)
    assert session.over
    return sum(isinstance(entry.event, Spoke) for entry in session.entries), session.seq


def table(rows: Sequence[Row]) -> str:
    lines = [
        f"{'store':8} {'sessions':>8} {'rounds':>6} {'first s':>8} {'middle s':>8} {'slowest s':>9} {'speeches':>8}"
    ]
    lines += [
        f"{r.store:8} {r.sessions:8} {r.rounds:6} {r.first:8.3f} {r.middle:8.3f} {r.slowest:9.3f} {r.speeches:8.1f}"
        for r in rows
    ]
    missed = any(row.middle > GOAL_S for row in rows)
    return "\n".join([*lines, f"goal, middle session <= {GOAL_S} s: {'missed' if missed else 'met'}"])


async def both(sessions: int, rounds: int, folder: Path) -> list[Row]:
    return [await measure(store, sessions, rounds, folder) for store in ("memory", "sqlite")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sessions", type=int, default=11)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(both(given.sessions, given.rounds, Path(folder)))
    print(json.dumps([asdict(row) for row in rows], indent=1) if given.json else table(rows))


if __name__ == "__main__":
    main()
