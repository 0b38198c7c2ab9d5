"""A part that a language model can play: what it is told, the forms it may hand in, and the act that follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from pydantic import BaseModel

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.ports import Brief


@dataclass(frozen=True, slots=True)
class FilledAct:
    """The act that a filled form stands for, and what was left out of it because nothing in the case bears it out."""

    act: Act
    dropped: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PreparedAsk:
    """One ask, ready for a model."""

    brief: Brief
    forms: Mapping[str, type[BaseModel]]
    """By the name of the tool. The same objects from turn to turn, so that a provider can keep them in its cache."""
    complaint: Callable[[BaseModel], str]
    """What is wrong with a filled form, as the model is told; empty when nothing is."""
    taken: Callable[[BaseModel], FilledAct]
    """Called only with a form that drew no complaint."""
    aloud: bool = False
    """Whether the field ``text`` of its forms is what everybody will hear, so that it may be heard while it comes."""


class Part(Protocol):
    """One role in one kind of moment: a juror's speech, a ruling, an answer from the stand."""

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | FilledAct | None:
        """The turn for this ask; the act itself where there is nothing to think about; None where it is not this
        part's."""
        ...
