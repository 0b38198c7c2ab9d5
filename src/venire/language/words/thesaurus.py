"""How near two words are, and whether they exclude each other: our own lists first, then WordNet's."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from venire.language.fitted.tables import shipped_lines, shipped_values
from venire.language.words.lexicon import ALIKE as LEXICON_ALIKE
from venire.language.words.lexicon import OPPOSITES as AXES
from venire.language.words.stems import stem
from venire.language.words.word_list import groups

SAME, OURS, WORDNET, KIND, WIDER = 1.0, 0.95, 0.85, 0.8, 0.45
"""How near: the same word or family; a group of ours; a group of WordNet's; a kind of it; what it is a kind of."""
_SUFFIXES = (
    "isation", "ization", "ature", "ation", "ition", "ment", "ness", "ance", "ence", "able", "ible", "ship", "ful",
    "ant", "ent", "ive", "ity", "ist", "ion", "ous", "age", "ery", "ing", "ure", "er", "or", "al", "ed", "ly", "th",
    "y",
    "i", "e",
)  # fmt: skip
_LEAST = 4
_NEGATING = ("un", "in", "im", "ir", "il", "dis", "non", "mis")


@lru_cache(maxsize=16384)
def family(key: str) -> str:
    """What a stem and its derivations have in common: "signatur" -> "sign", "shipment" -> "ship"."""
    base = key
    for _ in range(2):
        suffix = next((end for end in _SUFFIXES if base.endswith(end) and len(base) - len(end) >= _LEAST), "")
        base = base.removesuffix(suffix)
    return base[:-1] if len(base) > _LEAST and base[-1] == base[-2] else base


@lru_cache(maxsize=65536)
def nearness(said: str, given: str) -> float:
    """How far a word that is given bears out a word that is said, 0 to 1; both are stems. Not symmetric: a van is a
    vehicle, but a vehicle need not be a van."""
    if said == given or _related(said, given):
        return SAME
    if given in _ours().get(said, ()):
        return OURS
    if given in _wordnet().get(said, ()):
        return WORDNET
    if said in _kinds().get(given, ()):
        return KIND
    return WIDER if given in _kinds().get(said, ()) else 0.0


def _related(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    if len(short) >= _LEAST and family(one) == family(other):
        return True
    return len(short) >= _LEAST + 1 and long.startswith(short) and len(long) - len(short) <= 3


@lru_cache(maxsize=65536)
def opposed(one: str, other: str) -> bool:
    """Whether two stems exclude each other."""
    if one == other:
        return False
    if other in _opposites().get(one, ()) or _prefixed(one, other):
        return True
    if one in AXES and other in AXES:
        return AXES[one][0] == AXES[other][0] and AXES[one][1] != AXES[other][1]
    return other in _apart().get(one, ()) and nearness(one, other) < WORDNET


def _prefixed(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    return len(short) >= 3 and any(long == prefix + short for prefix in _NEGATING)


def _key(word: str) -> str:
    """A word's stem; in a list "left" is the side, not the past of "leave"."""
    return word if word == "left" else stem(word)


def _groups(text: str) -> Iterator[tuple[str, ...]]:
    for group in groups(text):
        yield tuple(_key(word) for word in group.split())


def _wordnets(name: str) -> str:
    return "\n".join(shipped_lines("venire.language.words", f"wordnet/{name}.txt"))


@cache
def _everyday() -> dict[str, str]:
    return shipped_values("venire.language.words", "everyday.yaml", dict[str, str])


def _joined(groups: Iterable[Iterable[str]]) -> dict[str, frozenset[str]]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for group in groups:
        some = frozenset(group)
        for one in some:
            found[one] |= some - {one}
    return {one: frozenset(others) for one, others in found.items()}


@cache
def _ours() -> dict[str, frozenset[str]]:
    lexicon = ((one, *others) for one, others in LEXICON_ALIKE.items())
    return _joined([*_groups(_everyday()["alike"]), *lexicon])


@cache
def _wordnet() -> dict[str, frozenset[str]]:
    return _joined(group for name in ("nouns", "verbs", "modifiers") for group in _groups(_wordnets(name)))


@cache
def _opposites() -> dict[str, frozenset[str]]:
    return _joined([*_groups(_wordnets("opposites")), *_groups(_everyday()["opposites"])])


@cache
def _apart() -> dict[str, frozenset[str]]:
    return _joined(_groups(_everyday()["apart"]))


@cache
def _kinds() -> dict[str, frozenset[str]]:
    """A word -> what it is a kind of."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for group in groups(_wordnets("kinds")):
        wide, _, narrow = group.partition(":")
        for word in narrow.split():
            found[stem(word)].add(stem(wide))
    return {one: frozenset(others) for one, others in found.items()}
