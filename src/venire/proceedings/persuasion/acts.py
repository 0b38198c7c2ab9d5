"""What the seats of a persuasion may answer. Source: spec/persuasion.md."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field, StringConstraints

from venire.kernel.record import Act
from venire.law.persuasion.shift import Impact, Strength
from venire.proceedings.deliberation.acts import ACTS as DELIBERATION_ACTS
from venire.proceedings.words import Printed, Spoken

TopicId = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80), Printed]


class Visit(Act):
    """The player goes to sit with this juror, and leaves whoever it sat with."""

    kind: ClassVar[str] = "visit"
    juror: int = Field(ge=1)


class Say(Act):
    """The player speaks to the juror it sits with, and may lay a piece of evidence on the table."""

    kind: ClassVar[str] = "say"
    text: Spoken
    shows: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)] = ""
    """The id of a piece of evidence: ``E13``; empty for none."""


class Settle(Act):
    """The player calls the settlement: the jurors vote as they stand."""

    kind: ClassVar[str] = "settle"


class Reply(Act):
    """The juror answers, and with the same breath says how it took what it heard. Only the text is ever told before
    the settlement."""

    kind: ClassVar[str] = "reply"
    text: Spoken
    topics: Annotated[tuple[TopicId, ...], Field(max_length=10)] = ()
    """Ids of the case's topics that the player's words argue."""
    impact: Impact = "neutral"
    strength: Strength = "weak"
    made_from: tuple[str, ...] = ()


class DeliberateTogether(Act):
    """After the settlement the jurors sit down together and deliberate, each as it stands."""

    kind: ClassVar[str] = "deliberate_together"


class GoHome(Act):
    """It ends with the settlement."""

    kind: ClassVar[str] = "go_home"


ACTS: tuple[type[Act], ...] = (Visit, Say, Settle, Reply, DeliberateTogether, GoHome, *DELIBERATION_ACTS)
