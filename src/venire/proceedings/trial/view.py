"""What each seat of a trial may know: of what is its own, and of the part that is on."""

from __future__ import annotations

from typing import Literal

from pydantic import SerializeAsAny

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Side
from venire.law.evidence.grounds import Phase as CourtPhase

Phase = Literal["openings", "evidence", "closings", "deliberation", "over"]


class Spoken(Frozen):
    """An opening or a closing as the jury heard it."""

    station: Literal["opening", "closing"]
    by: Side
    text: str
    disregarded: tuple[str, ...] = ()
    """Sentences of it that the jury was told to put out of its mind."""


class Gained(Frozen):
    """A fact that reached the jury, and how: what was asked, by whom, and what was answered."""

    fact: str
    by: Side
    phase: CourtPhase
    question: str
    answer: str


class TrialView(Frozen):
    """What everyone may know of the trial itself; ``examination`` and ``jury`` are the viewer's own views of them."""

    case: str
    title: str
    player: Side
    phase: Phase
    addresses: tuple[Spoken, ...] = ()
    examination: SerializeAsAny[Frozen] | None = None
    jury: SerializeAsAny[Frozen] | None = None
    verdict: str = ""


class AdvocateView(TrialView):
    """Counsel about to speak to the jury."""

    me: Side
    station: Literal["opening", "closing"]
    heard: frozenset[str] = frozenset()
    """Facts told and exhibits admitted; at the opening nothing yet."""
    gained: tuple[Gained, ...] = ()
    """How each of these facts was told first, in the order of the evidence."""
    claims: tuple[str, ...] = ()
    """Claims of the argument map that what was heard bears out; at the opening all of one's own."""
    answered: tuple[str, ...] = ()
    """What the other side has said to the jury at this station."""
    called: tuple[str, ...] = ()
    """The witnesses who are to be heard, by id; empty: all of them."""
