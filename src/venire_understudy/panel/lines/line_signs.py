"""What tells a sentence that argues from one that only takes up room, as numbers. Each about 0 to 3; absent is 0."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log1p, sqrt

from venire.law.api import BLAND, FINE_WORDS
from venire_understudy.panel.lines.line import ArgumentLine, Row, likeness

NAMES = (
    "near two", "nearest", "near five", "near thesis", "near all", "shared", "shares thesis", "order", "unknown",
    "content", "density", "length", "fine", "bland", "room", "sure", "feeling", "cited", "figures", "names", "i", "you",
)  # fmt: skip
"""Of the signs, in their order."""
_FEW = 6
_ROOM = re.compile(
    r"\b(?:panel|jur(?:y|ors?)|judges?|evaluators?|debaters?|opponents?|audience|ladies|gentlemen|opposing"
    r"|other (?:side|team|speaker|debater)|my (?:case|argument|side|position)"
    r"|this (?:argument|paragraph|essay|section|debate)|above|below|thesis|conclusion|conclude)\b",
    re.I,
)
_SURE = re.compile(
    r"\b(?:every|all|never|nobody|no one|always|absolutely|beyond|undeniabl\w*|certain\w*|without question|single"
    r"|completely|obvious\w*|clearly|proves?|proof|proven|truth)\b",
    re.I,
)
FEELING = re.compile(
    r"\b(?:heart\w*|tears|cry\w*|weep\w*|suffer\w*|agony|pain|pity|mercy|cruel\w*|shame|horror|despair|beg|please"
    r"|sorrow|misery|soul|moved|feel\w*|fear|rage)\b|!",
    re.I,
)
_CITED = re.compile(
    r"\b(?:et al|journal|volume|vol|p\.|page|table|figures|literature|experts?|study|studies|research\w*|report"
    r"|statistics|university|institute|professor|scientists?|source|survey|data|published)\b|\(\w+,? \d{4}",
    re.I,
)
_FIGURE = re.compile(r"\d")
ROOM = (0.2, 0.25, 0.15, 0.3)
"""What stands for nearness where nothing else was said."""


@dataclass(frozen=True, slots=True)
class LineCompany:
    """What a sentence is held against: all lines said on either side, each once, the direction of what is at issue, and
    the stems that its wording has."""

    lines: tuple[ArgumentLine, ...]
    at_issue: Row
    issue_stems: frozenset[str]
    stems: Counter[str]
    whole: tuple[float, ...]
    """The sum of the rows of all lines."""


def company(lines: Sequence[ArgumentLine], at_issue: Row, issue_stems: frozenset[str]) -> LineCompany:
    """All of these, those with the same words once."""
    once = tuple({line.text: line for line in lines}.values())
    stems = Counter(stem for line in once for stem in dict.fromkeys(line.content))
    whole = tuple(map(sum, zip(*(line.row for line in once), strict=True)))
    return LineCompany(once, at_issue, issue_stems, stems, whole)


def line_signs(line: ArgumentLine, among: LineCompany) -> list[float]:
    """The signs of a line that is one of its company's."""
    return [*_bearing(line, among), *_own(line)]


def _bearing(line: ArgumentLine, among: LineCompany) -> list[float]:
    """How it hangs together with what else is said."""
    near = sorted((likeness(line.row, other.row) for other in among.lines if other.text != line.text), reverse=True)
    content = dict.fromkeys(line.content)
    shared = sum(among.stems[stem] > 1 for stem in content) / max(1, len(content))
    return [
        _mean(near[:2], ROOM[0]),
        _mean(near[:1], ROOM[1]),
        _mean(near[:5], ROOM[2]),
        likeness(line.row, among.at_issue),
        _near_all(line, among),
        shared,
        float(not among.issue_stems.isdisjoint(content)),
    ]


def _mean(values: Sequence[float], otherwise: float) -> float:
    return sum(values) / len(values) if values else otherwise


def _near_all(line: ArgumentLine, among: LineCompany) -> float:
    """The cosine with the sum of all others."""
    inner = likeness(line.row, among.whole)
    others = likeness(among.whole, among.whole) - 2 * inner + 1
    return (inner - 1) / sqrt(others) if others > 1e-6 else ROOM[3]


def _own(line: ArgumentLine) -> list[float]:
    """What it is made of."""
    n, few, content = line.size, max(_FEW, line.size), len(line.content)
    capitals = sum(one[0].isupper() for one in line.text.split()[1:])
    return [
        line.order,
        len(line.unknown) / max(2, content),
        log1p(content),
        content / n,
        log1p(n),
        sum(one in FINE_WORDS for one in line.words) / few * 4,
        sum(one in BLAND for one in line.words) / few * 4,
        _share(_ROOM, line),
        _share(_SURE, line),
        _share(FEELING, line),
        _share(_CITED, line),
        float(bool(_FIGURE.search(line.text))),
        capitals / few * 4,
        sum(one in ("i", "me", "my", "mine") for one in line.words) / few * 4,
        sum(one in ("you", "your", "yours") for one in line.words) / few * 4,
    ]


def _share(pattern: re.Pattern[str], line: ArgumentLine) -> float:
    return min(2.0, 8 * len(pattern.findall(line.text)) / max(_FEW, line.size))
