"""Grounds of objection, and the rules of evidence that each rests on. Source: spec/trial.md, "Rules of evidence".

The text of the rules is data beside the cases; here is what the law of a proceeding needs: names and numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

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


_CARDS = (
    GroundCard("leading", "Leading", "l", ("611(c)",), "The question puts the answer into the witness's mouth."),
    GroundCard("compound", "Compound", "c", ("611(a)",), "Two questions in one; an answer could belong to either."),
    GroundCard("argumentative", "Argumentative", "a", ("611(a)",), "It argues with the witness instead of asking."),
    GroundCard("asked_and_answered", "Asked and answered", "k", ("611(a)",), "The witness has answered this already."),
    GroundCard(
        "assumes_facts", "Assumes facts not in evidence", "f", ("611(a)",), "It takes for granted what nobody proved."
    ),
    GroundCard("narrative", "Calls for a narrative", "n", ("611(a)",), "It lets the witness talk without end."),
    GroundCard("vague", "Vague", "v", ("611(a)",), "Nobody could tell what is being asked."),
    GroundCard(
        "non_responsive", "Non-responsive", "r", ("611(a)",), "The answer goes past the question: move to strike."
    ),
    GroundCard("scope", "Beyond the scope", "s", ("611(b)",), "Cross goes past direct and the witness's credibility."),
    GroundCard("foundation", "Lack of foundation", "d", ("602", "901"), "Nobody has shown how the witness would know."),
    GroundCard("speculation", "Calls for speculation", "p", ("602", "701"), "It asks for a guess."),
    GroundCard(
        "opinion", "Improper opinion", "i", ("701", "702", "704"), "It asks a lay witness for an expert's view."
    ),
    GroundCard("hearsay", "Hearsay", "h", ("801", "802"), "Words said out of court, offered for their truth."),
    GroundCard("relevance", "Relevance", "e", ("401", "402", "403"), "It makes no fact that matters likelier or less."),
    GroundCard(
        "character", "Improper character", "t", ("404", "405", "608", "609"), "It says: bad person, therefore guilty."
    ),
    GroundCard(
        "best_evidence", "Best evidence", "b", ("1002",), "It asks what a document says; the document can say it."
    ),
    GroundCard(
        "privilege", "Privilege", "g", ("501", "502"), "It asks for what was said in confidence that law protects."
    ),
)
CARDS: Mapping[Ground, GroundCard] = {card.ground: card for card in _CARDS}
"""Every ground by its name."""
OF_QUESTIONS: tuple[Ground, ...] = tuple(ground for ground in CARDS if ground != "non_responsive")
"""What can be wrong with a question: whether an answer responds shows only when it is given."""
FORM: frozenset[Ground] = frozenset(
    ("leading", "compound", "argumentative", "asked_and_answered", "assumes_facts", "narrative", "vague")
)
"""Grounds that concern how it was asked: a better question cures them."""
