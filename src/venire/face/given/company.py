"""Everything that a caller gives beside the settings of a proceeding, read into one value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from venire.errors import ConfigurationError, VenireError
from venire.face.given.cases import CaseGiven, case_of
from venire.face.given.models import ModelGiven, models_of
from venire.face.given.monitors import MonitorGiven, monitors_of
from venire.face.given.participants import Elsewhere, Seated, Seats, participants_of
from venire.kernel.minutes import Guarded, SafetyMode
from venire.kernel.request import Budget
from venire.models.budget import read_budget
from venire.seats.company import Company

BudgetGiven: TypeAlias = Budget | str
"""What may be spent on models: ``20k`` tokens, ``0.50$``, or a :class:`Budget`."""
SafetyGiven: TypeAlias = Guarded | SafetyMode
"""How monitors watch: ``off``, ``passive``, ``active``, or a :class:`Guarded`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """What every kind of proceeding takes alike."""

    case: CaseGiven | None = None
    participants: Mapping[str, Seated] | None = None
    models: Mapping[str, ModelGiven] | None = None
    monitors: Sequence[MonitorGiven] | None = None

    @property
    def case_id(self) -> str | None:
        """By which the request names the case."""
        return case_of(self.case)[0]

    def company(self, seats: Seats) -> tuple[Company, Mapping[str, Elsewhere]]:
        """Who takes part, and the seats that are held from elsewhere. Raises :class:`ConfigurationError`."""
        here, away = participants_of(self.participants or {}, seats)
        models, watch = models_of(self.models or {}), monitors_of(self.monitors)
        return Company(here, models, watch, case_of(self.case)[1]), away


def seed_of(given: str | int | None) -> str | None:
    """The seed as text."""
    return None if given is None else str(given)


def budget_of(given: BudgetGiven | None) -> Budget | None:
    """The budget. Raises :class:`ConfigurationError` for one that cannot be read."""
    try:
        return read_budget(given) if isinstance(given, str) else given
    except VenireError as error:
        raise ConfigurationError(str(error), error.remedy) from error


def safety_of(given: SafetyGiven | None) -> Guarded | None:
    """How it is watched; None: as the settings say. Raises :class:`ConfigurationError` for no such way."""
    if isinstance(given, str):
        if given not in ("off", "passive", "active"):
            raise ConfigurationError(f"There is no safety mode {given[:40]!r}.", "Use off, passive or active.")
        return Guarded(mode=given)
    return given
