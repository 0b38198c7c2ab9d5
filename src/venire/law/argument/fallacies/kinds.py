"""The thirteen kinds of fallacy that are told apart, after Jin et al., Logical Fallacy Detection (EMNLP 2022)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

Fallacy = Literal[
    "ad hominem", "ad populum", "appeal to emotion", "circular reasoning", "equivocation", "fallacy of credibility",
    "fallacy of extension", "fallacy of logic", "fallacy of relevance", "false causality", "false dilemma",
    "faulty generalization", "intentional",
]  # fmt: skip
FALLACIES: tuple[Fallacy, ...] = get_args(Fallacy)
REMARKS: Mapping[Fallacy, str] = {
    "ad hominem": "This goes for the speaker and leaves what was said standing.",
    "ad populum": "That many people think so does not make it so.",
    "appeal to emotion": "This asks to be felt, where a reason was owed.",
    "circular reasoning": "The conclusion is brought in again as its own ground.",
    "equivocation": "One word is made to carry two meanings.",
    "fallacy of credibility": "A name is offered in place of a reason.",
    "fallacy of extension": "This answers something larger than what was said.",
    "fallacy of logic": "The conclusion does not follow, even if all of it is true.",
    "fallacy of relevance": "This leads away from the question.",
    "false causality": "That one thing came with another does not show that it caused it.",
    "false dilemma": "Two ways are offered as if there were no third.",
    "faulty generalization": "Too few cases are made to speak for all.",
    "intentional": "The burden of proof is shifted, or the question has its answer built in.",
}
"""What may be said of each to the one who argued so."""
