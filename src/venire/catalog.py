"""Every built-in kind, one line each; others come by entry points. Source: DESIGN, "Layers"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points
from typing import cast

from venire.host.kind import AnyKind, Kind
from venire.kernel.codec import Codec
from venire.kernel.proceeding import Proceeding
from venire.kernel.record import Entry, Event
from venire.proceedings.deliberation.acts import ACTS as DELIBERATION_ACTS
from venire.proceedings.deliberation.events import EVENTS as DELIBERATION_EVENTS
from venire.proceedings.deliberation.events import Opened
from venire.proceedings.deliberation.moment import moment
from venire.proceedings.deliberation.opening import rebuild
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.deliberation.state import State

KINDS_GROUP = "venire.proceedings"
"""The entry-point group under which another package names a :class:`venire.host.kind.Kind`."""


def _deliberation_pins(opening: Event) -> tuple[str, ...]:
    assert isinstance(opening, Opened)
    return (opening.case_hash, opening.roster_hash)


def _deliberation(opening: Event, contents: Mapping[str, bytes]) -> Deliberation:
    assert isinstance(opening, Opened)
    return rebuild(opening, contents)


def _deliberation_result(state: State) -> str:
    return state.verdict or ""


def _deliberation_moment(rules: Proceeding[State], entries: Sequence[Entry]) -> str:
    assert isinstance(rules, Deliberation)
    return moment(rules.roster, entries)


DELIBERATION: Kind[State] = Kind(
    name="deliberation",
    codec=Codec(DELIBERATION_EVENTS, DELIBERATION_ACTS),
    build=_deliberation,
    pins=_deliberation_pins,
    result=_deliberation_result,
    moment=_deliberation_moment,
)

PROCEEDINGS: tuple[AnyKind, ...] = (DELIBERATION,)


def kinds() -> Mapping[str, AnyKind]:
    """Every proceeding by name: the built-in ones, and those that installed packages name."""
    found = [cast("AnyKind", point.load()) for point in entry_points(group=KINDS_GROUP)]
    return {kind.name: kind for kind in (*PROCEEDINGS, *found)}
