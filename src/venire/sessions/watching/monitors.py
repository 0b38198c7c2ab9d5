"""Who watches a session: the monitors that the settings name, made anew for each. Source: spec/debate.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from venire.catalog import MONITORS, MakesMonitor
from venire.errors import VenireError
from venire.host.court import Monitors
from venire.host.session import AnySession
from venire.kernel.record import Entry, Minute
from venire.monitors.adapters.papers import Models, SessionPapers
from venire.ports import Monitor, WaitsForOthers
from venire.sessions.watching.own_papers import comes_with_venire

ALL, NONE = "all", "none"
READER = "reader"
"""The one that asks a model."""


def chosen(names: str) -> Sequence[str]:
    """The monitors named, with commas between; ``all`` or ``none``. Raises :class:`VenireError` for an unknown name,
    and for one that is left out."""
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if wanted == [ALL]:
        return MONITORS.names()
    if wanted in ([NONE], []):
        return ()
    unknown = next((name for name in wanted if name not in MONITORS.names()), None)
    if unknown is not None and MONITORS.installed().failed(unknown):
        raise MONITORS.lack(unknown)
    if unknown is not None:
        raise VenireError(
            f"There is no monitor {unknown[:40]!r}.",
            f"Set VENIRE_MONITORS to {ALL}, {NONE}, or some of {', '.join(MONITORS.names())} with commas between.",
        )
    return wanted


def makers(names: str) -> Sequence[MakesMonitor]:
    """What makes each of these; one that cannot be made is noted on the record. Raises likewise."""
    return [partial(_made_of, name) for name in chosen(names)]


def _made_of(name: str, papers: SessionPapers) -> Monitor:
    return made(name, MONITORS.named(name), papers)


def papers_of(session: AnySession, models: Models, *, people: bool = False) -> SessionPapers:
    """What a session was opened on, and how its record is read; ``people``: whether persons are watched, too."""
    return SessionPapers(session.contents, session.kind.turns, models, comes_with_venire, people=people)


def reads(names: str) -> bool:
    """Whether the monitor that asks a model is among these. Raises :class:`VenireError` likewise."""
    return READER in chosen(names)


@dataclass(frozen=True)
class Unmade:
    """Stands for a monitor that could not be made: it raises why at its first look, and so the record says that it is
    left out, as it does of any other that fails."""

    name: str
    error: Exception

    async def inspect(self, entries: Sequence[Entry]) -> Sequence[Minute]:
        raise self.error


def made(name: str, make: MakesMonitor, papers: SessionPapers) -> Monitor:
    """The monitor of this name, for the session of these papers."""
    try:
        return _fitting(name, make(papers))
    except SystemExit:
        return Unmade(name, RuntimeError("it tried to leave"))
    except Exception as error:  # noqa: BLE001 - whatever a monitor does, the session goes on
        return Unmade(name, error)


def tried(name: str, make: MakesMonitor) -> None:
    """One is made of no papers. Raises whatever it raises."""
    _fitting(name, make(SessionPapers({})))


def _fitting(name: str, monitor: Monitor) -> Monitor:
    """The same, asked for all that the host will ask of it. Raises :class:`TypeError` for what is no such monitor."""
    if monitor.name != name or not callable(monitor.inspect):
        raise TypeError(f"it is no monitor of the name {name}")
    if isinstance(monitor, WaitsForOthers) and not monitor.waits:
        raise TypeError("a monitor that waits for nobody has no attribute waits")
    return monitor


def watched_by(names: str, models: Callable[[AnySession], Models], *, people: bool = False) -> Monitors:
    """For each session its own monitors, by these names. Raises :class:`VenireError` likewise, and at once.

    ``models``: what is set for the role ``monitor`` while a session is driven. ``people``: see :func:`papers_of`.
    """
    wanted = makers(names)

    def watching(session: AnySession) -> Sequence[Monitor]:
        papers = papers_of(session, models(session), people=people)
        return [make(papers) for make in wanted]

    return watching
