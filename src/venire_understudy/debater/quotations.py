"""Sentences to be read out: none is cut where a quotation within it goes on."""

from __future__ import annotations

from collections.abc import Sequence

from venire.language.text.sentences import sentences

_PAIRS = (("“", "”"), ("(", ")"))


def whole_sentences(text: str) -> Sequence[str]:
    """The sentences of a text, those joined that one quotation holds together."""
    found = list[str]()
    for sentence in sentences(text):
        if found and _open(found[-1]):
            found[-1] = f"{found[-1]} {sentence}"
        else:
            found.append(sentence)
    return found


def _open(text: str) -> bool:
    return text.count('"') % 2 == 1 or any(text.count(left) > text.count(right) for left, right in _PAIRS)
