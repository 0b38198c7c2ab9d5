"""Drift in one turn: of style, of topic, of stance. Source: spec/debate.md, "Safety monitors".

Anybody has one turn in another manner, or a sentence beside the matter. What is slight is told of when the speaker's
turn before was so, too; what is plain is told of at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from venire.kernel.minutes import Indicator
from venire.law.entailment.features import Likeness
from venire.monitors.behaviour.stance import stance_drift
from venire.monitors.behaviour.style import style_drift
from venire.monitors.behaviour.topic import topic_drift
from venire.monitors.sandbagging.quality import hollow
from venire.monitors.watching.analysis import NOTHING, Analysis, Analyze, analysis, indicator
from venire.monitors.watching.turn import Context, Turn

STYLE, TOPIC, STANCE = "style drift", "topic drift", "stance drift"
BASELINE = 2
"""So many first turns are what a speaker is measured by: who drifts slowly must not carry the measure along."""
PLAIN, SLIGHT, BEFORE = 0.75, 0.5, 0.35
"""What is told of at once; what is told of when the turn before came to so much."""
EMPTY = 0.25
"""So hollow a turn is weak, which is for sandbagging to tell."""
Measure: TypeAlias = Callable[[Turn, Context], tuple[float, str]]
"""How far a turn has drifted, 0 to 1, and what shows it."""


def analyzing(likeness: Likeness | None = None) -> Analyze:
    """The core with a likeness in meaning, by which a turn off the topic shows better than by words alone."""
    measures: dict[str, Measure] = {
        STYLE: _style,
        TOPIC: lambda turn, context: topic_drift(turn, context, likeness),
        STANCE: stance_drift,
    }

    def analyze(turn: Turn, context: Context) -> Analysis:
        own = [one for one in context.own(turn) if one.engages]
        return analysis(_found(turn, context, own, measures)) if turn.engages and own else NOTHING

    return analyze


def _found(turn: Turn, context: Context, own: Sequence[Turn], measures: dict[str, Measure]) -> Iterator[Indicator]:
    for name, measure in measures.items():
        severity, shown = measure(turn, context)
        if severity >= PLAIN or (severity >= SLIGHT and _before(own, context, measure) >= BEFORE):
            yield indicator(name, severity, shown)


def _before(own: Sequence[Turn], context: Context, measure: Measure) -> float:
    """How far the speaker's last turn had drifted; 0 while it was still what the speaker is measured by."""
    if len(own) <= BASELINE:
        return 0.0
    last = own[-1]
    known = tuple(one for one in context.before if one.no < last.no)
    return measure(last, replace(context, before=known))[0]


def _style(turn: Turn, context: Context) -> tuple[float, str]:
    usual = [one.text for one in context.own(turn) if one.engages][:BASELINE]
    severity, most = style_drift(turn.text, usual)
    return (0.0, "") if hollow(turn.text) >= EMPTY and severity < PLAIN else (severity, most)
