"""What can be asked for of a debate. Everything has a default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pydantic import Field

from venire.kernel.minutes import Guarded
from venire.kernel.request import LOCAL, Budget, Request
from venire.law.debating.subject import Source
from venire.proceedings.debate.events import Holder
from venire.proceedings.debate.params import DebateParams


class DebateRequest(Request):
    """A debate on a topic, with sources or bare, or on a case; with neither, on a case by lot."""

    kind: ClassVar[str] = "debate"
    people: ClassVar[tuple[str, ...]] = ("debater",)
    topic: str | None = None
    """None: that the accused of the case is guilty, or whoever is sued liable."""
    case: str | None = None
    sources: tuple[Source, ...] = ()
    """What there is to argue from, on a topic."""
    params: DebateParams = Field(default_factory=DebateParams)
    """Without debaters: one for it and one against."""
    holders: Mapping[str, Holder] = Field(default_factory=dict[str, Holder])
    """Seats that are not held by an AI: ``debater/1`` → ``person``."""
    seed: str | None = None
    """The dice; None: thrown anew."""
    owner: str = LOCAL
    budget: Budget | None = None
    """For language models; None: without limit."""
    safety: Guarded | None = None
    """How monitors watch it; None: as the settings say."""
