"""Fallacies told from their wording alone, without a model. Source: spec/debate.md, "Safety monitors".

Two questions are kept apart. Is there a fallacy at all: only a form of words that is enough by itself answers yes, so
that testimony and plain talk are left in peace. Which kind is it, where somebody knows that there is one: all forms
weigh in.
"""

from __future__ import annotations

from collections import Counter

from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.law.argument.fallacies.cues import Cue, cues
from venire.law.argument.fallacies.kinds import FALLACIES, REMARKS, Fallacy

SURE, LIKELY = 2, 1
"""What a form of words counts that is enough by itself, and one that is not."""


class FallacyFound(Frozen):
    """A fallacy in a text. ``words``: those that show it; ``remark``: what may be answered."""

    kind: Fallacy
    words: str = Field(min_length=1)
    remark: str


def fallacies_in(text: str) -> tuple[FallacyFound, ...]:
    """The fallacies that show themselves beyond doubt, each kind once, in the order of the kinds; mostly none."""
    lower = straightened(text)
    found: dict[Fallacy, FallacyFound] = {}
    for cue in cues():
        match = cue.pattern.search(lower) if cue.sure and cue.fallacy not in found else None
        if match and match[0].strip():
            found[cue.fallacy] = FallacyFound(kind=cue.fallacy, words=match[0], remark=REMARKS[cue.fallacy])
    return tuple(found.values())


def likeliest(text: str) -> Fallacy:
    """The kind of a text known to be a fallacy, the commonest kind where nothing shows."""
    votes: Counter[Fallacy] = Counter()
    for cue in cues_in(text):
        votes[cue.fallacy] += SURE if cue.sure else LIKELY
    return max(FALLACIES, key=lambda kind: (votes[kind], kind == "faulty generalization"))


def cues_in(text: str) -> tuple[Cue, ...]:
    """The forms of words that a text has."""
    lower = straightened(text)
    return tuple(cue for cue in cues() if cue.pattern.search(lower))


def straightened(text: str) -> str:
    """In lower case on one line, with straight quotes."""
    lower = " ".join(text.split()).lower()
    return lower.replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"')
