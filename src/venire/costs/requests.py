"""Forecasts of what is wished for: the case it would be, the models that would play as models.yaml has it now."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from venire.costs.forecast import Forecast, Uses
from venire.kernel.kind import AnyKind
from venire.kernel.part import loaded
from venire.kernel.request import Request
from venire.law.case_file.case import Case
from venire.library.combined import Library
from venire.models.configuration.live import LiveModels
from venire.models.configuration.settings import Models
from venire.models.own_player import SORTS
from venire.models.providers import missing
from venire.models.roles import ROLES, Role
from venire.models.use import ModelUse
from venire.sessions.opening import seed_of


@dataclass(frozen=True, slots=True)
class Forecasting:
    """What a session that is asked for would take of its models, as they are set now."""

    models: LiveModels
    library: Library
    reads: bool = True
    """Whether the reader watches, if a model is set for it."""

    def of(self, kind: AnyKind, request: Request) -> Forecast | None:
        """None where no model would play, or a kind has nobody who could tell. Raises
        :class:`venire.errors.VenireError` for a case that is not there."""
        if kind.forecast is None:
            return None
        forecasts: Forecasts = loaded(kind.forecast)
        return forecasts(self, request)

    def uses(self) -> Uses:
        found = model_roles(self.models.now(), os.environ)
        return found if self.reads else {role: use for role, use in found.items() if role != "monitor"}

    def case(self, wanted: str | None, seed: str | None) -> Case:
        """This case, or one by lot. Drawn without a seed, it may come to be another."""
        return self.library.draw(seed_of(seed)) if wanted is None else self.library.load(wanted)


def model_roles(models: Models, environ: Mapping[str, str]) -> Uses:
    """Role -> the model that is called first for it. Seats that are named one by one count as their role does."""
    found = dict[Role, ModelUse]()
    for role in ROLES:
        first = next((use for use in models.line(role) if not missing(use, environ)), None)
        if first is not None and first.provider not in SORTS:
            found[role] = first
    return found


Forecasts: TypeAlias = Callable[[Forecasting, Any], Forecast | None]
"""From a request of its kind to what its models are likely to take; None where none plays."""
