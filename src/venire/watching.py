"""Who watches a session: the monitors that the settings name, made anew for each. Source: spec/debate.md."""

from __future__ import annotations

from collections.abc import Sequence

from venire.catalog import MakesMonitor, monitors
from venire.errors import VenireError
from venire.host.court import Monitors
from venire.host.session import AnySession
from venire.ports import Monitor

ALL, NONE = "all", "none"


def chosen(names: str) -> Sequence[MakesMonitor]:
    """The monitors named, with commas between; ``all`` or ``none``. Raises :class:`VenireError` for an unknown name."""
    known = monitors()
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


def watched_by(names: str) -> Monitors:
    """For each session its own monitors, by these names. Raises :class:`VenireError` likewise, and at once."""
    makers = chosen(names)

    def made(session: AnySession) -> Sequence[Monitor]:
        return [make(session.contents) for make in makers]

    return made
