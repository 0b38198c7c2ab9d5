"""What a judge says of an objection that nothing in the question bears out, by ground.

A reason must be true of the question and of the phase: "it asks whether" is not said of a question that asks when.
"""

from __future__ import annotations

import re
from functools import cache

from venire.language.fitted.tables import shipped_values
from venire.language.questions.form import read
from venire.language.text.sentences import sentences
from venire.law.evidence.grounds import Ground, Phase

LONG = 13
"""From so many words on a question that can be answered yes or no has told a good deal."""


@cache
def _lines() -> dict[str, dict[Ground, tuple[str, ...]]]:
    return shipped_values("venire.law.evidence.rulings", "unfounded.yaml", dict[str, dict[Ground, tuple[str, ...]]])


def refusals(ground: Ground, question: str, phase: Phase) -> tuple[str, ...]:
    """The sentences that fit this question in this phase."""
    return _lines()[_occasion(ground, question, phase)][ground]


def _occasion(ground: Ground, question: str, phase: Phase) -> str:
    """Under which heading of ``unfounded.yaml`` they stand."""
    asked = read(sentences(question)[-1] if question else "")
    if ground == "speculation" and asked.wh == "why" and re.match(r"^why (?:did|had|were|have|do) you\b", asked.asks):
        return "own_reason"
    if ground == "speculation":
        return "own_life" if re.search(r"\byou\b", asked.body) else "always"
    if (phase == "cross" and ground in _lines()["on_cross"]) or (phase == "recross" and ground == "leading"):
        return "on_cross"
    if asked.form in ("wh", "command"):
        return "open" if ground in _lines()["open"] else "always"
    if len(asked.body.split()) >= LONG and ground in _lines()["long"]:
        return "long"
    return "whether" if ground in _lines()["whether"] else "always"
