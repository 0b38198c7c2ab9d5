"""What a round costs as rounds add up: ``python benchmarks/rounds.py [--sessions N] [--json]``.

Sessions of 5 to 80 rounds in memory. Views are windowed, so a round late in a session should cost what an early one
does and the whole should grow with the number of rounds. Two things are told: seconds a session, and the exponent ``b``
of ``seconds = a * rounds ** b`` fitted over all lengths (1 is linear; the goal is at most 1.15).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import linear_regression, median
from time import perf_counter

from venire.app import Venire, opened
from venire.proceedings.deliberation.events import Spoke
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.settings import Settings

LENGTHS = (5, 10, 20, 40, 80)
GOAL = 1.15
CASE = "murder"


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    rounds: int
    seconds: float
    a_round_ms: float
    speeches: float


async def measure(sessions: int) -> list[Row]:
    async with opened(Settings(data=Path()), in_memory=True) as venire:
        await play(venire, "warm", 2)
        return [await row(venire, rounds, sessions) for rounds in LENGTHS]


async def row(venire: Venire, rounds: int, sessions: int) -> Row:
    times, speeches = list[float](), 0
    for seed in range(sessions):
        began = perf_counter()
        speeches += await play(venire, str(seed), rounds)
        times.append(perf_counter() - began)
    seconds = median(times)
    return Row(rounds, round(seconds, 3), round(seconds / rounds * 1000, 2), speeches / sessions)


async def play(venire: Venire, seed: str, rounds: int) -> int:
    """One session; how many speeches it has."""
    session = await venire.open(
        DeliberationRequest(case=CASE, seed=seed, params=Params(max_rounds=rounds, early_end=False))
    )
    await venire.court.finished(session)
    assert session.over
    return sum(isinstance(entry.event, Spoke) for entry in session.entries)


def exponent(rows: Sequence[Row]) -> float:
    """The slope of log seconds over log rounds."""
    return linear_regression([math.log(r.rounds) for r in rows], [math.log(r.seconds) for r in rows]).slope


def table(rows: Sequence[Row]) -> str:
    lines = [f"{'rounds':>6} {'seconds':>8} {'ms a round':>10} {'speeches':>8}"]
    lines += [f"{r.rounds:6} {r.seconds:8.3f} {r.a_round_ms:10.2f} {r.speeches:8.1f}" for r in rows]
    found = exponent(rows)
    return "\n".join(
        [*lines, f"seconds ~ rounds ** {found:.2f}; goal <= {GOAL}: {'met' if found <= GOAL else 'missed'}"]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sessions", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = asyncio.run(measure(given.sessions))
    print(json.dumps([asdict(row) for row in rows], indent=1) if given.json else table(rows))


if __name__ == "__main__":
    main()
