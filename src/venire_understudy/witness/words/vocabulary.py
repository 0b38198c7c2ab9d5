"""Which words mean much the same, which are wider, and which say nothing: from ``vocabulary.yaml``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from venire.language.fitted.tables import shipped_values
from venire.language.words.stems import stem
from venire.language.words.thesaurus import KIND, WORDNET, nearness
from venire.language.words.thesaurus import opposed as apart
from venire.language.words.word_list import words

EXACT, SYNONYM, NARROWER = 1.0, 0.9, 0.8
"""How well a word of a question is met by the same word, by one like it, by one that it includes."""
_LESS = 0.9
"""What the nearness of two words in a general thesaurus counts for here."""
_KIND_OF = 0.5
"""What a kind of the thing asked for counts for: enough to find a fact, too little to affirm anything."""
_MAYBE = 0.55
"""What a general synonym counts for: "hand" is one of "man"."""
_LEAST = 0.6
"""A wider word is not borne out by a narrower question: below this nearness two words say different things."""


@cache
def _data() -> Mapping[str, Any]:
    return shipped_values("venire_understudy.witness.words", "vocabulary.yaml", Mapping[str, Any])


@cache
def listed(name: str) -> frozenset[str]:
    """A plain list of lower-case words by its name."""
    return frozenset(words(_data()[name]))


def stems_of(some: Iterable[str]) -> frozenset[str]:
    return frozenset(stem(word) for word in some)


@cache
def _alike() -> Mapping[str, frozenset[str]]:
    """Stem -> stems like it, by group; no likeness is carried over from one group to the next."""
    groups = [*_data()["alike"].strip().splitlines()]
    groups += [group for line in _data()["nicknames"].strip().splitlines() for group in line.split("|")]
    found: dict[str, frozenset[str]] = {}
    for group in groups:
        stems = stems_of(group.split())
        for one in stems:
            found[one] = found.get(one, frozenset()) | stems
    return found


@cache
def _nicknames() -> tuple[frozenset[str], ...]:
    lines = _data()["nicknames"].strip().splitlines()
    return tuple(stems_of(group.split()) for line in lines for group in line.split("|"))


@cache
def _other_forms() -> Mapping[str, frozenset[str]]:
    """The stem of a name -> those of all its forms."""
    every = {one for group in _nicknames() for one in group}
    return {one: frozenset[str]().union(*(group for group in _nicknames() if one in group)) for one in every}


def same_name(one: str, other: str) -> bool:
    """Whether one stem is the short form of the other's name: "tom" and "thomas"."""
    return other in _other_forms().get(one, ())


_FULL_NAME = 5
"""With so many letters a name with a short form is not one itself."""


@cache
def is_short(name: str) -> bool:
    """Whether a given name is the short form of another: "Tom"."""
    own = stem(name.lower())
    return len(name) < _FULL_NAME and any(own in group and max(map(len, group)) > len(own) for group in _nicknames())


@cache
def _wider() -> Mapping[str, frozenset[str]]:
    return {stem(word): stems_of(narrow.split()) for word, narrow in _data()["wider"].items()}


@cache
def _opposed() -> frozenset[tuple[str, str]]:
    pairs = [group.split() for line in _data()["opposed"].strip().splitlines() for group in line.split("|")]
    return frozenset((stem(a), stem(b)) for one, other in pairs for a, b in ((one, other), (other, one)))


def opposed(asked: str, told: str) -> bool:
    """Whether two stems are opposites, or things of which only one can be."""
    if (asked, told) in _opposed():
        return True
    return asked not in _unmeasured() and told not in _unmeasured() and apart(asked, told)


@cache
def _light() -> frozenset[str]:
    return stems_of(listed("light"))


@cache
def _unmeasured() -> frozenset[str]:
    """Verbs that say little, and units: an hour is sixty minutes and not their opposite."""
    units = words("second minute hour day week month year metre foot yard mile inch pound dollar euro gram kilogram")
    return stems_of(listed("light")) | stems_of(units)


@cache
def turns_of_phrase() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Phrases and the word that each is taken for."""
    rows = (line.strip().split(": ", 1) for line in _data()["phrases"].strip().splitlines())
    return tuple((re.compile(rf"\b(?:{pattern})", re.IGNORECASE), word) for word, pattern in rows)


@cache
def irregular() -> Mapping[str, tuple[str, str, str]]:
    """A form of an irregular verb -> its base, past and participle."""
    rows = [tuple(group.split()) for line in _data()["irregular"].strip().splitlines() for group in line.split("|")]
    return {form: (row[0], row[1], row[2]) for row in reversed(rows) for form in row}


@cache
def likeness(asked: str, told: str) -> float:
    """How well a stem in a fact meets a stem in a question, 0 to 1. Opposites speak of the same thing: whether they
    agree is for the entailment guard to say."""
    if asked == told:
        return EXACT
    if told in _alike().get(asked, ()):
        return SYNONYM
    if told in _wider().get(asked, ()):
        return NARROWER
    if opposed(asked, told):
        return SYNONYM
    if _kin(asked, told) or _root(asked) == _root(told) or _compound(asked, told):
        return SYNONYM
    return _general(asked, told)


def _general(asked: str, told: str) -> float:
    """By a general thesaurus: verbs that say little are like everything there, and count for nothing."""
    if asked in _light() or told in _light():
        return 0.0
    near = nearness(asked, told)
    if near == KIND:
        return _KIND_OF
    if near == WORDNET:
        return _MAYBE
    return _LESS * near if near >= _LEAST else 0.0


_DERIVED = re.compile(
    r"(?:ations?|itions?|ions?|ments?|ances?|ences?|ness|abl|ibl|ers?|ors?|ist|al|ous|iv|ful|less|ur|ing|ed)$"
)


@cache
def _root(word: str) -> str:
    """A stem without the endings by which nouns and adjectives are made: "examination" and "examine" share one."""
    cut = _DERIVED.sub("", word)
    return cut if len(cut) >= 4 else word


def _compound(asked: str, told: str) -> bool:
    """ "path" and "footpath"."""
    short, long = sorted((asked, told), key=len)
    return len(short) >= 4 and long.endswith(short) and len(long) - len(short) >= 3


def _kin(one: str, other: str) -> bool:
    """Whether one stem is the beginning of the other: "certif" and "certificat"."""
    short, long = sorted((one, other), key=len)
    return len(short) >= 5 and long.startswith(short) and len(long) - len(short) <= 4
