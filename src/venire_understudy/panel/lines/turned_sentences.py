"""One sentence, said by one side and turned round by the other: whose it is to be believed.

Two lines are twins where they have nearly all their words in common and what differs says yes for no, more for less or
all for none. Which of them stands is asked of whatever can be looked up: the record, what is cited, what is claimed.
Where that is silent the one stands that says something, and not the one that only denies it. Amounts are set by hand.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from venire.language.words.thesaurus import opposed
from venire.language.words.word_list import words
from venire.law.api import FUNCTION_WORDS
from venire_understudy.panel.lines.line import ArgumentLine

IN_COMMON, LENGTHS = 0.6, 0.8
"""The share of the words of the shorter of two lines that twins have in common; and of the length of the longer that it
has, some words of denial apart."""
PLAIN, LOUD, FRAMED, MOST_BARE = 0.25, 0.6, 1.2, 1.5
"""What it costs to deny with a plain word, with a loud one, and a whole sentence; and at most."""
IN_ORDER = 1.0
"""What it counts that the words of the one stand in better order."""
BORNE_OUT, MOST_BORNE_OUT = 0.7, 2.0
"""What it counts that the ground has the words of the one and not of the other, for each such word, and at most."""
OF_ONE_MATTER, NEAR = 2, 0.5
"""So many words of content, and such a share of them, must a passage have of both lines to speak of their matter."""
_FRAME = re.compile(
    r"\b(?:it (?:is|was|would be|'s) (?:not (?:true|so|the case|correct|right)|untrue|false|wrong|an? \w+)"
    r"(?: to \w+)?|(?:nothing|nobody|no one|no \w+|few|little)(?: \w+){0,5}|there (?:is|was) no(?: \w+){1,5}"
    r"|(?:one|we|i|you) (?:can|must|may|should|would) (?:rule out|deny|doubt|reject)|(?:i|we) (?:deny|doubt|reject))"
    r" that\b",
    re.I,
)
"""What denies the whole of what comes after it."""
_PHRASE = re.compile(r"\b(?:by no means|in no way|far from|anything but|at no time|not at all|on no account)\b", re.I)
_DENIES = frozenset(
    words(
        """not no never nobody none nothing neither nor nowhere cannot without hardly scarcely barely seldom rarely fail
        failed fails lack lacks lacked refuse refuses refused untrue false unable unlikely impossible deny denies denied
        few little wrong mistaken"""
    )
)
_PLAIN = frozenset(words("not no cannot without nothing nor neither few little"))
_LOUD = frozenset(
    words(
        """never nobody none nowhere hardly scarcely barely seldom rarely fail failed fails lack lacks lacked refuse
        refused refuses untrue false unable unlikely impossible wrong mistaken everyone everybody everything always
        indeed plenty certainly"""
    )
)
_CLAUSE = re.compile(r"[,;:.!?–]+(?=\s|$)|\b(?:and|but|because|since|while|whereas|which|who|when|for)\b", re.I)
_AFFIRMS = frozenset(
    words(
        """all every everyone everybody everything always somebody someone something many most plenty often indeed much
        several both any anyone anybody anything certainly bound able ever easily"""
    )
)
_OPPOSITES = (
    "rose fell", "rise fall", "rising falling", "more less", "more fewer", "higher lower", "before after",
    "most few", "many few", "early late", "earlier later", "faster slower", "always never", "with without",
    "gain lose", "gained lost", "increase decrease", "increased decreased", "better worse", "safe dangerous",
    "cheaper dearer", "richest poorest", "largest smallest", "longer shorter", "above below", "true false",
    "must may", "can cannot", "should might", "all some", "up down", "left took", "stronger weaker",
)  # fmt: skip
_OPPOSED = frozenset(frozenset(pair.split()) for pair in _OPPOSITES)
_LIGHT = frozenset(words("a an the is was were are be been has have had do does did to of in on at it that and or"))
_WORD = re.compile(r"[a-z0-9]+(?:['’][a-z]+)?")
Ground = Sequence[frozenset[str]]
"""The words of each passage that can be looked up."""


@dataclass(frozen=True, slots=True)
class Twins:
    """A line of one side, the other side's like it, and the words in which they differ."""

    mine: ArgumentLine
    theirs: ArgumentLine
    only_mine: frozenset[str]
    only_theirs: frozenset[str]


@lru_cache(maxsize=8192)
def told_words(text: str) -> Sequence[str]:
    """The words of a text in lower case; "n't" stands by itself, a phrase that denies is "not"."""
    plain = _PHRASE.sub(" not ", text.lower().replace("’", "'"))
    plain = re.sub(r"\b(?:can't|cannot)\b", "can not", plain).replace("won't", "will not").replace("n't", " not")
    return _WORD.findall(plain)


