"""Words and pairs of words by which an answer gives, withholds or turns what it was asked, each with a fitted weight.

Only what the target does not itself contain is looked at, and never which of its words are wanting; so a plain
repetition has no cues at all. Fitted by ``scripts/fit_testimony.py`` with a logistic function, over words that the
answers to several targets share.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise

from venire.language.fitted.cue_weights import CueWeights, shipped_cue_weights

_WORD = re.compile(r"[a-z]+(?:'[a-z]+)?|\d[\d.,:]*|[.?,;]")
_MARKS = frozenset(".,;?")
_START, _END, _NUMBER = "^", "$", "#"


def cues(question: str | None, answer: str, elicit: str) -> frozenset[str]:
    """The cues of one exchange beside one target: of the answer (a), its pairs (b) and opening (f), of the question (q)
    and its pairs (r) and opening (s), of both openings together (o)."""
    own, told, asked = _row(elicit), _row(answer), _row(question or "")
    return frozenset((*_of_answer(told, frozenset(own)), *_of_question(asked, told, frozenset(own))))


def _of_answer(told: Sequence[str], own: frozenset[str]) -> Iterator[str]:
    yield f"f:{told[0]}" if told else "f:"
    for before, word in pairwise((_START, *told, _END)):
        if word in _MARKS or word == _END:
            continue
        if word not in own:
            yield f"a:{word}"
        if not (before in own and word in own):
            yield f"b:{before}_{word}"


def _of_question(asked: Sequence[str], told: Sequence[str], own: frozenset[str]) -> Iterator[str]:
    if not asked:
        return
    yield from (f"q:{word}" for word in asked if word not in own)
    yield from (f"r:{one}_{other}" for one, other in pairwise(asked))
    yield f"s:{'_'.join(asked[:2])}"
    yield f"o:{asked[0]}_{told[0] if told else ''}"


@lru_cache(maxsize=4096)
def _row(text: str) -> tuple[str, ...]:
    words = _WORD.findall(text.lower().replace("’", "'"))
    return tuple(_NUMBER if word[0].isdigit() else word for word in words)


def cue_odds(question: str | None, answer: str, elicit: str) -> float:
    """The log odds that the cues add up to."""
    return _weights().odds(cues(question, answer, elicit))


@cache
def _weights() -> CueWeights:
    return shipped_cue_weights("venire.law.entailment", "cues.txt")
