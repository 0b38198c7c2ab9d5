"""A question in its setting, and what may be wrong with it. Source: spec/trial.md, "Rules of evidence"."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.law.objection import Ground, Phase

Likeness = Callable[[str, Sequence[str]], Sequence[float]]
"""How alike in meaning a text is to each of some others, about 0 to 1. Sentence vectors outside; words here."""
_WORD = re.compile(r"[a-z0-9']+")


class Setting(Frozen):
    """What a judge would have in mind when a question is put."""

    question: str
    phase: Phase
    witness: str = ""
    """Who the witness is, who called them, what they do or saw, in a phrase."""
    issues: tuple[str, ...] = ()
    """What the case is about."""
    established: tuple[str, ...] = ()
    """What has been testified."""
    asked: tuple[str, ...] = ()
    """Questions this witness has answered."""
    direct_topics: tuple[str, ...] = ()
    """What direct was about; matters on cross and recross."""
    defendant: str = ""
    """The name of the defendant, whose own words the other side may prove; empty where it is not known."""


class Finding(Frozen):
    """A ground on which the question could be objected to."""

    ground: Ground
    sure: float = Field(ge=0.0, le=1.0)
    """How clear the case is: above .5 a judge should sustain."""
    why: str
    """Counsel's argument, a sentence said to the court."""
    words: str = ""
    """The words of the question that show it."""


def shared_words(text: str, others: Sequence[str]) -> Sequence[float]:
    """The plainest likeness: the share of words two texts have in common (Jaccard)."""
    mine = set(_WORD.findall(text.lower()))
    return [_jaccard(mine, set(_WORD.findall(other.lower()))) for other in others]


def _jaccard(one: set[str], other: set[str]) -> float:
    return len(one & other) / len(one | other) if one or other else 0.0
