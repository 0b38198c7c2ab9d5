"""Whether a speaker's style drifts, from its own and from everybody's here: by how strange two turns running are.

Logistic regression over :mod:`~venire.monitors.behaviour.strangeness`, fitted on texts of several hands, so that it
knows no manner by name but one of its eight numbers. One strange turn is a flourish.
"""

from __future__ import annotations

from math import exp

from venire.monitors.behaviour.manner import manner_drift
from venire.monitors.behaviour.strangeness import argued, estranged, until
from venire.monitors.behaviour.style_weights import style_weights
from venire.monitors.conduct.turn import Context, Turn

LEAST_TURNS = 2
"""So many turns come before the first that can be told."""
_MOST = 30.0


def style_drift(turn: Turn, context: Context) -> tuple[float, str]:
    """How surely this turn and the one before it are in another style, 0 to 1 (from .5 it is told), and what shows."""
    own = argued(turn, context)
    if len(own) < LEAST_TURNS:
        return 0.0, ""
    now, last = (log_odds(one, where) for one, where in ((turn, context), (own[-1], until(own[-1], context))))
    return 1 / (1 + exp(min(_MOST, style_weights().told_from - (now + last) / 2))), _shown(turn, context)


def log_odds(turn: Turn, context: Context) -> float:
    """The log odds of one turn being in another style than its speaker's first ones."""
    fitted, found = style_weights(), estranged(turn, context)
    return fitted.bias + sum(weight * one for weight, one in zip(fitted.weights, found or (), strict=False))


def _shown(turn: Turn, context: Context) -> str:
    named, words = manner_drift(turn, context)
    return words if named else turn.text
