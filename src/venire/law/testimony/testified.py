"""What has been testified: kept as it grows, instead of the transcript. Source: spec/trial.md, "Testimony state".

Everything here is bounded by the case or windowed by whoever reads it, so that what a seat is told stays the same size
however long the examination lasts.
"""

from __future__ import annotations

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Side
from venire.law.evidence.grounds import Ground, Phase, Ruling


class Exchange(Frozen):
    """A question put to a witness and, unless it was struck, the answer."""

    no: int
    witness: str
    phase: Phase
    by: Side
    question: str
    answer: str = ""
    struck: bool = False
    topics: tuple[str, ...] = ()


class EstablishedClaim(Frozen):
    """A claim out of an answer, in words that stand on their own."""

    no: int
    """The question that brought it."""
    witness: str
    statement: str
    holds: bool = True
    """False where the witness denied it."""
    confidence: float = 1.0
    facts: tuple[str, ...] = ()
    elicits: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()


def stated(statement: str, holds: bool) -> str:
    """A claim in words, marked where the witness denied it."""
    return statement if holds else f"Denied: {statement}"


class RuledOn(Frozen):
    """An objection and its ruling, as the court remembers it."""

    no: int
    by: Side
    ground: Ground
    argument: str
    response: str
    ruling: Ruling
    rule: str
    reason: str = ""
