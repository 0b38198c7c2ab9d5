"""The parts that a debate is composed of: who argues, and who judges."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from venire.face.given.models import ModelGiven
from venire.face.given.participants import Seated
from venire.proceedings.debate.params import Debater, Reasoning, Stance


@dataclass(frozen=True, slots=True)
class Agent:
    """One debater. ``Agent("Ada", stance="for", participant=mine)``."""

    name: str
    """1 to 80 characters; no two alike."""
    stance: Stance | None = None
    """``for``, ``against`` or ``own``; None: of two the first is for it and the second against, else ``own``."""
    role: str = ""
    """What it argues as, in words: "the coastal towns"."""
    persona: str = ""
    participant: Seated | None = None
    """Who argues; None: the model set for it, else the understudy."""
    model: ModelGiven | None = None
    """``openai:gpt-4o-mini``, or a model object."""
    reasoning: Reasoning | None = None
    """How a model thinks before it speaks."""

    def debater(self, usual: Stance) -> Debater:
        """As the debate knows it. Raises :class:`pydantic.ValidationError` for a name or a role that cannot be."""
        return Debater(
            name=self.name,
            stance=self.stance or usual,
            role=self.role,
            persona=self.persona,
            reasoning=self.reasoning,
        )


@dataclass(frozen=True, slots=True)
class Panel:
    """Who scores the arguments as they come, and judges at the end."""

    evaluators: int = 3
    """1 to 25."""
    criteria: Mapping[str, float] = field(default_factory=dict[str, float])
    """What each criterion weighs when an argument is scored; none: as the spec has it. There is one table of criteria,
    that of the arguments: the evaluators of the panel weigh none, each names a winner in its own perspective."""
    weights: tuple[float, ...] = ()
    """What each evaluator's vote weighs; none: all alike."""
    threshold: float | None = None
    """The consensus under which the panel has none; None: as the spec has it."""
    participants: Mapping[int, Seated] = field(default_factory=dict[int, Seated])
    """Who judges, by number from 1; the others are whoever else would sit there."""
    assessor: Seated | None = None
    """Who scores the arguments as they come."""

    def settings(self) -> Mapping[str, object]:
        """Of the debate, what this panel sets."""
        given = {"criteria": self.criteria or None, "threshold": self.threshold}
        told = {name: value for name, value in given.items() if value is not None}
        return {"evaluators": self.evaluators, "evaluator_weights": self.weights, **told}

    def seated(self) -> Mapping[str, Seated]:
        """By seat, who judges."""
        seated: dict[str, Seated] = {f"evaluator/{number}": one for number, one in self.participants.items()}
        return seated if self.assessor is None else {**seated, "assessor": self.assessor}
