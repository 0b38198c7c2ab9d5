"""Whether sentences stand in an order in which they can be followed: what is new comes in before it is referred to,
what takes something up comes after it, and what concludes comes last.

Weights by ``scripts/fit_evaluator.py``: arguments as they were written against the same with their sentences drawn by
lot or read from the end. Of reversed arguments on unseen topics some three in four are told.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise

from venire.language.fitted.tables import shipped
from venire.language.words.stems import stem
from venire.law.api import FUNCTION_WORDS
from venire_understudy.panel.lines.line import ArgumentLine, Row, likeness

FEWEST = 3
"""Of fewer lines the order tells nothing."""
_TAKES_UP = re.compile(
    r"^\W*(?:and|but|so|also|then|however|therefore|thus|hence|moreover|furthermore|besides|or|nor|yet|still|instead"
    r"|otherwise|likewise|similarly|plus|too|even so|in addition|on the other hand|for (?:example|instance)"
    r"|as a result|that is why|this is why|because of (?:this|that)|after that|secondly|thirdly|finally|lastly|another"
    r"|other)\b",
    re.I,
)
_POINTS_BACK = re.compile(
    r"^\W*(?:he|she|it|they|this|that|these|those|his|her|their|its|such|both|neither|one)\b", re.I
)
_CONCLUDES = re.compile(
    r"\b(?:so|therefore|thus|hence|in conclusion|to conclude|in short|in the end|that is why|this is why|overall"
    r"|finally|lastly|to sum up|after all)\b",
    re.I,
)
_EXAMPLE = re.compile(r"\b(?:for example|for instance|such as|e\.g)\b", re.I)
_NOUN = re.compile(r"\b(an?|another|one|some|the|this|that|these|those)\s+((?:[a-z'-]+\s+)?[a-z'-]{3,})")
_NEW = frozenset(("a", "an", "another", "one", "some"))
_NAME = re.compile(r"(?:[A-Z][a-z]+ ){1,3}[A-Z][a-z]+")


def order_signs(lines: Sequence[ArgumentLine], at_issue: Row) -> dict[str, float]:
    """The signs of an order of at least three lines, by name."""
    take_up = [bool(_TAKES_UP.match(line.text)) for line in lines]
    back = [bool(_POINTS_BACK.match(line.text)) for line in lines]
    concludes = [bool(_CONCLUDES.search(line.text)) for line in lines]
    issue = [likeness(line.row, at_issue) for line in lines]
    return {
        "opens taking up": float(take_up[0]),
        "opens pointing back": float(back[0]),
        "opens with example": float(bool(_EXAMPLE.search(lines[0].text))),
        "neighbours": _neighbours(lines),
        "held together": _held(lines, [one or other for one, other in zip(take_up, back, strict=True)]),
        "brought in": _brought_in(lines),
        "named in full": _named(lines),
        "opens at issue": issue[0] - sum(issue) / len(issue),
        "leaves the issue": _later(issue),
        "concludes late": _later([float(one) for one in concludes]),
        "concludes last": float(concludes[-1]) - float(concludes[0]),
        "takes up late": _later([float(one) for one in take_up]),
        "points back late": _later([float(one) for one in back]),
        "longer late": _later([line.size / 10 for line in lines]),
        "asks first": float(lines[0].text.endswith("?")) - float(lines[-1].text.endswith("?")),
        "more first": (len(set(lines[0].content)) - len(set(lines[-1].content))) / 10,
    }


def _later(values: Sequence[float]) -> float:
    """By how much what has the value stands towards the end."""
    n = len(values)
    return sum(value * (place / (n - 1) - 0.5) for place, value in enumerate(values)) / n


def _neighbours(lines: Sequence[ArgumentLine]) -> float:
    """By how much neighbours are nearer than lines are on the mean."""
    pairs = list(pairwise(lines))
    return sum(likeness(one.row, other.row) for one, other in pairs) / len(pairs) - _mean_likeness(lines)


def _mean_likeness(lines: Sequence[ArgumentLine]) -> float:
    n = len(lines)
    cosines = [likeness(one.row, other.row) for place, one in enumerate(lines) for other in lines[:place]]
    return sum(cosines) * 2 / (n * (n - 1))


def _held(lines: Sequence[ArgumentLine], leaning: Sequence[bool]) -> float:
    """By how much lines that lean on the one before them are near to it."""
    usual = _mean_likeness(lines)
    found = [likeness(lines[i].row, lines[i - 1].row) - usual for i in range(1, len(lines)) if leaning[i]]
    return sum(found) / len(found) if found else 0.0


def _brought_in(lines: Sequence[ArgumentLine]) -> float:
    """Things first spoken of as new and then as known count for an order, the other way round against it."""
    stems = [frozenset(line.content) for line in lines]
    return sum(
        _thing(stems, place, key, new) for place, line in enumerate(lines) for key, new in _things(line.text).items()
    ) / len(lines)


def _thing(stems: Sequence[frozenset[str]], place: int, key: str, new: bool) -> float:
    before = any(key in one for one in stems[:place])
    after = any(key in one for one in stems[place + 1 :])
    if new:
        return -1.0 if before else 0.5 * after
    return 0.5 if before else -1.0 * after


def _things(text: str) -> Mapping[str, bool]:
    """Stem of a noun → whether it is spoken of as new."""
    found = dict[str, bool]()
    for article, nouns in _NOUN.findall(text.lower()):
        found.update({stem(word): article in _NEW for word in nouns.split() if word not in FUNCTION_WORDS})
    return found


def _named(lines: Sequence[ArgumentLine]) -> float:
    """Whether people are named in full when they first come up."""
    told = 0.0
    for place, line in enumerate(lines):
        for name in _NAME.findall(line.text):
            last = name.split()[-1]
            before = any(last in one.text for one in lines[:place])
            after = any(last in one.text for one in lines[place + 1 :])
            told += float(after and not before) - float(before)
    return told / len(lines)


@cache
def _weights() -> Mapping[str, float]:
    return json.loads(shipped("venire_understudy.panel.lines", "discourse.json"))


def in_order(lines: Sequence[ArgumentLine], at_issue: Row) -> float:
    """Log odds that these lines stand in the order in which they were written, against any other; 0 for a few."""
    if len(lines) < FEWEST:
        return 0.0
    signs, weights = order_signs(lines, at_issue), _weights()
    return sum(weights[name] * value for name, value in signs.items())
