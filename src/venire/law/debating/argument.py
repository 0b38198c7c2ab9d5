"""One structured argument of a debate. Source: spec/debate.md, "Hierarchical arguments"."""

from __future__ import annotations

from typing import Literal

from venire.kernel.fields import Text, Unit
from venire.kernel.frozen import Frozen

Level = Literal["strategic", "tactical", "operational"]
"""Strategic: thesis, pillars, frame; tactical: evidence and answers per pillar; operational: facts and numbers."""
RelationKind = Literal["supports", "rebuts", "undercuts", "refines"]
ATTACKS: frozenset[RelationKind] = frozenset(("rebuts", "undercuts"))


class ArgumentEvidence(Frozen):
    """What an argument rests on, and where that is to be found."""

    text: Text
    source: Text
    """What a reader could look it up by: ``E3``, ``W1.7``, the title of a paper."""


class CausalLink(Frozen):
    """One step from cause to effect, as the debater claims it."""

    cause: Text
    effect: Text
    strength: Unit
    """How surely the one brings the other about, 0 to 1, by the debater's own word."""


class ArgumentRelation(Frozen):
    """How an argument bears on an earlier one."""

    kind: RelationKind
    """``rebuts``: for the opposite conclusion; ``undercuts``: breaks its step from grounds to claim; ``refines``: says
    the same more exactly."""
    to: Text
    """The id of the argument that it bears on."""


class Argument(Frozen):
    """One turn of one debater."""

    id: Text
    """Unique in its debate: ``A1``, ``A2`` … in the order of speaking."""
    by: Text
    """The name of the debater."""
    round: int
    """0 in the opening, 1 and on in the rounds; one more than the last round in the closing."""
    level: Level
    thesis: Text
    """What it claims, in one sentence."""
    evidence: tuple[ArgumentEvidence, ...] = ()
    links: tuple[CausalLink, ...] = ()
    counters: tuple[Text, ...] = ()
    """What may be said against it, as the debater acknowledges."""
    ethics: str = ""
    """What it would mean for the people concerned, where the debater speaks of that."""
    relations: tuple[ArgumentRelation, ...] = ()
    text: Text
    """What is spoken."""
    thinking: str = ""
    """The debater's own trace. Nobody but the bench and the debater reads it."""
