"""Nearness in meaning by vectors: of the whole texts, and word by word where no common word explains it.

Sentence vectors alone rank a minimal contradiction above a paraphrase; what helps is the difference they make: how
near the target comes to the answer beyond what it has from its question, and which single words have nothing near them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from venire.language.text.tokens import plain
from venire.language.words.lexicon import STOP

Likeness = Callable[[str, str], float]
UNKNOWN = -1.0
"""Stands for a nearness in meaning that nobody measured."""
_WORD = re.compile(r"[a-z]+|\d[\d.,:]*\d|\d")
_PART = re.compile(r"(?<=[.!?;,])\s+")
_MOST = 40
"""So many words of an answer are looked at, and no more."""
_TINY = 1e-6


def meaning(question: str | None, answer: str, elicit: str, likeness: Likeness | None) -> Mapping[str, float]:
    """Features of nearness; only the mark that it is unknown, without a likeness."""
    if likeness is None:
        return {"vectors": UNKNOWN}
    return {
        "vectors": 1.0,
        **dict(_sentences(question, answer, elicit, likeness)),
        **_words(question or "", answer, elicit, likeness),
    }


def _sentences(question: str | None, answer: str, elicit: str, likeness: Likeness) -> Iterator[tuple[str, float]]:
    parts = [likeness(elicit, part) for part in _PART.split(answer) if part.strip()] or [0.0]
    near = likeness(elicit, answer)
    yield "near_best", max(parts)
    yield "near_first", parts[0]
    yield "near_last", parts[-1]
    if question:
        put, both, turn = (
            likeness(elicit, question),
            likeness(elicit, f"{question} {answer}"),
            likeness(question, answer),
        )
        yield "near_put", put
        yield "near_both", both
        yield "near_gain", both - put
        yield "near_beyond", (near - turn) / (2 - 2 * put + _TINY) ** 0.5 if put < 1 else 0.0


def _words(question: str, answer: str, elicit: str, likeness: Likeness) -> Mapping[str, float]:
    wanted, asked, told = (_content(text) for text in (elicit, question, answer))
    if not wanted:
        return {}
    borne = [_nearest(word, [*told, *asked], likeness) for word in wanted]
    back = [_nearest(word, [*wanted, *asked], likeness) for word in told]
    return {**_summed("word", borne), **_summed("back", back), "back_strange": sum(1 - near for near in back)}


def _content(text: str) -> Sequence[str]:
    found = [word for word in _WORD.findall(plain(text).lower()) if word not in STOP]
    return list(dict.fromkeys(found))[:_MOST]


def _nearest(word: str, others: Sequence[str], likeness: Likeness) -> float:
    return 1.0 if word in others else max((likeness(word, other) for other in others), default=0.0)


def _summed(name: str, near: Sequence[float]) -> Mapping[str, float]:
    """Of all words, and of those that are not there themselves."""
    if not near:
        return {}
    others = [value for value in near if value < 1] or [1.0]
    return {
        f"{name}_mean": sum(near) / len(near),
        f"{name}_least": min(near),
        f"{name}_same": sum(value >= 1 for value in near) / len(near),
        f"{name}_other_mean": sum(others) / len(others),
        f"{name}_other_most": max(others),
    }
