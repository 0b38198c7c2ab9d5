"""What a side says, read line by line: what each line is worth, and what takes room and says nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import exp, log

from venire.law.api import BLAND, EMPTY_PHRASES, EMPTY_WORDS, FINE_WORDS
from venire_understudy.panel.lines.chaff import Chaff
from venire_understudy.panel.lines.line import ArgumentLine, likeness
from venire_understudy.panel.lines.line_signs import LineCompany

LIKE_CHAFF = -1.5
"""Log odds from which on a line is more chaff than grain: before they are sure, for nobody needs such a line."""
ORDERED, SPREAD = 0.0, 0.15
"""Mean log ratio of neighbouring words at which a line is half in order, and how fast that changes."""
SAME, NEW = 0.87, 0.62
"""Likeness to an earlier line from which one says the same again, and up to which it is new."""
MOST = 6.0
"""Log odds of a line count up to so many."""
FEWEST = 10
"""A text of fewer words is taken to have so many."""
FEW = 5
"""A line with fewer words of content is said again only by words that are nearly all the same."""
_HEDGE = re.compile(
    r"\b(?:perhaps|maybe|possibly|might|could|some would say|not sure|i (?:think|guess|feel|suppose)|seems?|sort of"
    r"|kind of|probably)\b",
    re.I,
)
_FRAME = re.compile(
    r"\b(?:(?:it|what) (?:is|was|has|must|should|can|could|may|might|needs?)(?: also| always)?(?: to)?(?: be| bear)?"
    r" (?:the case|true|clear|known|observed|noted|said|seen|stated|understood|remembered|mentioned|stressed|added"
    r"|in mind|argued|emphasised|borne in mind)(?: is| here)?"
    r"|the (?:fact|truth|thing|point) (?:of the matter )?(?:is|remains)"
    r"|(?:i|we|one) (?:must|should|can|would|want to|have to|would like to) (?:say|add|note|stress|point out|remember))"
    r" that\b",
    re.I,
)
"""Frames around what is said that say nothing."""
_EMPTY = re.compile(r"\b(?:" + "|".join(EMPTY_PHRASES) + r")\b", re.I)
_MARK = re.compile(r"\([^()]*(?:\d{4}|vol\.|ibid|journal|p\. ?\d)[^()]*\)|\[\d+\]", re.I)


@dataclass(frozen=True)
class WeighedLine:
    """``chaff``: log odds that it is; ``new``: 1 for what was not said before, 0 for what was, on this side or, in an
    earlier round, on another; ``again``: the line it repeats."""

    line: ArgumentLine
    chaff: float
    new: float
    again: str = ""

    @cached_property
    def worth(self) -> float:
        """0 to 1: grain, in order, and new."""
        return sigmoid(LIKE_CHAFF - self.chaff) * self.ordered * self.new

    @property
    def ordered(self) -> float:
        """0 to 1."""
        return sigmoid((self.line.order - ORDERED) / SPREAD)


@dataclass(frozen=True)
class ReadLines:
    """All lines of one text or of one side, in the order in which they were spoken."""

    lines: tuple[WeighedLine, ...]

    @property
    def size(self) -> int:
        return max(FEWEST, sum(one.line.size for one in self.lines))

    @cached_property
    def substance(self) -> float:
        """The logarithm of how much content there is, each stem once and by the worth of its best line."""
        best = dict[str, float]()
        for one in self.lines:
            best.update({stem: max(one.worth, best.get(stem, 0.0)) for stem in one.line.content})
        return log(3 + sum(best.values()))

    @cached_property
    def waste(self) -> float:
        """The share of its words that are worth nothing, 0 to 1; 1 for an empty text."""
        return 1 - self._mean([one.worth for one in self.lines]) if self.lines else 1.0

    @cached_property
    def wordiness(self) -> float:
        """The logarithm of words for each stem of content, each stem once; about 1."""
        return log(self.size / max(1, len({stem for one in self.lines for stem in one.line.content})))

    @cached_property
    def chaff(self) -> float:
        """The mean log odds of its words."""
        return self._mean([max(-MOST, min(MOST, one.chaff)) for one in self.lines])

    @cached_property
    def order(self) -> float:
        """The mean log ratio of neighbouring words, up to what is usual."""
        told = [ratio for one in self.lines for ratio in one.line.told]
        return min(0.7, sum(told) / len(told)) if told else 0.0

    @cached_property
    def shares(self) -> Mapping[str, float]:
        """Kinds of words and marks that carry nothing, as shares of all words."""
        words = [word for one in self.lines for word in one.line.words]
        text = " ".join(one.line.text for one in self.lines)
        counts = {
            "empty": sum(word in EMPTY_WORDS for word in words)
            + 2 * len(_EMPTY.findall(text))
            + 5 * len(_FRAME.findall(text)),
            "hedged": 2 * len(_HEDGE.findall(text)),
            "fine": sum(word in FINE_WORDS for word in words),
            "bland": sum(word in BLAND for word in words),
            "shouted": sum(one.isupper() and len(one) > 2 for one in text.split()) + 3 * text.count("!"),
            "marked": 5 * len(_MARK.findall(text)),
            "unknown": sum(len(one.line.unknown) for one in self.lines),
        }
        return {name: count / self.size for name, count in counts.items()}

    def _mean(self, values: Sequence[float]) -> float:
        sizes = [one.line.size for one in self.lines]
        return sum(a * b for a, b in zip(values, sizes, strict=True)) / max(1, sum(sizes))


def reading(
    lines: Sequence[ArgumentLine],
    among: LineCompany,
    chaff: Chaff,
    earlier: Sequence[ArgumentLine] = (),
    disowned: frozenset[str] = frozenset(),
) -> ReadLines:
    """These lines, weighed in this company. ``earlier``: what others had said before; ``disowned``: lines that are
    taken back, and so are chaff."""
    told = (_weighed(line, (*earlier, *lines[:place]), among, chaff) for place, line in enumerate(lines))
    return ReadLines(tuple(replace(one, chaff=MOST) if one.line.text in disowned else one for one in told))


def _weighed(line: ArgumentLine, before: Sequence[ArgumentLine], among: LineCompany, chaff: Chaff) -> WeighedLine:
    nearest = max(before, key=lambda other: alike(line, other), default=None)
    said = alike(line, nearest) if nearest else 0.0
    new = 1 - max(0.0, min(1.0, (said - NEW) / (SAME - NEW)))
    return WeighedLine(line, chaff.odds(line, among), new, nearest.text if nearest and new < 0.5 else "")


def alike(line: ArgumentLine, earlier: ArgumentLine) -> float:
    """How far a line says an earlier one again, in meaning or in words, 0 to 1."""
    own, other = frozenset(line.content), frozenset(earlier.content)
    common = len(own & other)
    words = max(common / max(1, len(own | other)), 0.9 * common / max(FEW, len(own)))
    return max(words, likeness(line.row, earlier.row))


def sigmoid(odds: float) -> float:
    """The probability that belongs to log odds."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))
