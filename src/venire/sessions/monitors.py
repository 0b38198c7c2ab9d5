"""Who watches a session: the monitors that the settings name, made anew for each. Source: spec/debate.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from venire.catalog import READERS, MakesMonitor, MakesReader, monitors
from venire.errors import VenireError
from venire.host.court import Monitors
from venire.host.session import AnySession
from venire.monitors.reader.reader import Models
from venire.ports import Monitor

ALL, NONE = "all", "none"


def chosen(names: str) -> Sequence[MakesReader]:
    """The monitors named, with commas between; ``all`` or ``none``. Raises :class:`VenireError` for an unknown name."""
    known = {**{name: _unaided(make) for name, make in monitors().items()}, **READERS}
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if wanted == [ALL]:
        return tuple(known.values())
    if wanted in ([NONE], []):
        return ()
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise VenireError(
            f"There is no monitor {unknown[0][:40]!r}.",
            f"Set VENIRE_MONITORS to {ALL}, {NONE}, or some of {', '.join(known)} with commas between.",
        )
    return tuple(known[name] for name in wanted)


def reads(names: str) -> bool:
    """Whether the monitor that asks a model is among these. Raises :class:`VenireError` likewise."""
    return any(make in READERS.values() for make in chosen(names))


def _unaided(make: MakesMonitor) -> MakesReader:
    """One that asks no model."""
    return lambda papers, _models: make(papers)


def watched_by(names: str, models: Callable[[AnySession], Models]) -> Monitors:
    """For each session its own monitors, by these names. Raises :class:`VenireError` likewise, and at once.

    ``models``: what is set for the role ``monitor`` while a session is driven.
    """
    makers = chosen(names)

    def made(session: AnySession) -> Sequence[Monitor]:
        return [make(session.contents, models(session)) for make in makers]

    return made
