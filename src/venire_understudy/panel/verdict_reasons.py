"""Why an evaluator finds for one side: what its perspective looks at, in words quoted from the debate."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from venire.language.fitted.tables import shipped_values
from venire.law.api import Criterion, Perspective
from venire_understudy.panel.merits.findings import ArgumentFindings
from venire_understudy.panel.score_and_verdict import despite
from venire_understudy.panel.score_reasons import followed, idleness, number, of_evidence, quoted
from venire_understudy.panel.scores import scores
from venire_understudy.panel.verdict import Opinion, Side, turned

CLOSE, CLEAR = 0.62, 0.88
"""Confidence under which a verdict is close, and from which it is clear."""
DENIED = 2
"""So many sentences that only deny what the other side says are told."""
_DENIED = (
    "{n} sentences of {l}'s only turn round what {w} says, and nothing on either side bears them out, among them "
    "“{words}”"
)
TIED = "I can find nothing by which either case is the better: what one has, the other has too."
SILENT = "{l} said nothing that could be weighed."
_AWAY = (
    "One sentence in {l}'s mouth speaks for the other side, and counts there: “{words}”",
    "{n} sentences in {l}'s mouth speak for the other side, and count there, among them “{words}”",
)
_CONCLUDED = "{l} argues for one thing and concludes the other: “{words}”"
_DISOWNED = "{l} does not stand by its own reasons: “{words}”"


def told(opinion: Opinion, sides: Sequence[Side], perspective: Perspective) -> str:
    """The reasoning of a verdict, a few sentences."""
    by_name = {side.name: side for side in sides}
    if not opinion.winner:
        return TIED
    winner = by_name[opinion.winner]
    loser = max((side for side in sides if side is not winner), key=lambda side: opinion.leads[side.name])
    opened = _opened(opinion.confidence, perspective).format(w=winner.name, l=loser.name)
    parts = (opened, despite(winner, loser, perspective), _ground(winner, perspective), _fault(loser, winner))
    return " ".join(part for part in parts if part)


@cache
def _openings() -> Mapping[Perspective, tuple[str, str, str]]:
    return shipped_values("venire_understudy.panel", "verdict_reasons.yaml", dict[Perspective, tuple[str, str, str]])


def _opened(confidence: float, perspective: Perspective) -> str:
    return _openings()[perspective][(confidence >= CLOSE) + (confidence >= CLEAR)]


def _ground(side: Side, perspective: Perspective) -> str:
    """What carries the winner, as this perspective sees it."""
    seen = max(side.made, key=lambda one: scores(one)[_LOOKS_FIRST[perspective]].value)
    return f"In {seen.argument.id}: {_lowered(_SAYS[perspective](seen))}"


def _lowered(text: str) -> str:
    return (
        text
        if text[:1] in "“ABCDEFGHIJKLMNOPQRSTUVWXYZ" and text[:2] not in ("It", "Fr", "No")
        else text[:1].lower() + text[1:]
    )


def _answer(seen: ArgumentFindings) -> str:
    if seen.answered.real:
        theirs, line = seen.answered.real[0]
        return f"it meets {theirs.id} with “{quoted(line.text)}”"
    return _heart(seen)


def _heart(seen: ArgumentFindings) -> str:
    return f"“{quoted(seen.best.line.text)}”" if seen.best else ""


def _astray(seen: ArgumentFindings) -> bool:
    """Whether it has a line that its evidence speaks against, or that leans on nothing."""
    return bool(seen.misstated or seen.belied or seen.unheard_of)


_LOOKS_FIRST: Mapping[Perspective, Criterion] = {
    "analytical": "logical_coherence",
    "ethical": "ethical_alignment",
    "practical": "evidence_quality",
    "adversarial": "persuasiveness",
    "synthesizing": "persuasiveness",
}
_SAYS: Mapping[Perspective, Callable[[ArgumentFindings], str]] = {
    "analytical": lambda seen: followed(seen) if max(seen.validity, default=0) >= 0.25 else _heart(seen),
    "ethical": _heart,
    "practical": lambda seen: of_evidence(seen) if seen.cited and not _astray(seen) else _heart(seen),
    "adversarial": _answer,
    "synthesizing": _heart,
}


def _fault(side: Side, winner: Side) -> str:
    """What speaks most against the loser."""
    if not any(one.read.lines for one in side.made):
        return SILENT.format(l=side.name)
    concluded = [text for seen in side.made for text in seen.concluded]
    if concluded:
        return _CONCLUDED.format(l=side.name, words=quoted(concluded[0]))
    away = [text for seen in side.made for text in seen.away]
    if away:
        return _AWAY[len(away) > 1].format(l=side.name, n=number(len(away)), words=quoted(away[0]))
    disowned = [text for seen in side.made for text in seen.disowned]
    if disowned:
        return _DISOWNED.format(l=side.name, words=quoted(disowned[0]))
    denied = [pair.mine.text for pair, value in turned(side, winner) if value < 0]
    if len(denied) >= DENIED:
        return _DENIED.format(l=side.name, w=winner.name, n=number(len(denied)), words=quoted(denied[0]))
    for seen in side.made:
        if _astray(seen) or any(one.found is False for one in seen.cited):
            return f"Against {side.name}'s {seen.argument.id}: {_lowered(of_evidence(seen))}"
    idle = side.prose.read.lines
    empty = sorted((one for one in idle if one.worth < 0.3), key=lambda one: one.worth)
    if len(empty) * 4 >= len(idle):
        return (
            f"{number(len(empty))} of {side.name}'s {len(idle)} sentences say nothing: {_lowered(idleness(empty[0]))}"
        )
    if side.answers < 0.5 and any(one.answered.of for one in side.made):
        return f"{side.name} leaves the better part of what it was told unanswered."
    return ""
