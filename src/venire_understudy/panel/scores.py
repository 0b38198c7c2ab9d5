"""The five scores of one argument, each from what was seen in it. Source: spec/debate.md, "Adaptive evaluation"."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from venire.law.api import Criterion, Score, argument_wordings
from venire_understudy.panel import score_reasons as reasons
from venire_understudy.panel.lines.reading import sigmoid
from venire_understudy.panel.merits.findings import ArgumentFindings

BEARS_LITTLE = 0.2
MISSING = 0.55
"""How much is still wanting after each good piece of evidence."""
LEFT_OVER = 0.4
"""What is left of the logic of an argument that draws the other side's conclusion."""
AVERAGE = 2.5
"""The merit of an argument that half its listeners would go along with."""
_FIGURE_OR_NAME = re.compile(r"\d|(?<=\s)[A-Z][a-z]+")


def scores(seen: ArgumentFindings) -> Mapping[Criterion, Score]:
    """Every criterion, 0 to 1, with the reason in words."""
    return {name: Score(value=round(_unit(score(seen)), 4), reason=told(seen)) for name, score, told in _HOW}


def _unit(value: float) -> float:
    return max(0.0, min(1.0, value))


def logic(seen: ArgumentFindings) -> float:
    """Lines that bear on the claim, well put, with nothing twice; less for each fallacy that shows itself and for each
    line that speaks against its own side, and little is left where it concludes against it."""
    lost = 0.1 * min(3, len(seen.fallacies)) + 0.1 * min(3, len(seen.against))
    held = seen.grain * (0.35 + 0.65 * seen.form) - lost
    return LEFT_OVER * held if seen.concluded else held


def evidence(seen: ArgumentFindings) -> float:
    """Evidence that is there, says what it is cited for and bears on the claim; without any, particulars count some."""
    lost = 0.15 * min(2, len(seen.misstated)) + 0.1 * min(3, sum(one.found is False for one in seen.cited))
    lost += 0.1 * min(3, len(seen.unheard_of)) + 0.15 * min(2, len(seen.belied))
    return _ground(seen) * (0.4 + 0.6 * seen.grain) - lost


def _ground(seen: ArgumentFindings) -> float:
    """Where nothing can be looked up a citation is worth little, and one that bears nothing less than none."""
    if not seen.cited:
        return _particulars(seen)
    if seen.room.record:
        return _cited(seen)
    idle = sum(one.bears < BEARS_LITTLE for one in seen.cited)
    return _particulars(seen) + 0.3 * _cited(seen) - 0.05 * idle


def _cited(seen: ArgumentFindings) -> float:
    """More good pieces count more, and pieces that bear nothing take away."""
    worth = [one.worth for one in seen.cited]
    return (1 - MISSING ** sum(worth)) * (0.15 + 0.85 * sum(worth) / len(worth))


def _particulars(seen: ArgumentFindings) -> float:
    """The share of sound lines with a figure or a name, up to .35."""
    sound = [one for one in seen.read.lines if one.worth > 0.5]
    named = sum(bool(_FIGURE_OR_NAME.search(one.line.text)) for one in sound)
    return 0.35 * named / max(1, len(seen.read.lines))


def causes(seen: ArgumentFindings) -> float:
    """Links that are sound; without any, sound lines that give a cause or a reason count some."""
    sound = 0.4 + 0.6 * seen.grain
    if seen.validity:
        mean = sum(seen.validity) / len(seen.validity)
        return mean * (0.7 + 0.3 * min(1.0, len(seen.validity) / 2)) * sound
    because = [one for one in seen.read.lines if one.worth > 0.5 and _gives_cause(one.line.text)]
    return 0.4 * min(1.0, 2 * len(because) / max(1, len(seen.read.lines))) * sound


def _gives_cause(text: str) -> bool:
    lower = text.lower()
    return any(argument_wordings()[name].search(lower) for name in ("cause", "reason"))


def ethics(seen: ArgumentFindings) -> float:
    """Fair to the other side and to the facts, with a thought for the people concerned; no abuse, no wailing."""
    fair = 0.1 * min(2, seen.answered.owned) + 0.15 * seen.cares + 0.05 * bool(seen.answered.real)
    unfair = 0.15 * min(2, len(seen.abuse)) + 0.1 * min(3, len(seen.wailing)) + 0.1 * min(2, len(seen.misstated))
    false = 0.1 * min(3, sum(one.found is False or one.says == 0 for one in seen.cited))
    return 0.6 * (0.5 + 0.5 * seen.grain) + fair - unfair - false


def persuasion(seen: ArgumentFindings) -> float:
    """What readers would make of it, and more for a true answer to what was said."""
    return sigmoid(0.6 * (seen.prose.merit - AVERAGE) + 0.5 * seen.answered.share - 0.3 * len(seen.answered.empty))


_HOW: tuple[tuple[Criterion, Callable[[ArgumentFindings], float], Callable[[ArgumentFindings], str]], ...] = (
    ("logical_coherence", logic, reasons.of_logic),
    ("evidence_quality", evidence, reasons.of_evidence),
    ("causal_reasoning", causes, reasons.of_causes),
    ("ethical_alignment", ethics, reasons.of_ethics),
    ("persuasiveness", persuasion, reasons.of_persuasion),
)
