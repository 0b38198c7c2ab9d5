"""What somebody wants to hold: a deliberation, an examination, a whole trial, a drill. Everything has a default."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from venire.errors import VenireError
from venire.kernel.minutes import Guarded
from venire.law.case_file.case import Side
from venire.law.case_file.persona import Roster
from venire.kernel.request import Budget
from venire.proceedings.deliberation.params import Params
from venire.proceedings.drill.params import DrillParams
from venire.proceedings.examination.events import counsel_seat
from venire.proceedings.examination.params import ExaminationParams, Holder
from venire.proceedings.trial.params import TrialParams

LOCAL = "local"
"""The owner of what the command opens."""
LONGEST_SEED = 200


@dataclass(frozen=True, slots=True)
class DeliberationRequest:
    """What somebody wants to deliberate. Everything has a default."""

    case: str | None = None
    """A case id; None: one by lot."""
    seed: str | None = None
    params: Params = field(default_factory=Params)
    without: tuple[str, ...] = ()
    """Exhibits and evidence of the case, by id, that this jury never hears of."""
    rule: str | None = None
    """None: the case's own rule."""
    roster: Path | Roster | None = None
    holders: Mapping[int, Holder] = field(default_factory=dict[int, Holder])
    names: Mapping[int, str] = field(default_factory=dict[int, str])
    """What the others call the people, by seat; whoever gives no name is called by the number of the seat."""
    owner: str = LOCAL
    budget: Budget | None = None
    """For language models; None: without limit."""
    safety: Guarded | None = None
    """How monitors watch it; None: as the settings say."""


@dataclass(frozen=True, slots=True)
class ExaminationRequest:
    """An examination of witnesses. ``agents``: changes to the settings kept in the data folder, by name."""

    case: str | None = None
    """A case id; None: one by lot."""
    seed: str | None = None
    params: ExaminationParams = field(default_factory=ExaminationParams)
    agents: Mapping[str, str] = field(default_factory=dict[str, str])
    holders: Mapping[str, Holder] = field(default_factory=dict[str, Holder])
    """Seats that are not held by an AI: ``counsel/defence`` → ``person``."""
    after: str | None = None
    """A finished session with witnesses of the same case, whose testimony may be held up to them."""
    owner: str = LOCAL
    budget: Budget | None = None
    """For language models; None: without limit."""
    safety: Guarded | None = None
    """How monitors watch it; None: as the settings say."""


@dataclass(frozen=True, slots=True)
class TrialRequest:
    """A whole trial; without ``jury`` it ends with the closings."""

    examine: ExaminationRequest = field(default_factory=ExaminationRequest)
    params: TrialParams = field(default_factory=TrialParams)
    """Its examination's params are those of ``examine``."""
    rule: str | None = None
    """Of the jury; None: the case's own."""
    roster: Roster | None = None
    """None: the default jurors."""


@dataclass(frozen=True, slots=True)
class DrillRequest:
    """A drill of objections. The boxes in ``params`` are added to by this owner's earlier drills."""

    case: str | None = None
    seed: str | None = None
    params: DrillParams = field(default_factory=DrillParams)
    person: bool = True
    owner: str = LOCAL


def seed_of(wanted: str | None) -> str:
    """The seed, or one by lot. Raises :class:`VenireError` for one that is too long."""
    if wanted is not None and len(wanted) > LONGEST_SEED:
        raise VenireError(f"The seed has {len(wanted)} characters.", f"Give one of {LONGEST_SEED} at the most.")
    return secrets.token_hex(4) if wanted is None else wanted


def at_table(side: Side | None) -> Mapping[str, Holder]:
    """A person as counsel for this side; None: nobody."""
    return {} if side is None else {counsel_seat(side): "person"}
