"""Grounds of objection, and the rules of evidence that each rests on. Source: spec/trial.md, "Rules of evidence".

What is said of each, its rules and its key stand in ``grounds.yaml``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from venire.language.fitted.tables import shipped_values

Phase = Literal["direct", "cross", "redirect", "recross"]
"""Who asks: the party that called the witness on direct and redirect, the other on cross and recross."""
PHASES: tuple[Phase, ...] = get_args(Phase)

Ground = Literal[
    "leading",
    "compound",
    "argumentative",
    "asked_and_answered",
    "assumes_facts",
    "narrative",
    "vague",
    "non_responsive",
    "scope",
    "foundation",
    "speculation",
    "opinion",
    "hearsay",
    "relevance",
    "character",
    "best_evidence",
    "privilege",
]
Ruling = Literal["sustained", "overruled"]


@dataclass(frozen=True, slots=True)
class GroundCard:
    """A ground as counsel says it.

    ``rules``: the Federal Rules that support it, the chief one first. ``key``: the letter that names it after ``O`` on
    a keyboard, each once, and none of them ``o``. ``hint``: when to make it, in a sentence.
    """

    ground: Ground
    label: str
    key: str
    rules: tuple[str, ...]
    hint: str


_CARDS = shipped_values("venire.law.evidence", "grounds.yaml", tuple[GroundCard, ...])
CARDS: Mapping[Ground, GroundCard] = {card.ground: card for card in _CARDS}
"""Every ground by its name."""
OF_QUESTIONS: tuple[Ground, ...] = tuple(ground for ground in CARDS if ground != "non_responsive")
"""What can be wrong with a question: whether an answer responds shows only when it is given."""
FORM: frozenset[Ground] = frozenset(
    ("leading", "compound", "argumentative", "asked_and_answered", "assumes_facts", "narrative", "vague")
)
"""Grounds that concern how it was asked: a better question cures them."""
