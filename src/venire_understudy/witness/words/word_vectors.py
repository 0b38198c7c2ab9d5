"""What words mean, by a table of vectors of its own: 21,719 common words of English, and a code for any other.

Written by ``scripts/distil_words.py``; the table is an extract of a sentence model (all-MiniLM-L6-v2, Apache-2.0), each
word read on its own. A word that is not in it has a direction drawn from its letters: it is near itself alone.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import resources

import numpy as np
from numpy.typing import NDArray

from venire.language.words.word_list import words

Floats = NDArray[np.float32]
WIDTH = 128
SIGNS = 6
"""Beside its vector a word has its signs: a capital, a figure, a numeral, a currency, first of all, and always one."""
LONGEST = 48
"""The words of a text that are read."""
_FILE = "word_vectors.npz"
_WORD = re.compile(r"[A-Za-z]+(?:'[a-z]+)?|[£$€]|\d+(?:[.,:]\d+)*|[\"“]")
_ENDINGS = (("'s", ""), ("s", ""), ("ed", ""), ("ed", "e"), ("ing", ""), ("ing", "e"), ("ly", ""))
_NUMERALS = frozenset(
    words(
        """one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
        eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half quarter third
        dozen once twice"""
    )
)


def rows(text: str) -> tuple[Floats, Floats]:
    """The vectors (n, 128) of the words of a text, each of length 1, and their signs (n, 6); n is at least 1."""
    row = _WORD.findall(text.replace("’", "'"))[:LONGEST] or ["."]
    vectors = np.stack([_vector(word.lower()) for word in row])
    return vectors, np.array([_signs(place, word) for place, word in enumerate(row)], dtype=np.float32)


def _signs(place: int, word: str) -> tuple[bool, ...]:
    capital = word[0].isupper() and place > 0 and word != "I"
    return (capital, word[0].isdigit(), word.lower() in _NUMERALS, word in "£$€", place == 0, True)


@lru_cache(maxsize=8192)
def _vector(word: str) -> Floats:
    place = next((_places()[form] for form in _forms(word) if form in _places()), None)
    row = _table()[place].astype(np.float32) if place is not None else _code(word)
    return (row / np.linalg.norm(row)).astype(np.float32)


def _forms(word: str) -> Iterator[str]:
    yield word
    for ending, other in _ENDINGS:
        if word.endswith(ending):
            yield word.removesuffix(ending) + other


def _code(word: str) -> Floats:
    return np.random.default_rng(zlib.crc32(word.encode())).normal(size=WIDTH).astype(np.float32)


@cache
def _data() -> Mapping[str, NDArray[np.generic]]:
    with (resources.files("venire_understudy.witness.words") / _FILE).open("rb") as file, np.load(file) as data:
        return {name: data[name] for name in data.files}


@cache
def _table() -> NDArray[np.int8]:
    return _data()["vectors"].astype(np.int8, copy=False)


@cache
def _places() -> Mapping[str, int]:
    return {word: place for place, word in enumerate(bytes(_data()["words"]).decode().split())}
