"""The settings of a debate, one table. Defaults are the spec's. Source: spec/debate.md, "Flow" and "Jury panel"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from venire.kernel.fields import Unit
from venire.kernel.frozen import Frozen
from venire.law.debating.argument import Level
from venire.law.debating.calibration import Curve
from venire.law.debating.criteria import WEIGHTS
from venire.law.debating.panel import THRESHOLD
from venire.proceedings.words import Printed

Stance = Literal["for", "against", "own"]
"""On the topic; ``own``: a view of its own, which the debater's role says."""
Strategy = Literal["think-then-argue", "interleaved", "final-reflection"]
MOST_DEBATERS, MOST_ROUNDS, MOST_EVALUATORS, MOST_SUB_DEBATES = 8, 20, 25, 3


THINKING = 8000
"""Tokens of thinking, by the specification."""
MOST_ARGUMENT_TOKENS = 1000
"""What one argument may hold: the longest thing that can be said in any proceeding, four characters a token."""


class Reasoning(Frozen):
    """How a debater that is a model thinks before it speaks."""

    enabled: bool = True
    thinking_budget: int = Field(default=THINKING, ge=0, le=64000)
    """Tokens; as it stands, for a call thinks as long as ``models.yaml`` says (``thinking``)."""
    strategy: Strategy = "think-then-argue"


class Debater(Frozen):
    """One debater."""

    name: Annotated[str, Printed]
    """1 to 80 characters; no two alike."""
    stance: Stance = "own"
    role: Annotated[str, Printed] = ""
    """What it argues as, in words: "the coastal towns"."""
    persona: Annotated[str, Printed] = ""
    model: str = ""
    """A model by name, as in models.yaml; empty: whoever sits in the role of a debater."""
    reasoning: Reasoning | None = None


class DebateParams(Frozen):
    """What is fixed when a debate opens."""

    debaters: tuple[Debater, ...] = ()
    rounds: int = 3
    """1 to 20, between opening and closing."""
    evaluators: int = 3
    """1 to 25."""
    level: Level = "tactical"
    """At which the rounds begin; every second round goes down to facts and numbers."""
    turns: Literal["together", "in turn"] = "together"
    """``together``: all speak in a round without having heard one another in it, so that nobody has the last word."""
    max_argument_tokens: int = Field(default=MOST_ARGUMENT_TOKENS, ge=20, le=MOST_ARGUMENT_TOKENS)
    """Of what is spoken; a token is taken for four characters, and 1,000 are what can be said at once: less may be
    allowed, and not more."""
    require_evidence: bool = True
    """Of every argument in the rounds."""
    require_causal_links: bool = True
    """Likewise."""
    criteria: Mapping[str, float] = Field(default_factory=lambda: {str(one): weight for one, weight in WEIGHTS.items()})
    """What each criterion weighs at first; they need not sum to 1."""
    adaptation_enabled: bool = True
    adaptation_rate: Unit = 0.1
    """The share of the way to their target that weights move in each round; 1: at once."""
    sensitivity: Unit | None = None
    """Of the topic; None: the assessor says, once, at setup."""
    complexity: Unit | None = None
    """Of the topic's causes; None: likewise."""
    threshold: Unit = THRESHOLD
    """The consensus under which the panel has none."""
    evaluator_weights: tuple[float, ...] = ()
    """One for each evaluator, from measured agreement with labelled debates; none: all alike."""
    curve: Curve = Curve()
    """From the panel's confidence to a calibrated one."""
    sub_debates: int = Field(default=0, ge=0, le=MOST_SUB_DEBATES)
    """Contested premises that are argued out on their own before the closing, at the most."""
    turn_limit: float | None = Field(default=60.0, gt=0)
    """Seconds for one turn; None: no limit."""
    round_limit: float | None = Field(default=300.0, gt=0)
    """Seconds for one round, shared out among its turns."""
