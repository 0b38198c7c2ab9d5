"""How a wording begins, where it begins with a word: it is then tried at those words of a text and at no other letter.

Most wordings begin with a word, and hardly a word of a text begins as any one of them does.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple, cast

from venire.language.patterns.syntax import Tree, flat, lower

SHORTEST, LONGEST = 2, 3
"""So many letters of a beginning are told apart; one letter would tell hardly any words apart."""
MOST = 200
"""Beginnings of one wording; one that can begin in more ways is looked for letter by letter."""
MARK = "\b"
"""Stands before a beginning, which is thereby told from letters in the middle of a word; no text is typed with it."""
_WORD = re.compile(rf"\b(?=(\w(?s:.){{1,{LONGEST - 1}}}))")


class _Read(NamedTuple):
    """What a match begins with, and whether what follows it can still be told."""

    letters: str
    open: bool = True


def beginnings(tree: Tree) -> frozenset[str]:
    """With which letters, :data:`MARK` before them, the word begins that every match begins with; empty where a match
    need not begin with the beginning of a word."""
    first, *rest = list(tree) or [(None, None)]
    if str(first[0]) != "AT" or str(first[1]) != "AT_BOUNDARY":
        return frozenset()
    found = {one.letters for one in _read(rest)}
    if len(found) > MOST or not all(len(one) >= SHORTEST and _of_a_word(one[0]) for one in found):
        return frozenset()
    return frozenset(MARK + one for one in found if len(one) == SHORTEST or one[:SHORTEST] not in found)


def begun(low: str) -> frozenset[str]:
    """The beginnings of all words of a text in lower case; see :func:`beginnings`."""
    words = set(_WORD.findall(low))
    return frozenset({MARK + one for one in words} | {MARK + one[:SHORTEST] for one in words})


def tried(pattern: re.Pattern[str], text: str, low: str, first: Iterable[str]) -> bool:
    """Whether a wording with these beginnings stands in a text, which ``low`` is in lower case."""
    return any(pattern.match(text, at) for one in first for at in _places(low, one.removeprefix(MARK)))


def _places(low: str, letters: str) -> Iterator[int]:
    """Where these letters stand; whether a word begins there, the pattern knows."""
    at = low.find(letters)
    while at >= 0:
        yield at
        at = low.find(letters, at + 1)


def _of_a_word(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


def _read(tree: Tree) -> Collection[_Read]:
    """All beginnings of what stands in a row."""
    found = {_Read("")}
    for name, held in flat(tree):
        if not any(one.open for one in found) or len(found) > MOST:
            break
        found = {longer for one in found for longer in (_longer(one, name, held) if one.open else (one,))}
    return found


def _longer(before: _Read, name: str, held: object) -> Iterator[_Read]:
    for one in _options(name, held):
        letters = (before.letters + one.letters)[:LONGEST]
        yield _Read(letters, one.open and len(letters) < LONGEST)


def _options(name: str, held: object) -> Collection[_Read]:
    """What one part of a pattern can begin with; of a part that has no width, nothing is told."""
    match name:
        case "AT" | "ASSERT" | "ASSERT_NOT":
            return (_Read(""),)
        case "LITERAL":
            return (_Read(lower(chr(cast("int", held)))),)
        case "BRANCH":
            return {one for each in cast("tuple[object, Sequence[Tree]]", held)[1] for one in _read(each)}
        case "IN":
            return _of_set(cast("Sequence[tuple[object, object]]", held))
        case "MAX_REPEAT" | "MIN_REPEAT":
            return _repeated(*cast("tuple[int, int, Tree]", held))
        case _:
            return (_Read("", open=False),)


def _of_set(held: Sequence[tuple[object, object]]) -> Collection[_Read]:
    if any(str(name) != "LITERAL" for name, _ in held):
        return (_Read("", open=False),)
    return {_Read(lower(chr(cast("int", sign)))) for _, sign in held}


def _repeated(least: int, most: int, tree: Tree) -> Collection[_Read]:
    """What can come a second time ends what can be told."""
    once = {_Read(one.letters, one.open and most == 1) for one in _read(tree)}
    return once if least else {*once, _Read("")}
