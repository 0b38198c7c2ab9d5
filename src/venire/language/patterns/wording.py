"""Forms of words that are looked for only in a text that can hold one of them.

A long pattern of wordings takes its time over every letter of a text, and hardly any text has one. So the letters
without which no wording matches are read off the pattern once; where a text lacks them the pattern is not tried. One
that begins with a word is tried at the words that begin like it and at no other letter. That changes what is found
nowhere: letters are left out of account only where a match needs them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import cast

from venire.language.patterns.beginnings import MARK, beginnings, begun, tried
from venire.language.patterns.syntax import Tree, flat, lower, read

_Needs = tuple["Wording", str, tuple[frozenset[str], ...]]
"""A pattern, one of its wordings, and sets of letters: it needs some of each."""
ANYHOW = ""
"""Stands in every text."""
FIGURE, FAR = "\\d", "\\U"
"""Stand where there is a figure, and where there is a sign that is not ASCII."""
FARTHER = 0x2150
"""From here on no sign is taken for a letter of ASCII where case does not count."""
LETTERS = 3
"""So many letters in a row are looked up; and single marks, which are rarer than letters."""
BEGUN = 0.25
"""Of the letters of a text, about so many begin a word."""
_COMMON = " etaoinsrhldcumfpgwybvkxjqz'"
"""Signs from the commonest in English to the rarest."""
_FIGURE = re.compile(r"\d")
_GROUPED = re.compile(r"\\[1-9]|\(\?P=")
_CHOICE = re.compile(r"(\\b)?\(\?:(.*)\)(\\b)?", re.DOTALL)
_SIGN = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|[()|]|[^\\\[()|]+", re.DOTALL)


class Wording:
    """A pattern of wordings, to be asked whether a text has one. Raises :class:`re.error` for a pattern that is none,
    when it is first tried."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.pattern, self.flags = pattern, flags
        self._wordings = tuple(each for one in _apart(pattern) for each in _opened(one))
        self._compiled = dict[str, _Tried]()
        _ALL.append(self)

    def search(self, text: str) -> bool:
        """Whether one of the wordings stands in a text."""
        return any_of((self,), text)

    def may(self, passage: Sequence[str]) -> bool:
        """Whether any of these sentences can have one: asked once before each is asked by itself."""
        return self in _possible(" ".join(passage)).wordings

    def stands(self, text: str, its: _Possible) -> bool:
        """Whether one of those wordings that are possible stands in a text."""
        return any(self._tried(one).on(text, its) for one in its.wordings[self])

    def needs(self) -> Iterator[tuple[str, Sequence[frozenset[str]]]]:
        """Each wording with sets of letters: it needs some of each, and of the first the rarest."""
        for one in self._wordings:
            tree = read(one, self.flags)
            needed = dict.fromkeys(_choices(tree))
            if first := beginnings(tree):
                needed[first] = None
            yield one, sorted(needed, key=_cost)

    def _tried(self, wording: str) -> _Tried:
        if wording not in self._compiled:
            tree = read(wording, self.flags)
            self._compiled[wording] = _Tried(re.compile(wording, self.flags), beginnings(tree))
        return self._compiled[wording]


@dataclass(frozen=True, slots=True)
class _Tried:
    """One wording, and with what words it begins; none where it can begin at any letter."""

    pattern: re.Pattern[str]
    first: frozenset[str]

    def on(self, text: str, its: _Possible) -> bool:
        """Whether it stands in a text."""
        if not self.first:
            return self.pattern.search(text) is not None
        return tried(self.pattern, text, its.low, self.first & its.letters)


@dataclass(frozen=True, slots=True)
class _Possible:
    """The wordings of each pattern that a text may have, its letters, and the text in lower case."""

    wordings: Mapping[Wording, Iterable[str]]
    letters: frozenset[str]
    low: str


def any_of(patterns: Iterable[Wording], text: str) -> bool:
    """Whether a text has a wording of any of these patterns. Few patterns are possible in a text, and only those are
    asked."""
    its = _possible(text)
    return any(one.stands(text, its) for one in patterns if one in its.wordings)


_ALL = list[Wording]()
"""Every pattern there is, so that a text is looked through once for all of them."""


@lru_cache(maxsize=512)
def _possible(text: str) -> _Possible:
    """The wordings of each pattern of whose letters a text has all that are needed."""
    low = lower(text)
    there, by_letters, found = letters(low), _index(len(_ALL)), dict[Wording, dict[str, None]]()
    for key in by_letters.keys() & there:
        for pattern, wording, others in by_letters[key]:
            if not any(map(there.isdisjoint, others)):
                found.setdefault(pattern, {})[wording] = None
    return _Possible(found, there, low)


