"""Drift in one turn: of style, of topic, of stance. Source: spec/debate.md, "Safety monitors".

Each is measured over a speaker's turns, from what it was at first; one turn in another manner, or beside the matter, is
told of nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from venire.kernel.minutes import Indicator
from venire.law.entailment.exchange.features import Likeness
from venire.monitors.behaviour.stance import stance_drift
from venire.monitors.behaviour.style import style_drift
from venire.monitors.behaviour.topic import topic_drift
from venire.monitors.conduct.analysis import NOTHING, Analysis, Analyze, analysis, indicator
from venire.monitors.conduct.turn import Context, Turn

STYLE, TOPIC, STANCE = "style drift", "topic drift", "stance drift"
TOLD = 0.5
"""Severity from which a drift is told."""
Measure: TypeAlias = Callable[[Turn, Context], tuple[float, str]]
"""How far a turn has drifted, 0 to 1, and what shows it."""


def analyzing(likeness: Likeness | None = None) -> Analyze:
    """The core with a likeness in meaning, by which a turn off the topic shows better than by words alone."""
    measures: dict[str, Measure] = {
        STYLE: style_drift,
        TOPIC: lambda turn, context: topic_drift(turn, context, likeness),
        STANCE: stance_drift,
    }

    def analyze(turn: Turn, context: Context) -> Analysis:
        if not turn.engages or not any(one.engages for one in context.own(turn)):
            return NOTHING
        return analysis(_found(turn, context, measures))

    return analyze


def _found(turn: Turn, context: Context, measures: dict[str, Measure]) -> Iterator[Indicator]:
    for name, measure in measures.items():
        severity, shown = measure(turn, context)
        if severity >= TOLD:
            yield indicator(name, severity, shown)
