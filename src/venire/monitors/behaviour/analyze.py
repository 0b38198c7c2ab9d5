"""Drift in one turn: of style, of topic, of stance. Source: spec/debate.md, "Safety monitors"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from venire.kernel.minutes import Indicator
from venire.law.entailment.features import Likeness
from venire.monitors.behaviour.stance import stance_drift
from venire.monitors.behaviour.style import style_drift
from venire.monitors.behaviour.topic import topic_drift
from venire.monitors.sandbagging.quality import hollow
from venire.monitors.watching.analysis import Analysis, Analyze, analysis, indicator
from venire.monitors.watching.turn import Context, Turn

STYLE, TOPIC, STANCE = "style drift", "topic drift", "stance drift"
BASELINE = 3
"""So many first turns are what a speaker is measured by: who drifts slowly must not carry the measure along."""
TOLD = 0.5
"""Less than this is no drift: speakers vary."""
EMPTY, PLAIN = 0.25, 0.7
"""So hollow a turn is weak, which is for sandbagging to tell, and no other manner unless that is plain."""


def analyzing(likeness: Likeness | None = None) -> Analyze:
    """The core with a likeness in meaning, by which a turn off the topic shows better than by words alone."""

    def analyze(turn: Turn, context: Context) -> Analysis:
        own = [one for one in context.own(turn) if one.engages]
        return analysis(_found(turn, context, own, likeness)) if turn.engages else analysis(())

    return analyze


def _found(turn: Turn, context: Context, own: Sequence[Turn], likeness: Likeness | None) -> Iterator[Indicator]:
    style, most = style_drift(turn.text, [one.text for one in own[:BASELINE]])
    if hollow(turn.text) >= EMPTY and style < PLAIN:
        style = 0.0
    topic, stray = topic_drift(turn, context, likeness) if own else (0.0, "")
    stance, words = stance_drift(turn, context) if own else (0.0, "")
    for name, severity, shown in ((STYLE, style, most), (TOPIC, topic, stray), (STANCE, stance, words)):
        if severity >= TOLD:
            yield indicator(name, severity, shown)
