"""What the seats of a drill may answer."""

from __future__ import annotations

from typing import ClassVar

from venire.kernel.record import Act
from venire.law.evidence.grounds import Ground
from venire.proceedings.words import Spoken, Typed


class SetQuestion(Act):
    """The coach puts a question that has just the defect it was told to make, or none."""

    kind: ClassVar[str] = "set_question"
    text: Spoken
    before: tuple[Spoken, ...] = ()
    """What is on the record already, as far as the question cannot be judged without it: a few short sentences."""
    why: Typed = ""
    """Why it is open to objection, or why it is proper after all: told once it was answered."""
    also: tuple[Ground, ...] = ()
    """Other grounds on which a court would sustain an objection to it."""
    made_from: tuple[str, ...] = ()


class Call(Act):
    """The student objects on this ground, or lets the question stand."""

    kind: ClassVar[str] = "call"
    ground: Ground | None = None


class Stop(Act):
    """The student has had enough."""

    kind: ClassVar[str] = "stop_drill"


ACTS: tuple[type[Act], ...] = (SetQuestion, Call, Stop)
