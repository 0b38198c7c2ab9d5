"""Who watches, as a caller gives it: monitors by their names, as objects, or what makes one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeGuard

from venire.catalog import MakesMonitor
from venire.errors import ConfigurationError, VenireError
from venire.ports import Monitor
from venire.seats.company import Watches
from venire.sessions.watching.monitors import NONE, makers

MonitorGiven: TypeAlias = str | Monitor | MakesMonitor
"""A name from ``venire doctor``, an object with ``inspect``, or a class or function that makes one from the papers."""


def monitors_of(given: Sequence[MonitorGiven] | None) -> Sequence[Watches] | None:
    """What makes each; None: as the settings say. Raises :class:`ConfigurationError` for what is no monitor."""
    return None if given is None else tuple(made for one in given for made in _made(one))


def _made(one: MonitorGiven) -> Sequence[Watches]:
    if isinstance(one, str):
        return _named(one)
    if _is_monitor(one):
        return (lambda _papers: one,)
    return (_from_papers(one),)


def _is_monitor(one: Monitor | MakesMonitor) -> TypeGuard[Monitor]:
    """Whether it watches itself: a class that does makes one first."""
    return not isinstance(one, type) and hasattr(one, "inspect")


def _from_papers(one: Monitor | MakesMonitor) -> Watches:
    if _is_monitor(one) or not callable(one):
        raise ConfigurationError(
            f"{type(one).__name__} is no monitor.",
            "Give a name, or an object with `name` and `inspect`.",
        )
    return one


def _named(name: str) -> Sequence[Watches]:
    try:
        return makers(name or NONE)
    except VenireError as error:
        raise ConfigurationError(str(error), error.remedy) from error
