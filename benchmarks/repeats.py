"""What hearing a hostile text takes: ``python benchmarks/repeats.py [--characters 3990] [--json]``.

Strings that are said again and again, at the scribe of a jury, at a juror in a talk and at a witness; processor
milliseconds of a turn with everybody who hears it. Goal: 100 ms for one hearing; a question is heard by four.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.properties.test_repeats import STRINGS, at_a_juror, at_a_witness, at_the_scribe, of_length
from venire.app import opened
from venire.settings import Settings

PLACES = {"scribe": (at_the_scribe, 1), "juror": (at_a_juror, 1), "witness": (at_a_witness, 4)}
"""Each with how many hear it."""
MORE = ("A, ", "1 + ", "W3 ", "…", "\n", "1. a\n", "“", "-", "guilty, ", "not guilty ", "he said that ", "the knife, ")
GOAL = 100.0


@dataclass(frozen=True)
class Row:
    """The slowest string of a place and the middle one, in milliseconds of one turn."""

    place: str
    strings: int
    middle: float
    slowest: float
    string: str
    goal: float


async def measured(name: str, characters: int, data: Path) -> Row:
    """One place, after a first turn that loads what is loaded once."""
    place, hearings = PLACES[name]
    strings, found = (*STRINGS, *MORE), list[tuple[float, str]]()
    async with opened(Settings(data=data, monitors="none"), in_memory=True) as venire:
        turn = await place(venire)
        for string in STRINGS:
            await turn(of_length(string, 150))
        for string in strings:
            began = time.process_time()
            await turn(of_length(string, characters) or "…")
            found.append(((time.process_time() - began) * 1000, string))
    found.sort()
    most, string = found[-1]
    return Row(name, len(strings), round(found[len(found) // 2][0], 1), round(most, 1), string, GOAL * hearings)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--characters", type=int, default=3_990)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with TemporaryDirectory() as data:
        rows = [asyncio.run(measured(name, asked.characters, Path(data))) for name in PLACES]
    if asked.json:
        print(json.dumps([asdict(row) for row in rows]))
        return
    for row in rows:
        met = "met" if row.slowest <= row.goal else "missed"
        print(f"{row.place:8} {row.strings} strings  middle {row.middle:6.1f}  slowest {row.slowest:6.1f} ms", end="")
        print(f" ({row.string!r})  goal {row.goal:.0f}: {met}")


if __name__ == "__main__":
    main()
