"""A question in its setting, and what may be wrong with it. Source: spec/trial.md, "Rules of evidence"."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.law.evidence.grounds import Ground, Phase

Likeness = Callable[[str, Sequence[str]], Sequence[float]]
"""How alike in meaning a text is to each of some others, about 0 to 1. Sentence vectors outside; words here."""
_WORD = re.compile(r"[a-z0-9']+")


class OpenedSubjects(Frozen):
    """What an examination opened to the one that follows it: Rule 611(b)."""

    subjects: tuple[str, ...] = ()
    """The topics of the case, by their labels, that its answers touched."""
    said: tuple[str, ...] = ()
    """Its questions and answers, as far as they stand."""


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
    opened: OpenedSubjects | None = None
    """What the last examination opened, word for word; None where only ``direct_topics`` is known of it."""
    subjects: tuple[str, ...] = ()
    """The topics of the case that the question is about."""
    called_for: tuple[str, ...] = ()
    """The topics on which the witness's knowledge may be tried, whatever was asked first."""
    in_court: tuple[str, ...] = ()
    """Names of the exhibits that are in evidence, or that the question holds up."""
    asked_by_other: tuple[str, ...] = ()
    """Questions of the other side's that this witness has answered: heard, and not this counsel's to be held to."""
    leave: bool = False
    """Whether the court has given leave to lead this witness as hostile: Rule 611(c)(2)."""
    defendant: str = ""
    """The name of the defendant, whose own words the other side may prove; empty where it is not known."""

    @property
    def questions(self) -> tuple[str, ...]:
        """What the witness has answered, whoever asked."""
        return (*self.asked_by_other, *self.asked)


class QuestionDefect(Frozen):
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
