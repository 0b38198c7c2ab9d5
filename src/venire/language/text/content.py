"""The content of a run of tokens without its polarity."""

from __future__ import annotations

from collections.abc import Iterable

from venire.language.text.tokens import Token
from venire.language.words.lexicon import STOP, STOP_STEMS


def is_content(token: Token) -> bool:
    """Whether a token is a word that a paraphrase has to account for."""
    return token.is_word and token.lower not in STOP and token.stem not in STOP_STEMS


def content_keys(row: Iterable[Token]) -> frozenset[str]:
    """The stems of the content words."""
    return frozenset(token.stem for token in row if is_content(token))
