"""The examination of witnesses, as the rest of the house must know it."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.codec import Codec
from venire.kernel.kind import Kind
from venire.kernel.opening import other_dice
from venire.kernel.proceeding import Proceeding
from venire.kernel.record import Entry, Event
from venire.proceedings.examination.acts import ACTS, SeatHolder
from venire.proceedings.examination.events import EVENTS, UPCASTERS, Opened
from venire.proceedings.examination.readings.moment import moment
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.examination.rules import Examination
from venire.proceedings.examination.state import State


def _pins(opening: Event) -> Sequence[str]:
    assert isinstance(opening, Opened)
    return (opening.case_hash, opening.prior_hash)


def _moment(rules: Proceeding[State], entries: Sequence[Entry]) -> str:
    assert isinstance(rules, Examination)
    return moment(rules.case, entries)


def pending(state: State) -> str:
    """The question or offer that stands before a seat, and whose truth is on the record already."""
    before = state.before
    return f"{'question' if before.matter != 'exhibit' else 'offer'} {before.no}" if before else ""


def _other_dice(opening: Event, mark: str) -> Event:
    assert isinstance(opening, Opened)
    return other_dice(opening, opening.seed, mark)


KIND: Kind[State] = Kind(
    name="examination",
    verb="examine",
    codec=Codec(EVENTS, ACTS, UPCASTERS),
    build="venire.seats.courtroom:examination",
    pins=_pins,
    result=lambda state: "heard" if state.over else "",
    moment=_moment,
    pending=pending,
    testimony=lambda entries: entries,
    settings_version=lambda state: state.version,
    with_dice=_other_dice,
    changes_seat=lambda seat, by: SeatHolder(seat=seat, by=by),
    request=ExaminationRequest,
    convenes="venire.sessions.examination:convene",
    forecast="venire.costs.examination:of_request",
    line_up="venire.seats.examination:examination_line_up",
    telling="venire.exports.tellings.examination:ExaminationTold",
    turns=("venire.monitors.adapters.examination:ExaminationTurns",),
    practice="venire.sessions.progress.examination:shown",
    terminal="venire.cli.examination.terminal:EXAMINATION",
    page="venire.web.examination.kind_page:EXAMINATION",
    agents="venire.mcp.examination.tools:TOOLS",
)
