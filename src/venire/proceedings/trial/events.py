"""The facts of a trial: its own few, and those of its examination and its jury within it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from venire.kernel.record import Aloud, Event, Sealed
from venire.kernel.within import Within
from venire.law.argument.improper_address import Wrong
from venire.law.case_file.case import Side
from venire.law.evidence.grounds import Ground, Ruling
from venire.proceedings.deliberation.events import EVENTS as DELIBERATION_EVENTS
from venire.proceedings.examination.events import EVENTS as EXAMINATION_EVENTS
from venire.proceedings.examination.events import UPCASTERS as EXAMINATION_UPCASTERS
from venire.proceedings.examination.params import Holder
from venire.proceedings.examination.upcasts import untempted_trial
from venire.proceedings.trial.params import TrialParams

Station = Literal["opening", "closing"]
EXAMINATION, JURY = "examination", "jury"
"""The paths of the two proceedings within a trial."""


class TrialOpened(Sealed):
    """Pins everything the trial depends on. The contents are kept by hash."""

    kind: ClassVar[str] = "trial_opened"
    version: ClassVar[int] = 2
    case: str
    case_hash: str
    roster: str
    roster_hash: str
    prior_hash: str
    params: TrialParams
    seed: str
    holders: Mapping[str, Holder] = {}


class TrialCalled(Event):
    """The case is called."""

    kind: ClassVar[str] = "trial_called"
    case: str
    title: str
    player: Side


class Addressed(Aloud):
    """Counsel spoke to the jury; empty where it waived."""

    kind: ClassVar[str] = "jury_addressed"
    station: Station
    by: Side
    text: str = ""
    claims: tuple[str, ...] = ()
    made_from: tuple[str, ...] = ()


class AddressObjected(Event):
    """The other counsel objected to a sentence of a speech: nobody swore to it, or it was improper."""

    kind: ClassVar[str] = "address_objected"
    by: Side
    """Who objected."""
    said: str
    ground: Ground = "assumes_facts"
    wrong: Wrong | None = None
    """What was improper; None: nobody swore to it."""
    text: str = ""


class AddressRuled(Event):
    """The judge's ruling on that, to counsel and to the jury."""

    kind: ClassVar[str] = "address_ruled"
    by: Side
    """Who objected."""
    said: str
    ruling: Ruling
    rule: str
    wrong: Wrong | None = None
    """What was improper; None: nobody swore to it."""
    text: str = ""


class AddressHeard(Sealed):
    """What the other counsel let pass of a closing, sentence by sentence: recorded after every closing, and mostly
    empty."""

    kind: ClassVar[str] = "address_heard"
    by: Side
    """Who closed."""
    passed: tuple[str, ...] = ()


class SeatOfTrialTaken(Event):
    """Somebody else answers for a seat from now on, in whatever part of the trial it is asked."""

    kind: ClassVar[str] = "trial_seat_taken"
    seat: str
    by: Holder


class JuryReminded(Event):
    """The judge told the jury, after the last closing, what nobody had sworn to."""

    kind: ClassVar[str] = "jury_reminded"
    said: tuple[str, ...]
    text: str


class TrialClosed(Event):
    """The trial is over: with a verdict where a jury sat, else with the evidence."""

    kind: ClassVar[str] = "trial_closed"
    verdict: str = ""


EVENTS: tuple[type[Event], ...] = (
    TrialOpened,
    TrialCalled,
    Addressed,
    AddressObjected,
    AddressRuled,
    AddressHeard,
    SeatOfTrialTaken,
    JuryReminded,
    Within,
    TrialClosed,
    *EXAMINATION_EVENTS,
    *DELIBERATION_EVENTS,
)

UPCASTERS = {("trial_opened", 1): untempted_trial, **EXAMINATION_UPCASTERS}
"""(kind, version) → what brings it to the next."""
