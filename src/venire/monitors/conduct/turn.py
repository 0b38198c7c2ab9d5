"""What monitors judge: somebody's turn in a proceeding, and what had been said and laid before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True, slots=True)
class CitableSource:
    """Something that may be cited. ``pages``: how many it is known to have, 0 where nobody counted."""

    id: str
    title: str
    text: str = ""
    pages: int = 0
    agreed: bool = False
    """Whether what it says is common ground, so that to state the contrary of it is to misstate it."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of one agent. ``no``: the number of its entry, or of the turn in a transcript."""

    no: int
    speaker: str
    text: str
    citations: tuple[str, ...] = ()
    """What it names as its sources, in a field of their own."""
    side: str = ""
    """What it is bound to argue for; empty where it may change its mind."""
    stance: str = ""
    """What it stands for in public at this moment, where it may change: a vote. What it said under another stance is
    not held against it."""
    round: int = 0
    asserts: bool = True
    """Whether it states things; a question does not."""
    engages: bool = True
    """Whether it is a turn of argument, whose strength can be compared with that of its speaker's others."""
    given: tuple[str, ...] = ()
    """What this speaker alone was told to go by: the facts of an affidavit."""
    person: bool = False
    """Whether a person held the seat when it was spoken."""


@dataclass(frozen=True)
class Context:
    """What a turn is judged in. Nothing in it is sealed from the bench; ``before`` is in the order of speaking."""

    topic: str = ""
    sources: tuple[CitableSource, ...] = ()
    before: tuple[Turn, ...] = ()
    people: tuple[str, ...] = ()
    """The names of those who sit here: whoever names one of them cites nobody."""

    def own(self, turn: Turn) -> Sequence[Turn]:
        """The speaker's earlier turns; not those of a person who held the seat before, or after, an AI."""
        return [one for one in self.before if one.speaker == turn.speaker and one.person == turn.person]

    def others(self, turn: Turn) -> Sequence[Turn]:
        """What the others said before."""
        return [one for one in self.before if one.speaker != turn.speaker]

    @cached_property
    def matter(self) -> str:
        """Topic and sources in one text."""
        return " ".join((self.topic, *(f"{one.title} {one.text}" for one in self.sources)))
