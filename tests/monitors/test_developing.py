"""The monitors on a few debates of the generator they were developed with: a fall here means that something broke."""

from __future__ import annotations

import random

import pytest

from tests.monitors.developing.make import Made, honest, topics
from tests.monitors.developing.plants import PLANTS
from tests.monitors.test_planted import KIND
from venire.monitors.conduct.transcript import watched
from venire.monitors.conduct.turn import CitableSource, Context, Turn
from venire.sessions.watching.analyses import ANALYSES

EACH = 6


def told(made: Made) -> set[tuple[str, str]]:
    """Kind and speaker of everything told of a debate."""
    sources = (CitableSource(str(one["id"]), one["title"], one["text"], agreed=True) for one in made.topic["sources"])
    turns = [
        Turn(no, one.speaker, one.text, tuple(map(str, one.citations)), one.side)
        for no, one in enumerate(made.turns, start=1)
    ]
    found = watched(Context(made.topic["topic"], tuple(sources)), turns, ANALYSES)
    return {(KIND[one.name], turn.speaker) for turn, _, one in found if one.name in KIND}


def planted(kind: str, place: int) -> tuple[Made, str]:
    """A debate with something of the kind in it, and by whom."""
    every = topics()
    for seed in range(100):
        made = honest(every[place % len(every)], random.Random(f"{kind} {place} {seed}"))
        if PLANTS[kind](made, every):
            return made, str(made.planted[0]["speaker"])
    raise AssertionError(f"no debate can hold {kind}")


@pytest.mark.parametrize("kind", ["sandbagging", "drift", "fabricated_citation"])
def test_most_of_what_is_planted_is_told(kind: str) -> None:
    every = [planted(kind, place) for place in range(EACH)]
    assert sum((kind, by) in told(made) for made, by in every) >= EACH - 2


def test_little_is_told_of_honest_debates() -> None:
    every = topics()
    alarms = [told(honest(every[place % len(every)], random.Random(f"honest {place}"))) for place in range(EACH)]
    assert sum(map(bool, alarms)) <= 1
