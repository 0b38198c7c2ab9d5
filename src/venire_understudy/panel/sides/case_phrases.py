"""Whose words a sentence is made of: in a case every claim has a side, and so has each way of saying it, each reason
for holding it against another, each theory and each verdict."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from venire.law.api import Case
from venire_understudy.panel.lines.line import ArgumentLine, Rows, lines_of
from venire_understudy.panel.lines.reading import alike
from venire_understudy.panel.sides.named_verdict import verdict_for

NEAR, CLEARLY = 0.7, 0.15
"""Likeness to the words of a side from which a sentence is its, and by how much the others' must be less like it."""
FEW, LEAST, NEAREST = 6, 3, 8
"""What has less content must be nearly the same, or, with less than the second, the same word for word; so many of
those that share most are held beside a sentence."""
LONG = 8
"""What is joined to a sentence must have so many words to say a thing of its own."""
SAME = 0.92
"""Likeness from which two are nearly the same."""
_CLAUSE = re.compile(r"[,;:–—]\s+(?:and|but|while|because|since|for|so|which is)?\s*|\s+that\s+")
_JOINED = re.compile(r", and |; |: | – ")
_TAKES_ON = re.compile(r"\byou(?:r case)? (?:rely|relies|leans?|builds?|rests?|depends?)\b", re.I)
"""Said of what the other side has claimed."""


@dataclass(frozen=True)
class Voices:
    """``spoken``: side → the sentences that are its own; ``rows`` to point in meaning; ``handles``: what a claim is
    called, in lower case → the side that makes it."""

    spoken: Mapping[str, Sequence[ArgumentLine]]
    rows: Rows
    handles: Mapping[str, str] = field(default_factory=dict[str, str])
    _told: dict[str, str] = field(default_factory=dict[str, str], compare=False)

    def side(self, line: ArgumentLine) -> str:
        """The side for which a sentence, or the greater part of one, speaks; empty for none, or for both."""
        if line.text not in self._told:
            self._told[line.text] = self._found(line) if self.spoken else ""
        return self._told[line.text]

    def joined(self, line: ArgumentLine) -> str:
        """The side of the last clauses of a sentence that say a thing of their own; empty where none has one."""
        return self.side(parts[0]) if self.spoken and (parts := self._ends(line)) else ""

    def _ends(self, line: ArgumentLine) -> Sequence[ArgumentLine]:
        begins = [found.end() for found in _JOINED.finditer(line.text)]
        return [one for place in begins for one in lines_of(line.text[place:], self.rows) if one.size >= LONG]

    def _found(self, line: ArgumentLine) -> str:
        whole = verdict_for(line.text) or self._verbatim.get(line.words, "") or self._of(line)
        whole = whole or self._taken_on(line.text)
        return whole or next((side for part in self._parts(line) for side in [self._of(part)] if side), "")

    def _taken_on(self, text: str) -> str:
        """Whoever says "your case leans on" something has not claimed it."""
        if not _TAKES_ON.search(text):
            return ""
        lower = text.lower()
        sides = dict.fromkeys(side for handle, side in self.handles.items() if handle in lower)
        return next((one for one in self.spoken if one not in sides), "") if len(sides) == 1 else ""

    def _parts(self, line: ArgumentLine) -> Sequence[ArgumentLine]:
        """From each place where a clause may begin to the end."""
        begins = [found.end() for found in _CLAUSE.finditer(line.text)]
        texts = [line.text[place:] for place in begins]
        return [one for text in texts for one in lines_of(text, self.rows) if len(frozenset(one.content)) >= FEW]

    def _of(self, line: ArgumentLine) -> str:
        best = dict[str, float]()
        for side, other in self._beside(line):
            best[side] = max(best.get(side, 0.0), _same(line, other))
        ranked = sorted(best.items(), key=_score, reverse=True)
        if not ranked or ranked[0][1] < NEAR:
            return ""
        return ranked[0][0] if len(ranked) < 2 or ranked[0][1] - ranked[1][1] >= CLEARLY else ""

    def _beside(self, line: ArgumentLine) -> Sequence[tuple[str, ArgumentLine]]:
        """The sentences of each side that share most with this one."""
        shared = Counter(place for stem in dict.fromkeys(line.content) for place in self._having.get(stem, ()))
        return [self._all[place] for place, many in shared.most_common(NEAREST) if many > 1]

    @cached_property
    def _verbatim(self) -> Mapping[tuple[str, ...], str]:
        """Word for word, where only one side says it so."""
        said = {side: {one.words for one in lines} for side, lines in self.spoken.items()}
        return {
            told: side
            for side, own in said.items()
            for told in own
            if sum(told in other for other in said.values()) == 1
        }

    @cached_property
    def _all(self) -> Sequence[tuple[str, ArgumentLine]]:
        return [(side, one) for side, lines in self.spoken.items() for one in lines if len(set(one.content)) >= LEAST]

    @cached_property
    def _having(self) -> Mapping[str, Sequence[int]]:
        found = dict[str, list[int]]()
        for place, (_, line) in enumerate(self._all):
            for stem in dict.fromkeys(line.content):
                found.setdefault(stem, []).append(place)
        return found


def _score(found: tuple[str, float]) -> float:
    return found[1]


def _same(line: ArgumentLine, other: ArgumentLine) -> float:
    found = alike(line, other)
    short = min(len(frozenset(line.content)), len(frozenset(other.content))) < FEW
    return 0.0 if short and found < SAME else found


def voices_of(case: Case | None, rows: Rows) -> Voices:
    """All that the map and the theories of a case have each side say; nobody's without a case."""
    if case is None:
        return Voices({}, rows)
    told = _told(case)
    lines = {side: lines_of(" ".join(dict.fromkeys(texts)), rows) for side, texts in told.items()}
    return Voices(lines, rows, {one.handle.lower(): one.side for one in case.claims})


def _told(case: Case) -> Mapping[str, Sequence[str]]:
    found = dict[str, list[str]]()
    for one in case.claims:
        why = (relation.why for relation in one.relations)
        found.setdefault(one.side, []).extend((one.text, one.question, *(kernel.text for kernel in one.kernels), *why))
    theories = {"prosecution": case.prosecution_theory, "defence": case.defence_theory}
    for side, theory in theories.items():
        if theory and side in found:
            found[side].append(theory.story)
    return found
