"""Turns of phrase, each put as the one plain word that says the same: "turned it down" -> "rejected"."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from venire.language.fitted.tables import shipped_lines
from venire.language.words.word_list import words

_IT = (
    r"(?: it| him| her| them| that| this| me| us| (?:the|a|an|his|her|my|their|its|your) [\w-]+(?: [\w-]+)?"
    r"| the whole of it| the lot)?"
)

_OPENING = re.compile(r"[a-z ]*(?![?*{])")


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str], str], ...]:
    """The letters that a turn always begins with, the turn, its word; longer turns first, so that "not a single one"
    is read before "not one"."""
    pairs = [
        (turn, word.strip()) for line in _lines() for word, _, turns in [line.partition(":")] for turn in _turns(turns)
    ]
    return tuple(
        (_opening(turn), re.compile(rf"\b(?:{turn})\b", re.I), word)
        for turn, word in sorted(pairs, key=lambda p: -len(p[0]))
    )


def _lines() -> list[str]:
    """A line a word, with the object put in where it may stand."""
    text = "\n".join(shipped_lines("venire.language.words", "phrases.txt"))
    return text.replace("\n  ", "").replace("{IT}", _IT).splitlines()


def _opening(turn: str) -> str:
    found = _OPENING.match(turn)
    return found.group() if found else ""


def _turns(text: str) -> list[str]:
    """The alternatives of a line, split at the bars outside brackets."""
    found, depth, start = list[str](), 0, 0
    for i, mark in enumerate(text):
        depth += (mark == "(") - (mark == ")")
        if mark == "|" and depth == 0:
            found.append(text[start:i].strip())
            start = i + 1
    return [*found, text[start:].strip()]


@lru_cache(maxsize=4096)
def plainly(text: str) -> str:
    """The text with its turns of phrase put as plain words; what stood inside one ("it", "the claim") is kept."""
    lower = text.lower()
    for opening, pattern, word in _patterns():
        if opening in lower:  # most are not, and to look for letters costs a tenth of looking for a pattern
            text = pattern.sub(lambda match, word=word: _kept(match.group(), word), text)
            lower = text.lower()
    return text


_OBJECT = re.compile(r"\b(it|him|her|them|(?:the|a|an|his|her|my|their|its|your) [\w-]+)\b", re.I)


def _kept(turn: str, word: str) -> str:
    """The plain word, followed by the object that the turn of phrase had in its middle."""
    found = _OBJECT.search(turn) if word in _WITH_OBJECTS else None
    return f"{word} {found.group()}" if found else word


_WITH_OBJECTS = frozenset(
    words("""reject dismiss return find release abandon start stop extinguish help inform delay telephone own""")
)
