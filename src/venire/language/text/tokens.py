"""Text to sentences of tokens, with contractions written out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from venire.language.text.typography import plain_marks
from venire.language.words.stems import stem
from venire.language.words.word_list import words

_CONTRACTIONS = (
    ("can't", re.compile(r"\bcan't\b", re.I), "can not"),
    ("cannot", re.compile(r"\bcannot\b", re.I), "can not"),
    ("won't", re.compile(r"\bwon't\b", re.I), "will not"),
    ("han't", re.compile(r"\bshan't\b", re.I), "shall not"),
    ("n't", re.compile(r"n't\b", re.I), " not"),
    ("'ll", re.compile(r"'ll\b", re.I), " will"),
    ("'ve", re.compile(r"'ve\b", re.I), " have"),
    ("'re", re.compile(r"'re\b", re.I), " are"),
    ("i'm", re.compile(r"\bI'm\b"), "I am"),
    ("no", re.compile(r"\b(no one|no-one)\b", re.I), "nobody"),
)
"""A piece that a text in lower case has wherever the pattern fits, cheap to look for; the pattern; its meaning."""
_TITLES = re.compile(r"\b(Mr|Mrs|Ms|Dr|St|Prof|Sgt|Lt|Capt|a\.m|p\.m)\.(?=\s)", re.I)
_NUMBER = re.compile(r"\bNo\.\s*(?=\d)")
_SENTENCE = re.compile(r"(?<=[.!?])[\"']?\s+(?=[\"'A-Z0-9$£])")
_TOKEN = re.compile(r"[$£€]?\d[\d,]*(?:[.:]\d+)*(?:st|nd|rd|th)?%?|[A-Za-z]+(?:'[A-Za-z]+)?|[,;:.!?()\"-]")
_DIRECTION_BEFORE = frozenset(words("the his her my their your a to on from"))
_DIRECTION_AFTER = frozenset(words("""hand arm leg side eye foot wing lane turn shoulder wrist ear knee bank"""))


@dataclass(frozen=True, slots=True)
class Token:
    """A word, number or mark."""

    text: str
    lower: str
    stem: str

    @property
    def is_word(self) -> bool:
        return self.text[0].isalpha()


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """The text with straight quotes and its contractions written out."""
    said = plain_marks(text)
    lower = said.lower()
    for cue, pattern, full in _CONTRACTIONS:
        said = pattern.sub(full, said) if cue in lower else said
    return _TITLES.sub(r"\1", _NUMBER.sub("number ", said))


def sentences(said: str) -> list[str]:
    """The sentences of a plain text."""
    return [part for part in _SENTENCE.split(said) if part.strip()]


@lru_cache(maxsize=4096)
def tokens(sentence: str) -> tuple[Token, ...]:
    """The words, numbers and marks of a sentence; a hyphen inside a compound is a mark of its own."""
    texts = _TOKEN.findall(sentence)
    return tuple(_token(texts, i) for i in range(len(texts)))


def _token(texts: list[str], i: int) -> Token:
    """A token of its own for every place: two that stand at two places are told apart by what they are."""
    lower, stemmed = _lower_and_stem(texts[i])
    return Token(texts[i], lower, "left" if lower == "left" and _directional(texts, i) else stemmed)


@lru_cache(maxsize=16384)
def _lower_and_stem(text: str) -> tuple[str, str]:
    lower = text.lower()
    return lower, stem(lower)


def _directional(texts: list[str], i: int) -> bool:
    """Whether "left" is a side rather than the past of "leave"."""
    before = texts[i - 1].lower() if i else ""
    after = texts[i + 1].lower() if i + 1 < len(texts) else ""
    return before in _DIRECTION_BEFORE or after in _DIRECTION_AFTER
