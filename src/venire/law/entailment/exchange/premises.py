"""What a question and its answer give: stretches that the witness swears to, and what only sets the scene."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from venire.language.answers.stance import Stance, manner_of, stance_of
from venire.language.clauses.stretches import Stretch, clauses, stretch
from venire.language.comparison.figures import figured
from venire.language.questions.yes_no import proposition
from venire.language.text.tokens import plain
from venire.language.text.tokens import sentences as sentences_of
from venire.law.entailment.exchange.address import addressed

_NONE = re.compile(r"^\W*(?:none|nobody|nothing|no one|neither|never|not|no)\b", re.I)
_FRAGMENT = 4
"""An answer of fewer words lives by its question."""


@dataclass(frozen=True, slots=True)
class Premises:
    """What one exchange gives."""

    stretches: tuple[Stretch, ...]
    """What is sworn to, each on its own: what was adopted or denied of the question, the sentences of the answer."""
    scene: Stretch
    """All words of question and answer, for what is only alluded to."""
    answer: str
    numbers: str
    """The text whose numbers, times and dates count: without what was denied."""
    stance: Stance
    witness: frozenset[str]
    """Stems that mean the witness."""
    reserve: tuple[str, ...]
    """The manners of the sentences that are not sworn to."""


@lru_cache(maxsize=512)
def premises(question: str | None, answer: str, witness: str | None = None) -> Premises:
    """What this exchange gives."""
    stance = stance_of(answer, question) if question else "tells"
    claim = proposition(question) if question else None
    joined = tuple(_joined(question or "", answer, stance))
    mended = bool(question) and stance == "denies" and corrects(question or "", answer)
    context = question if question and not mended and (claim is None or stance in ("adopts", "affirms")) else ""
    return Premises(
        stretches=(*joined, *_own(answer)),
        scene=_scene(question or "", answer),
        answer=answer,
        numbers=f"{context or ''} {answer}".strip(),
        stance=stance,
        witness=addressed(question, answer, witness),
        reserve=tuple(manner for sentence in sentences_of(plain(answer)) if (manner := manner_of(sentence)) != "sworn"),
    )


def _joined(question: str, answer: str, stance: Stance) -> Iterator[Stretch]:
    claim = proposition(question) if question else None
    if claim is not None and stance in ("adopts", "affirms", "denies"):
        text = claim.text if stance == "adopts" else claim.plain
        denied = stance == "denies" and not corrects(question, answer)
        yield stretch(text, "joined", asked=True, denied=denied)
        if not denied:
            yield from (stretch(part, "joined", asked=True) for part in clauses(claim.text))
            yield stretch(f"{claim.text} {answer}", "scene", asked=True)
    elif question and stance != "unknown":
        denied = bool(_NONE.match(answer)) and len(answer.split()) <= 2 * _FRAGMENT
        yield stretch(f"{_opened(question)} {answer}", "scene", asked=True, denied=denied)


def corrects(question: str, answer: str) -> bool:
    """Whether a "no" only puts another figure in the place of the question's: "No, at 10.30." """
    asked, told = figured(question), figured(answer)
    pairs = ((asked.clocks, told.clocks), (asked.days, told.days), (asked.quantities, told.quantities))
    return len(answer.split()) <= 2 * _FRAGMENT and any(bool(one) and bool(other) for one, other in pairs)


def _opened(question: str) -> str:
    """An open question as the scene of its answer: without its question word, which stands for what is missing."""
    return re.sub(r"[?.]", " ", question)


def _own(answer: str) -> Iterator[Stretch]:
    parts = clauses(answer)
    yield from (stretch(part, "answer") for part in parts)
    if len(parts) > 1:
        yield stretch(answer, "whole")
        yield from (stretch(part, "sentence") for part in sentences_of(plain(answer)) if part not in parts)


def _scene(question: str, answer: str) -> Stretch:
    one, other = stretch(question, "context", asked=True), stretch(answer, "context")
    return Stretch((*one.units, *other.units), (*one.row, *other.row), f"{question} {answer}", "context")
