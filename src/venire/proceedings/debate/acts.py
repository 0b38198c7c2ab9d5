"""What the seats of a debate may answer. Source: spec/debate.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pydantic import Field

from venire.kernel.fields import Unit
from venire.kernel.record import Act
from venire.law.debating.argument import ArgumentEvidence, ArgumentRelation, CausalLink, Level
from venire.law.debating.criteria import CRITERIA, Criterion, Score
from venire.proceedings.words import Spoken, Typed


class Appraise(Act):
    """The assessor's one judgement at setup: how touchy the topic is, and how tangled its causes."""

    kind: ClassVar[str] = "appraise"
    sensitivity: Unit
    """0: nobody could be hurt by how it is argued; 1: lives, dignity or whole groups are at stake."""
    complexity: Unit
    """0: one cause, one effect; 1: many causes that work on one another."""
    why: Typed = ""


class Argue(Act):
    """A debater's turn: one structured argument."""

    kind: ClassVar[str] = "argue"
    thinking: Typed = ""
    """The debater's own trace, kept from everybody but the bench."""
    level: Level
    thesis: Spoken
    """What is claimed, in one sentence."""
    evidence: tuple[ArgumentEvidence, ...] = Field(default=(), max_length=20)
    links: tuple[CausalLink, ...] = Field(default=(), max_length=20)
    counters: tuple[Spoken, ...] = Field(default=(), max_length=20)
    """What may be said against it."""
    ethics: Typed = ""
    relations: tuple[ArgumentRelation, ...] = Field(default=(), max_length=20)
    """How it bears on arguments that were made before it, by their ids."""
    text: Spoken
    """What is spoken."""


class Pass(Act):
    """A debater has nothing to say in this turn, and says why: what it lacks."""

    kind: ClassVar[str] = "pass_turn"
    why: Typed = ""


class Evaluate(Act):
    """The assessor scores one argument on every criterion at once."""

    kind: ClassVar[str] = "evaluate"
    logical_coherence: Score
    evidence_quality: Score
    causal_reasoning: Score
    ethical_alignment: Score
    persuasiveness: Score
    validity: tuple[Unit, ...] = Field(default=(), max_length=20)
    """How sound each causal link of the argument is, 0 to 1, in the order of its links."""

    @property
    def scores(self) -> Mapping[Criterion, Score]:
        """All of them, by criterion."""
        return {one: getattr(self, one) for one in CRITERIA}


class Judge(Act):
    """One evaluator's verdict over the whole debate, in its perspective."""

    kind: ClassVar[str] = "judge"
    winner: str
    """The name of the debater who made the better case; empty for a tie."""
    confidence: Unit
    """How probable it is that the winner made the better case: from one in as many as there are debaters, to 1."""
    reasoning: Spoken
    """Why, with words quoted from the arguments."""


class Unable(Act):
    """An argument or a debate could not be scored. It stands on the record as an error, never as a number."""

    kind: ClassVar[str] = "unable"
    why: Typed = ""


ACTS: tuple[type[Act], ...] = (Appraise, Argue, Pass, Evaluate, Judge, Unable)
