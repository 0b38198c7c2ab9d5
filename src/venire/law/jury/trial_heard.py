"""What a jury that has sat through a trial has in its ears: what counsel said last to it, and every figure that was
spoken or shown.

A fact is heard when a witness told it, and a witness may tell it without its hour. Nobody in that jury room knows the
hour then, and nobody says it. Source: spec/trial.md, "The same jury that heard the record".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

_FIGURE = re.compile(r"\d[\d:,.]*\d|\d")


@dataclass(frozen=True)
class SatThrough:
    """``spoken``: questions and answers that stand, exhibits in evidence, what is agreed, what the judge said."""

    closings: tuple[str, ...] = ()
    spoken: tuple[str, ...] = ()

    def counsels(self, words: str) -> bool:
        """Whether counsel has said just this to the jury: who repeats it speaks in no words of one's own."""
        return any(words in closing for closing in self.closings)

    def unheard(self, words: str) -> bool:
        """Whether there is a figure in it that nobody spoke or showed."""
        return not figures((words,)) <= self._figures

    @cached_property
    def _figures(self) -> frozenset[str]:
        return figures(self.spoken)


def figures(texts: Iterable[str]) -> frozenset[str]:
    """The hours, sums and counts in texts, in digits as they are written."""
    return frozenset(found for text in texts for found in _FIGURE.findall(text))
