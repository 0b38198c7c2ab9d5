"""What a question costs: ``python benchmarks/examination.py [--seeds N] [--json]``.

Unattended examinations of the murder in memory. A *turn* is a question with all that belongs to it: put, watched for
an objection, ruled on, answered, credited, watched for what went past it. Told are the time of a turn and of each
seat's act (middle, 95th percentile), whether turns get dearer as an examination grows, and what one answer costs
against fifty targets, by the clock and in processor time, which other work on the machine disturbs less. Sums are made
as the command makes them (:mod:`venire.cli`). Goals by the clock: 50 ms for 95 of 100 turns, 10 ms for fifty targets,
no growth.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time

import venire.cli
from venire.app import Venire, opened
from venire.host.clock import SystemClock
from venire.host.session import AnySession
from venire.kernel.record import Entry, Event
from venire.law.testimony.elicits import AnswerHeard, ElicitSought, given
from venire.law.testimony.exchange import statements
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest
from venire.settings import Settings

TURN_GOAL, FIFTY_GOAL = 50.0, 10.0
ACTS: dict[type[Event], str] = {
    ev.QuestionPut: "question",
    ev.LetStood: "no objection",
    ev.Objected: "objection",
    ev.Responded: "response",
    ev.Ruled: "ruling",
    ev.Testified: "answer",
    ev.Established: "credit",
    ev.StrikeLetGo: "no strike",
}
"""What is recorded first of what each seat does."""


@dataclass(frozen=True)
class Took:
    """Seconds by the clock, and of processor time."""

    wall: float
    cpu: float


@dataclass(frozen=True)
class Times:
    """Milliseconds, and how many were measured."""

    n: int
    p50: float
    p95: float
    cpu_p50: float
    cpu_p95: float


def times(found: Sequence[Took]) -> Times:
    """Of seconds, in milliseconds."""
    return Times(
        len(found), *_middle_and_high([one.wall for one in found]), *_middle_and_high([one.cpu for one in found])
    )


def _middle_and_high(seconds: Sequence[float]) -> tuple[float, float]:
    return round(median(seconds) * 1000, 1), round(quantiles(seconds, n=20)[-1] * 1000, 1)


@dataclass
class Watch(SystemClock):
    """A clock that remembers how much processor time had been used at each instant it told."""

    used: dict[datetime, float] = field(default_factory=dict[datetime, float])

    def now(self) -> datetime:
        at = super().now()
        self.used[at] = process_time()
        return at

    def between(self, earlier: Entry, later: Entry) -> Took:
        return Took((later.at - earlier.at).total_seconds(), self.used[later.at] - self.used[earlier.at])


async def examined(venire: Venire, seed: str) -> AnySession:
    """An examination of every witness by the understudy, finished."""
    params = ExaminationParams(objection_window=None)
    session = await venire.open(ExaminationRequest(case="murder", seed=seed, params=params))
    await venire.court.finished(session)
    return session


def turns(session: AnySession, watch: Watch) -> Iterator[Took]:
    """From one question to the next, in order."""
    put = [entry for entry in session.entries if isinstance(entry.event, ev.QuestionPut)]
    yield from (watch.between(earlier, later) for earlier, later in pairwise(put))


def acts(session: AnySession, watch: Watch) -> Iterator[tuple[str, Took]]:
    """Each act with what it took since the one before it."""
    for before, entry in pairwise(session.entries):
        name = ACTS.get(type(entry.event))
        if name:
            yield name, watch.between(before, entry)


def fifty() -> list[Took]:
    """For each fact of the case, said as an answer, against fifty targets: the case's own, over again."""
    case = ShippedCases().load("murder")
    targets = [ElicitSought(one.id, one.statement, one.key_terms) for one in case.elicits]
    sought = (targets * (50 // len(targets) + 1))[:50]
    found = list[Took]()
    for witness in case.witnesses:
        for fact in witness.affidavit:
            question = f"What do you say of it, {witness.name}?"
            began, used = perf_counter(), process_time()
            heard = AnswerHeard(question, fact.text, statements(question, fact.text, witness.name), witness.name)
            given(sought, heard, "contextual")
            found.append(Took(perf_counter() - began, process_time() - used))
    return found


async def measure(seeds: int) -> dict[str, Times]:
    told, watch = defaultdict[str, list[Took]](list), Watch()
    async with opened(Settings(data=Path()), in_memory=True) as venire:
        venire.court.clock = watch
        await examined(venire, "warm")
        for seed in range(seeds):
            session = await examined(venire, str(seed))
            took = list(turns(session, watch))
            told["turn"] += took
            told["turns 1 to 30"] += took[:30]
            told["turns 61 and later"] += took[60:]
            for name, one in acts(session, watch):
                told[name].append(one)
    told["fifty targets"] = fifty()
    return {name: times(found) for name, found in told.items()}


def table(found: dict[str, Times]) -> str:
    lines = [f"{'what':20} {'n':>6} {'p50 ms':>8} {'p95 ms':>8} {'cpu p50':>8} {'cpu p95':>8}"]
    lines += [
        f"{name:20} {one.n:6} {one.p50:8.1f} {one.p95:8.1f} {one.cpu_p50:8.1f} {one.cpu_p95:8.1f}"
        for name, one in found.items()
    ]
    for name, goal in (("turn", TURN_GOAL), ("fifty targets", FIFTY_GOAL)):
        lines.append(f"{name}: goal {goal:.0f} ms at p95: {'met' if found[name].p95 <= goal else 'missed'}")
    lines.append(f"threads for sums: {os.environ[venire.cli.THREADS]}")
    growth = found["turns 61 and later"].cpu_p50 / found["turns 1 to 30"].cpu_p50
    return "\n".join([*lines, f"a late turn costs {growth:.2f} of the processor time of an early one"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = asyncio.run(measure(asked.seeds))
    print(json.dumps({name: asdict(one) for name, one in found.items()}, indent=1) if asked.json else table(found))


if __name__ == "__main__":
    main()
