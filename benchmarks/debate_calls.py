"""What a debate costs where every answer takes a call: ``python -m benchmarks.debate_calls [--latency MS] [--json]``.

Stand-ins answer after a set time, as a model would. Goals: one call for each argument, evaluation and verdict; at
200 ms with 2 debaters, 3 rounds and 3 evaluators at most 1.8 s; at 0 ms at most 2 ms of the engine's own for each call.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.proceedings.debate.builders import SUBJECT, plainly
from venire.catalog import kinds
from venire.host.court import Court
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.proceedings.debate.acts import Judge
from venire.proceedings.debate.opening import open_debate
from venire.proceedings.debate.params import DebateParams, Debater
from venire.stores.memory import MemoryStore

SIZES = ((2, 3, 3), (4, 5, 12))
"""Debaters, rounds, evaluators."""
NAMES = ("Ada", "Ben", "Cyd", "Dee")


@dataclass
class Slow:
    """Answers everything after ``seconds``, and counts what it was asked."""

    seconds: float
    asked: Counter[str] = field(default_factory=Counter[str])
    name: str = "slow"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        self.asked[_kind(ask)] += 1
        await asyncio.sleep(self.seconds)
        act = plainly(ask, view)
        return act.model_copy(update={"winner": "Ada"}) if isinstance(act, Judge) else act


@dataclass(frozen=True)
class Row:
    """One debate; ``ms_a_call`` is the engine's own time where calls take none."""

    debaters: int
    rounds: int
    evaluators: int
    seconds: float
    calls: int
    arguments: int
    evaluations: int
    verdicts: int
    ms_a_call: float


def _kind(ask: Ask) -> str:
    return {"evaluate": "evaluations", "judge": "verdicts"}.get(ask.key.partition("/")[0], "arguments")


async def held(size: tuple[int, int, int], seconds: float) -> tuple[float, Counter[str]]:
    """One debate from its opening to its end; the seconds that it took, and what was asked."""
    debaters, rounds, evaluators = size
    seated = tuple(Debater(name=name) for name in NAMES[:debaters])
    params = DebateParams(debaters=seated, rounds=rounds, evaluators=evaluators, sensitivity=0.2, complexity=0.2)
    opening, slow = open_debate(SUBJECT, params, "seed"), Slow(seconds)
    codecs = {name: kind.codec for name, kind in kinds().items()}
    court = Court(MemoryStore(codecs), kinds(), lambda _session: lambda _seat: (slow,))
    began = perf_counter()
    session = await court.open("debate", opening.events, tuple(opening.contents.values()), owner="b", title="b")
    await court.drive(session)
    await court.finished(session)
    took = perf_counter() - began
    await court.close()
    return took, slow.asked


async def row(size: tuple[int, int, int], latency: float) -> Row:
    took, asked = await held(size, latency)
    bare = min([(await held(size, 0.0))[0] for _ in range(3)])
    calls = asked.total()
    return Row(
        *size,
        seconds=round(took, 3),
        calls=calls,
        arguments=asked["arguments"],
        evaluations=asked["evaluations"],
        verdicts=asked["verdicts"],
        ms_a_call=round(bare / calls * 1000, 2),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--latency", type=float, default=200.0, help="milliseconds for each call")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows: Sequence[Row] = [asyncio.run(row(size, given.latency / 1000)) for size in SIZES]
    if given.json:
        print(json.dumps([asdict(one) for one in rows]))
        return
    for one in rows:
        print(
            f"{one.debaters} debaters, {one.rounds} rounds, {one.evaluators} evaluators: {one.seconds:.2f} s, "
            f"{one.calls} calls ({one.arguments} arguments, {one.evaluations} evaluations, {one.verdicts} verdicts), "
            f"{one.ms_a_call:.2f} ms of the engine's own a call"
        )


if __name__ == "__main__":
    main()
