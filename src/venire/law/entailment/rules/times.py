"""Times of day: every time said is one the ground gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from venire.language.clauses.reading import TextReading
from venire.language.text.clock import HALF_DAY, TimeOfDay
from venire.language.text.quantities import Quantity
from venire.law.entailment.rules.given import GivenTexts

REACH = 180
"""How far off a time may lie for "before ten" to be said of it, in minutes; "before 10:06" means 10:06."""


def times(ground: GivenTexts, said: TextReading) -> Iterator[str]:
    """A time that the ground does not bear out."""
    given = [clock for reading in ground.readings for clock in reading.clocks]
    numbers = [quantity for reading in ground.readings for quantity in reading.quantities]
    for clock in said.clocks:
        if not any(_bears_out(other, clock) for other in given) and not _numbered(clock, numbers):
            yield f"no ground gives the time {clock.text}"


def _bears_out(given: TimeOfDay, said: TimeOfDay) -> bool:
    if given.half is not None and said.half is not None and given.half != said.half:
        return False
    late = (given.minute - said.minute + HALF_DAY // 2) % HALF_DAY - HALF_DAY // 2
    if late == 0:
        return {given.bound, said.bound} != {"before", "after"}
    if said.bound == "about":
        return abs(late) <= _leeway(said)
    if said.minute % 15:
        return False
    if said.bound == "before":
        return -REACH <= late < 0 and given.bound != "after"
    return said.bound == "after" and 0 < late <= REACH and given.bound != "before"


def _leeway(clock: TimeOfDay) -> int:
    """Minutes either side that "about" allows: more for "half past" than for 10:20, and hardly any for 10:06."""
    if clock.minute % 15 == 0:
        return 15
    return 5 if clock.minute % 5 == 0 else 2


def _numbered(clock: TimeOfDay, numbers: Sequence[Quantity]) -> bool:
    """A bare hour may be the ground's bare number: "between nine and ten"."""
    bare = clock.minute % 60 == 0 and clock.half is None
    return bare and any(
        not other.kind and not other.nouns and other.value % 12 == clock.minute // 60 for other in numbers
    )
