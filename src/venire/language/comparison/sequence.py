"""What came first: "the bridesmaid left before the cake was cut" beside "the cake was cut after she left"."""

from __future__ import annotations

from venire.language.comparison.alignment import NEAR, Alignment

_LATER = {"before": 1, "until": 1, "till": 1, "then": 1, "prior": 1, "after": -1, "since": -1, "once": -1}
"""Which way the part after the word lies in time: 1 later than the part before it."""


def order_agrees(beside: Alignment) -> float:
    """1 where both tell of two things in one order, -1 where in the contrary one, 0 where either tells of no order."""
    mine, theirs = _joint(beside.said.row), _joint(beside.given.row)
    if mine is None or theirs is None:
        return 0.0
    pairs = [
        (pair.said.place, pair.given.place) for pair in beside.pairs if pair.given is not None and pair.near >= NEAR
    ]
    sides = [_later(one, mine) * _later(other, theirs) for one, other in pairs]
    return float((sum(sides) > 0) - (sum(sides) < 0))


def _later(place: int, joint: tuple[int, int, bool]) -> int:
    """Whether a word belongs to the later part, 1, or to the earlier, -1."""
    at, sense, leads = joint
    return sense * (1 if (place > at) != leads else -1)


def _joint(row: tuple[str, ...]) -> tuple[int, int, bool] | None:
    """Where the two parts meet, which way, and whether the time clause leads: "Before the cake was cut, she left"."""
    at = next((i for i, word in enumerate(row) if word in _LATER), None)
    if at is None or at + 1 >= len(row):
        return None
    comma = next((i for i, word in enumerate(row) if word == "," and i > at), None)
    if at <= 1 and comma is not None:
        return comma, _LATER[row[at]], True
    return at, _LATER[row[at]], False
