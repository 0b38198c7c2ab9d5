"""The player without a model, where one is installed: found by its entry point, so that venire never imports it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import cast

from venire.errors import VenireError
from venire.law.case_file.case import Case
from venire.participants.in_words import in_words
from venire.ports import Line, Participant, Understudy

GROUP = "venire.understudies"
"""The entry-point group under which a package names a :class:`venire.ports.Understudy`."""
OWN = "understudy"
"""The name of the one that venire brings along; one of another name goes before it."""
REMEDY = "To have it play, install venire again, whole: the package venire_understudy comes with it."
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class FoundUnderstudy:
    """The understudy, or why there is none. ``broken``: it is there and cannot be loaded."""

    player: Understudy | None
    broken: str = ""

    @property
    def told(self) -> str:
        """In one sentence what that means."""
        if self.player is not None:
            return "The understudy plays every seat that nobody else does."
        what = f"cannot be loaded ({self.broken})" if self.broken else "is not installed"
        return f"The understudy {what}: only models and people can play, and nobody steps in for them."


@cache
def found_understudy() -> FoundUnderstudy:
    """Looked for once, when a seat first wants somebody."""
    for point in sorted(entry_points(group=GROUP), key=lambda one: one.name == OWN):
        try:
            return FoundUnderstudy(cast("Understudy", point.load()))
        except Exception as error:  # noqa: BLE001 - whatever a plug-in does, models and people can still play
            _log.warning("the understudy %s cannot be loaded: %s", point.value, error)
            missing = isinstance(error, ModuleNotFoundError) and error.name == point.module.partition(".")[0]
            return FoundUnderstudy(None, "" if missing else f"{type(error).__name__} in {point.value}")
    return FoundUnderstudy(None)


def understudy() -> Understudy | None:
    """The understudy; None where none is installed."""
    return found_understudy().player


def require_understudy() -> Understudy:
    """The understudy. Raises :class:`VenireError` where none is installed."""
    found = found_understudy()
    if found.player is None:
        raise VenireError(found.told, REMEDY)
    return found.player


def last_in_line(case: Case, player: Participant | None) -> Line:
    """Whoever steps in behind models, as it may speak in this case; nobody without an understudy."""
    return () if player is None else (in_words(case, player),)


def nearness(case: Case, text: str) -> Mapping[str, float]:
    """How near each claim of a case is to a text, by the understudy's ear; nothing without it."""
    player = understudy()
    return {} if player is None else player.nearness(case, text)
