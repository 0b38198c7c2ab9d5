"""A statement turned into its contrary by rule: a denial put in or taken out, another number, an opposite word."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

from venire.language.text.sentences import sentences

_AUX = re.compile(r"\b(is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|does|did|do)\b(?! not)")
_NOT = re.compile(
    r"\b(is|are|was|were|has|have|had|could|will|would|should|must|may|might|does|did|do) not\b|\bcannot\b"
)
_NUMBER = re.compile(r"(?<![\d.:,])\d[\d,]*(?:\.\d+)?(?![\d:])")
_PAIRS = (
    ("never", "always"), ("before", "after"), ("more", "less"), ("rose", "fell"), ("first", "last"), ("all", "none"),
    ("open", "shut"), ("dry", "wet"), ("alive", "dead"), ("up", "down"), ("most", "few"), ("safe", "dangerous"),
    ("right", "wrong"), ("guilty", "innocent"), ("cheap", "dear"), ("above", "below"), ("early", "late"),
)  # fmt: skip
_LEAST, _MOST = 6, 26


def turnable(text: str) -> Sequence[str]:
    """The statements of a text that can be turned."""
    rows = (one for one in sentences(text) if one.endswith(".") and _LEAST <= len(one.split()) <= _MOST)
    return [one for one in rows if "“" not in one and turned(one, random.Random(0))]


def turned(sentence: str, rng: random.Random) -> str:
    """Its contrary, or nothing where no rule fits."""
    ways = [way for way in (_other_number(sentence, rng), _opposite(sentence), _denied(sentence)) if way]
    return rng.choice(ways) if ways else ""


def _other_number(sentence: str, rng: random.Random) -> str:
    found = _NUMBER.search(sentence)
    if not found:
        return ""
    value = float(found[0].replace(",", ""))
    other = value * rng.choice([0.2, 0.4, 2, 3])
    return f"{sentence[: found.start()]}{int(other) if value >= 10 else int(other) + 2}{sentence[found.end() :]}"


def _opposite(sentence: str) -> str:
    for one, other in _PAIRS:
        for old, new in ((one, other), (other, one)):
            if re.search(rf"\b{old}\b", sentence):
                return re.sub(rf"\b{old}\b", new, sentence, count=1)
    return ""


def _denied(sentence: str) -> str:
    if found := _NOT.search(sentence):
        plain = "can" if found[0] == "cannot" else found[1]
        return f"{sentence[: found.start()]}{plain}{sentence[found.end() :]}"
    found = _AUX.search(sentence)
    return f"{sentence[: found.end()]} not{sentence[found.end() :]}" if found else ""