def twins(mine: Sequence[ArgumentLine], theirs: Sequence[ArgumentLine]) -> Sequence[Twins]:
    """Each line that the other side says turned round, with that; none that both say."""
    said = {one.text for one in mine} & {one.text for one in theirs}
    free = [one for one in theirs if one.text not in said]
    pairs = (_twin(one, free) for one in mine if one.text not in said)
    return [pair for pair in pairs if pair is not None]


@lru_cache(maxsize=2048)
def _counted(text: str) -> Counter[str]:
    return Counter(told_words(text))


def _twin(line: ArgumentLine, others: Sequence[ArgumentLine]) -> Twins | None:
    own = _counted(line.text)
    found = max(((_common(own, _counted(one.text)), one) for one in others), key=_first, default=None)
    if found is None or found[0] < IN_COMMON or not _alike_long(line, found[1]):
        return None
    other = _counted(found[1].text)
    only, others_only = frozenset(own - other), frozenset(other - own)
    return Twins(line, found[1], only, others_only) if _turned(only, others_only) else None


def _first(found: tuple[float, ArgumentLine]) -> float:
    return found[0]


def _common(one: Counter[str], other: Counter[str]) -> float:
    """Of the shorter, since a denial only puts words before or into what it denies; at least of three words."""
    return (one & other).total() / max(3, min(one.total(), other.total()))


def _alike_long(one: ArgumentLine, other: ArgumentLine) -> bool:
    return LENGTHS * max(one.size, other.size) <= min(one.size, other.size) + 6


def _turned(one: frozenset[str], other: frozenset[str]) -> bool:
    marked = bool((one ^ other) & (_DENIES | _AFFIRMS))
    return marked or any(frozenset((a, b)) in _OPPOSED or opposed(a, b) for a in one for b in other)


def denials(text: str) -> int:
    """How many marks of denial a line has."""
    return sum(word in _DENIES for word in told_words(text)) + bool(_FRAME.search(text))


def insistence(text: str) -> float:
    """How much of it only says yes or no, and how loudly: plain "not" is the least, the denial of a whole sentence the
    most."""
    told = told_words(text)
    loud, plain = sum(word in _LOUD for word in told), sum(word in _PLAIN for word in told)
    return LOUD * (loud + len(_PHRASE.findall(text))) + PLAIN * plain + FRAMED * bool(_FRAME.search(text))


def upheld(pair: Twins, ground: Ground) -> float:
    """How much speaks for mine: turned round exactly the other's."""
    bare = insistence(pair.theirs.text) - insistence(pair.mine.text)
    in_order = IN_ORDER * (pair.mine.order - pair.theirs.order)
    return max(-MOST_BARE, min(MOST_BARE, bare)) + in_order + _borne_out(pair, ground)


def _borne_out(pair: Twins, ground: Ground) -> float:
    """By the passages that have most in common with the clauses in which the two differ, where any has enough."""
    mine, theirs = _clauses(pair.mine.text), _clauses(pair.theirs.text)
    own = frozenset(word for one in mine if one not in theirs for word in told_words(one))
    others = frozenset(word for one in theirs if one not in mine for word in told_words(one))
    common = matter(own & others)
    near = {one: len(one & common) for one in ground}
    best = max(near.values(), default=0)
    if best < max(OF_ONE_MATTER, NEAR * len(common)):
        return 0.0
    nearest = [one for one, shared in near.items() if shared == best]
    told = sum(_told(one, own, others) for one in nearest) / len(nearest)
    return max(-MOST_BORNE_OUT, min(MOST_BORNE_OUT, BORNE_OUT * told))


def _clauses(text: str) -> Sequence[str]:
    return [one.strip().lower() for one in _CLAUSE.split(text) if one.strip()]


def matter(told: frozenset[str]) -> frozenset[str]:
    """Of these words, those that carry something."""
    return told - FUNCTION_WORDS - _DENIES - _AFFIRMS


def _told(passage: frozenset[str], own: frozenset[str], others: frozenset[str]) -> float:
    """Words that the passage has of the one and not of the other; and whether it denies as the one does."""
    words_of = len(passage & matter(own - others)) - len(passage & matter(others - own))
    denied, mine, theirs = (len(one & _DENIES) % 2 for one in (passage, own, others))
    return words_of + (mine == denied) - (theirs == denied)


def grounds(record: Mapping[str, str], texts: Sequence[str]) -> Ground:
    """The clauses of all these, as words."""
    clauses = dict.fromkeys(part for text in (*record.values(), *texts) for part in _clauses(text))
    return list(dict.fromkeys(frozenset(told_words(one)) for one in clauses))
