"""Whether a speaker falls into one of ten manners, and stays in it or goes further: by the words that mark each.

A mark counts that neither the speaker's own first turns nor anybody else in the room had as often. What rises in one
turn and is gone in the next was a flourish; what rises in two turns running is a drift.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from statistics import fmean, pstdev

from venire.monitors.behaviour.registers import COMMONER, registers
from venire.monitors.conduct.plain_words import said, words
from venire.monitors.conduct.turn import Context, Turn

OWN = 2
"""So many first turns are what a speaker is measured by: who drifts slowly must not carry the measure along."""
_RARE, _COMMON = 1.0, 3.0
"""Marks beyond the usual that count as one step, of manners that nobody falls into and of those that anybody may."""
_LENGTH, _LETTERS = 0.6, 0.75
"""The same for the length of sentences, in logarithms, and of words, in letters."""
_SIZES = {"sentence", "letters"}
_MOST = 3.0
"""Steps of one manner that are counted in a turn."""
_FIRST = 0.9
"""Steps that a turn must have to be another manner at all."""
_HALF = 3.0
"""Steps of two turns running that make a severity of one half."""
_PER = 60
"""Words to which a longer turn's marks are brought down."""


def manner_drift(turn: Turn, context: Context) -> tuple[float, str]:
    """How far this turn and the one before it are in another manner, 0 to 1, and the name of it."""
    own = [one for one in context.own(turn) if one.engages]
    if len(own) < OWN:
        return 0.0, ""
    usual = _usual(own[: min(OWN, len(own) - 1)], [one for one in context.others(turn) if one.engages])
    now, last = _steps(turn.text, usual), _steps(own[-1].text, usual)
    shared = {name: min(now[name], _MOST) + min(last[name], _MOST) for name in now if _both(now[name], last[name])}
    total = sum(shared.values())
    most = max(shared, key=lambda name: shared[name], default="")
    if shared.keys() <= _SIZES:
        total = 0.0  # shorter sentences alone are a day's mood
    total = max(total, min(_sum(now), _sum(last)))
    most = most or max(now, key=lambda name: now[name])
    return total / (total + _HALF), most


def _sum(steps: Measures) -> float:
    """The steps of one turn in whatever manners: who speaks in one and then in another has left its own."""
    return sum(min(step, _MOST) for name, step in steps.items() if name not in _SIZES and step >= _FIRST)


def _both(now: float, last: float) -> bool:
    return last >= _FIRST and now >= _FIRST


Measures = Mapping[str, float]


def _usual(own: Sequence[Turn], others: Sequence[Turn]) -> Measures:
    """The most of each mark that is nothing new: in its own first turns, or usual with the others."""
    mine = [_measures(one.text) for one in own]
    room = [_measures(one.text) for one in others] or mine
    return {
        name: max(
            max(one[name] for one in mine), fmean([one[name] for one in room]) + pstdev([one[name] for one in room])
        )
        for name in mine[0]
    } | {f"-{name}": min(one[name] for one in mine) for name in ("sentence", "letters")}


def _measures(text: str) -> Measures:
    row = words(text)
    share = min(1.0, _PER / max(1, len(row)))
    counted = {name: count * share for name, count in registers(text).items()}
    sizes = {
        "sentence": log(max(1.0, len(row) / max(1, len(said(text))))),
        "letters": fmean([len(word) for word in row] or [4.5]),
    }
    return {**counted, **sizes}


def _steps(text: str, usual: Measures) -> Measures:
    now = _measures(text)
    found = {
        name: max(0.0, now[name] - usual[name]) / (_COMMON if name in COMMONER else _RARE) for name in registers(text)
    }
    for name, scale in (("sentence", _LENGTH), ("letters", _LETTERS)):
        away = max(now[name] - usual[name], usual[f"-{name}"] - now[name], 0.0)
        found[name] = min(1.0, away / scale)
    return found
