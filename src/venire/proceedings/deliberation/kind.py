"""A jury's deliberation, as the rest of the house must know it."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.codec import Codec
from venire.kernel.kind import Contents, Kind
from venire.kernel.opening import other_dice
from venire.kernel.proceeding import Proceeding, Refused
from venire.kernel.record import Entry, Event
from venire.kernel.request import Holder
from venire.proceedings.deliberation.acts import ACTS, SeatHolder
from venire.proceedings.deliberation.events import EVENTS, Opened
from venire.proceedings.deliberation.opening import rebuild
from venire.proceedings.deliberation.readings.moment import moment
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.deliberation.state import State

LONGEST = 9
"""Digits of a seat's number."""


def _build(opening: Event, contents: Contents) -> Deliberation:
    assert isinstance(opening, Opened)
    return rebuild(opening, contents)


def _pins(opening: Event) -> Sequence[str]:
    assert isinstance(opening, Opened)
    return (opening.case_hash, opening.roster_hash)


def _moment(rules: Proceeding[State], entries: Sequence[Entry]) -> str:
    assert isinstance(rules, Deliberation)
    return moment(rules.roster, entries)


def _changes_seat(seat: str, by: Holder) -> SeatHolder:
    kind, _, number = seat.partition("/")
    if kind != "juror" or not (number.isascii() and number.isdecimal()) or len(number) > LONGEST:
        raise Refused(f"There is no seat {seat[:40]!r} in this jury.", "Name a juror's: juror/4.")
    return SeatHolder(juror=int(number), by=by)


def _other_dice(opening: Event, mark: str) -> Event:
    assert isinstance(opening, Opened)
    return other_dice(opening, opening.seed, mark)


KIND: Kind[State] = Kind(
    name="deliberation",
    verb="deliberate",
    codec=Codec(EVENTS, ACTS),
    build=_build,
    pins=_pins,
    result=lambda state: state.verdict or "",
    moment=_moment,
    changes_seat=_changes_seat,
    with_dice=_other_dice,
    request=DeliberationRequest,
    convenes="venire.sessions.deliberation:convene",
    forecast="venire.costs.deliberation:of_request",
    line_up="venire.seats.deliberation:deliberation_line_up",
    telling="venire.exports.tellings.deliberation:DeliberationTold",
    turns=("venire.monitors.adapters.deliberation:DeliberationTurns",),
    prose="venire.studies.runs.prose:of_deliberations",
    terminal="venire.cli.deliberation.terminal:TERMINAL",
    page="venire.web.deliberation.page:PAGE",
    agents="venire.mcp.deliberation.tools:TOOLS",
)
