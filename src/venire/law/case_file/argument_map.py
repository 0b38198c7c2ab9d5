"""The argument map of a case: claims, what they rest on, and how they bear on one another.

It is the ground of every juror's, counsel's and debater's speech: the understudy says nothing that is not a claim of
the map, a relation between two claims, or a fact of the file. Source: spec/cases.md; spec/models.md, "The understudy".
"""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from venire.kernel.fields import Text, Unit
from venire.kernel.frozen import Frozen

ArgumentType = Literal["evidence", "logical", "emotional", "moral", "narrative", "question"]
Tone = Literal["plain", "exact", "vivid"]
"""``plain``: how anyone would put it; ``exact``: numbers, order, inference; ``vivid``: scene, people, feeling."""


class Kernel(Frozen):
    """One way to say a claim aloud: a whole sentence or two that stand on their own in the middle of a speech."""

    tone: Tone
    text: Text


class Relation(Frozen):
    """How a claim bears on another. The relations of a map form no cycle."""

    to: Text
    """The claim supported or attacked."""
    kind: Literal["supports", "rebuts", "undercuts"]
    """``rebuts``: speaks for the opposite conclusion; ``undercuts``: breaks the step from grounds to claim."""
    why: Text
    """The reason as a juror would say it aloud to whoever holds the other claim: one or two whole sentences."""
    strength: Unit = 0.6


class Claim(Frozen):
    """Something a juror can hold and others can answer."""

    id: Text
    element: Text
    """The element of a charge that it bears on."""
    side: Literal["prosecution", "defence"]
    """Whom it helps."""
    text: Text
    """The claim as one plain sentence."""
    handle: Text
    """A noun phrase by which others refer to it, fitting after "about": "the eleven minutes nobody can fill"."""
    grounds: tuple[Text, ...] = Field(min_length=1)
    """Ids of the facts, evidence, exhibits and stipulations that entail it."""
    strength: Unit
    """How much it weighs on its own, before anyone answers it."""
    relations: tuple[Relation, ...] = ()
    types: tuple[ArgumentType, ...] = Field(min_length=1)
    """The kinds of argument it can be put as."""
    values: tuple[Text, ...] = ()
    """What it appeals to: "fairness to the accused", "a life taken"."""
    topics: tuple[str, ...] = ()
    kernels: tuple[Kernel, ...] = Field(min_length=3)
    """At least one for each tone."""
    question: Text
    """A question that puts the claim to the room without asserting it."""
    concession: Text
    """How somebody on the other side grants it, as a clause after "I'll grant that": "nobody else had the key"."""