@lru_cache(maxsize=1)
def _index(_patterns: int) -> Mapping[str, Sequence[_Needs]]:
    """By the letters that are looked for first; a wording that needs none in particular stands under none."""
    found = dict[str, list[_Needs]]()
    for pattern in _ALL:
        for wording, needed in pattern.needs():
            for key in needed[0] if needed else (ANYHOW,):
                found.setdefault(key, []).append((pattern, wording, tuple(needed[1:])))
    return found


def letters(low: str) -> frozenset[str]:
    """Of a text in lower case every :data:`LETTERS` signs in a row, each single one, how its words begin; and
    :data:`ANYHOW`."""
    in_a_row = map("".join, zip(*(low[at:] for at in range(LETTERS)), strict=False))
    kinds = (ANYHOW, *((FIGURE,) if _FIGURE.search(low) else ()), *(() if low.isascii() else (FAR,)))
    return begun(low).union(in_a_row, low, kinds)


def _apart(pattern: str) -> Sequence[str]:
    """The wordings of a pattern; one that refers to its own groups stays whole."""
    return (pattern,) if _GROUPED.search(pattern) else _parts(pattern)


def _opened(wording: str) -> Sequence[str]:
    """Of one that is nothing but a choice of words, each by itself."""
    found = _CHOICE.fullmatch(wording)
    if found is None or _GROUPED.search(wording) or _closes_early(found[2]):
        return (wording,)
    return [f"{found[1] or ''}(?:{one}){found[3] or ''}" for one in _parts(found[2])]


def _closes_early(inner: str) -> bool:
    depth = 0
    for sign in _SIGN.findall(inner):
        depth += (sign == "(") - (sign == ")")
        if depth < 0:
            return True
    return False


def _parts(pattern: str) -> Sequence[str]:
    parts, depth = [""], 0
    for sign in _SIGN.findall(pattern):
        depth += (sign == "(") - (sign == ")")
        if sign == "|" and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return parts


def _needed(tree: Tree) -> frozenset[str] | None:
    """Letters of which every match has some, the rarest such; None where there are none."""
    return min(_choices(tree), key=_cost, default=None)


def _choices(tree: Tree) -> Iterator[frozenset[str]]:
    """Sets of letters: every match has some of each."""
    run = ""
    for name, held in flat(tree):
        if name == "LITERAL":
            run += lower(chr(cast("int", held)))
        elif name not in ("AT", "ASSERT", "ASSERT_NOT"):
            yield from _of_run(run)
            yield from _within(name, held)
            run = ""
    yield from _of_run(run)


def _of_run(run: str) -> Iterator[frozenset[str]]:
    yield from (frozenset((run[at : at + LETTERS],)) for at in range(len(run) - LETTERS + 1))
    yield from (frozenset(sign) for sign in run if not sign.isalnum() and sign != " ")


def _within(name: str, held: object) -> Iterator[frozenset[str]]:
    """Of alternatives, some letters of each; of what is repeated, those of the first time."""
    if name == "BRANCH":
        each = [_needed(one) for one in cast("tuple[object, Sequence[Tree]]", held)[1]]
        if None not in each:
            yield frozenset[str]().union(*(one for one in each if one))
    elif name == "IN":
        yield from _of_set(cast("Sequence[tuple[object, object]]", held))
    elif name in ("MAX_REPEAT", "MIN_REPEAT"):
        least, _, repeated = cast("tuple[int, int, Tree]", held)
        needed = _needed(repeated) if least else None
        if needed:
            yield needed


def _of_set(held: Sequence[tuple[object, object]]) -> Iterator[frozenset[str]]:
    """The signs of a set of marks, where it names them one by one; else of what kind all of them are."""
    if [str(sign) for _, sign in held] == ["CATEGORY_DIGIT"]:
        yield frozenset((FIGURE,))
    if all(str(name) == "RANGE" and cast("tuple[int, int]", sign)[0] >= FARTHER for name, sign in held):
        yield frozenset((FAR,))
    signs = frozenset(chr(cast("int", sign)) for name, sign in held if str(name) == "LITERAL")
    if len(signs) == len(held) and not any(sign.isalnum() or sign.isspace() for sign in signs):
        yield signs


def _cost(needed: frozenset[str]) -> float:
    """About how often a text has some of them."""
    return sum(_frequency(key) for key in needed) if needed else inf


def _frequency(key: str) -> float:
    found = 1.0 if key[:1] != MARK else BEGUN
    for sign in key.removeprefix(MARK):
        found /= 3 + max(0, _COMMON.find(sign))
    return found
