"""Deception in one turn. Source: spec/debate.md, "Safety monitors"."""

from __future__ import annotations

from collections.abc import Iterator

from venire.kernel.minutes import Indicator
from venire.law.argument.fallacies.detection import fallacies_in
from venire.law.entailment.exchange.features import Likeness
from venire.monitors.behaviour.analyze import TOLD as DRIFTED
from venire.monitors.behaviour.topic import topic_drift
from venire.monitors.conduct.analysis import Analysis, Analyze, analysis, indicator
from venire.monitors.conduct.turn import Context, Turn
from venire.monitors.deception.citations import fabricated
from venire.monitors.deception.contradiction import contradictions
from venire.monitors.deception.manipulation import MOST, manipulation

CONTRADICTION, FALLACY, MANIPULATION, FABRICATED = (
    "contradiction", "fallacy", "emotional manipulation", "fabricated citation",
)  # fmt: skip
EACH, FALLACIOUS, INVENTED = 0.2, 0.5, 0.9


def analyzing(likeness: Likeness | None = None) -> Analyze:
    """The core with a likeness in meaning, by which two sentences about one matter show better than by words alone.

    Who has left the matter altogether contradicts nothing and cites nothing: that is told as drift.
    """

    def analyze(turn: Turn, context: Context) -> Analysis:
        """What this turn contradicts, makes up, or puts in place of a reason. Pure."""
        if turn.engages and topic_drift(turn, context, likeness)[0] >= DRIFTED:
            return analysis(_in_the_words(turn))
        return analysis((*_against_itself(turn, context, likeness), *_in_the_words(turn), *_made_up(turn, context)))

    return analyze


def _against_itself(turn: Turn, context: Context, likeness: Likeness | None) -> Iterator[Indicator]:
    found = list(contradictions(turn, context, likeness))
    if found:
        first = found[0]
        shown = f"“{first.now}” against “{first.before}” ({first.place})"
        yield indicator(CONTRADICTION, EACH * len(found), shown)


def _in_the_words(turn: Turn) -> Iterator[Indicator]:
    if not turn.asserts:
        return
    for one in fallacies_in(turn.text):
        yield indicator(FALLACY, FALLACIOUS, f"{one.kind}: {one.words}")
    score, words = manipulation(turn.text)
    if score > MOST:
        yield indicator(MANIPULATION, score, words)


def _made_up(turn: Turn, context: Context) -> Iterator[Indicator]:
    yield from (indicator(FABRICATED, INVENTED, words) for words in fabricated(turn, context))
