"""What the engine adds to each act, outside models: ``python benchmarks/overhead.py [--acts N] [--json]``.

One act is one ``submit`` through the door: agenda checked, rules applied, entries linked, written and published. The
goal is 2 ms for the middle act on SQLite. Driven: the whole of a session that participants who answer at once play.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.kernel.toys.auction import Bid, fair_opening
from tests.kernel.toys.codeword import Guess, Hint, Seal
from tests.support.hosting import CODECS, KINDS, Scripted, everyone, play, table_set
from venire.host.court import Court
from venire.kernel.record import Seat
from venire.ports import Store
from venire.stores.memory import MemoryStore
from venire.stores.sqlite import SqliteStore

GOAL_MS = 2.0


@dataclass(frozen=True)
class Row:
    """One line of the table; times in milliseconds for one act."""

    store: str
    what: str
    acts: int
    p50: float
    p95: float
    entries: int


async def turns(store: Store, name: str, acts: int) -> Row:
    """A game of people, turn by turn."""
    court, times = Court(store, KINDS, everyone()), list[float]()
    people = tuple(map(Seat, ("keeper", "guesser/1", "guesser/2")))
    opening = table_set(rounds=acts)
    session = await court.open("codeword", opening, owner="ann", title="", people=people)
    await session.submit(Seat("keeper"), "seal", Seal(word="lantern"), "seal")
    for number in range(acts):
        ask = next(ask for ask in session.agenda() if not ask.standing)
        act = Guess(word="candle") if Guess in ask.wants else Hint(text="it gives light")
        began = perf_counter()
        await session.submit(ask.seat, ask.key, act, f"a{number}")
        times.append((perf_counter() - began) * 1000)
    return row(name, "turn", times, session.seq)


async def bids(store: Store, name: str, acts: int) -> Row:
    """Sealed bids in groups, within two auctions at once."""
    court, times = Court(store, KINDS, everyone()), list[float]()
    people = tuple(map(Seat, "abc"))
    session = await court.open("fair", fair_opening("abc", acts), owner="ann", title="", people=people)
    for number in range(acts):
        ask = next(ask for seat in people for ask in session.asked_of(seat))
        began = perf_counter()
        await session.submit(ask.seat, ask.key, Bid(amount=number % 100), f"a{number}")
        times.append((perf_counter() - began) * 1000)
    return row(name, "bid in a group", times, session.seq)


async def driven(store: Store, name: str, acts: int) -> Row:
    """A session from opening to end by its driver; the time of one act is the mean of its session."""
    times = list[float]()
    rounds, entries = max(1, acts // 40), 0
    for _ in range(10):
        court = Court(store, KINDS, everyone(Scripted(play)))
        began = perf_counter()
        session = await court.open("codeword", table_set(rounds=rounds), owner="ann", title="")
        await court.drive(session)
        await court.finished(session)
        entries += session.seq
        times.append((perf_counter() - began) * 1000 / (session.seq - 1))
    return row(name, "driven", times, entries)


def row(store: str, what: str, times: Sequence[float], entries: int) -> Row:
    marks = quantiles(times, n=100)
    return Row(store, what, len(times), round(marks[49], 3), round(marks[94], 3), entries)


async def measure(acts: int, folder: Path) -> list[Row]:
    rows: list[Row] = []
    for number, run in enumerate((turns, bids, driven)):
        rows.append(await run(MemoryStore(CODECS), "memory", acts))
        file = await SqliteStore.at(folder / f"{number}.db", CODECS)
        rows.append(await run(file, "sqlite", acts))
        await file.close()
    return rows


def table(rows: Sequence[Row]) -> str:
    lines = [f"{'store':8} {'what':16} {'acts':>6} {'p50 ms':>8} {'p95 ms':>8} {'entries':>8}"]
    lines += [f"{r.store:8} {r.what:16} {r.acts:6} {r.p50:8.3f} {r.p95:8.3f} {r.entries:8}" for r in rows]
    slow = [row for row in rows if row.store == "sqlite" and row.p50 > GOAL_MS]
    return "\n".join([*lines, f"goal on sqlite, p50 <= {GOAL_MS} ms: {'missed' if slow else 'met'}"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(measure(given.acts, Path(folder)))
    print(json.dumps([asdict(row) for row in rows], indent=1) if given.json else table(rows))


if __name__ == "__main__":
    main()
