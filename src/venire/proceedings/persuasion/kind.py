"""A persuasion, as the rest of the house must know it."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.codec import Codec
from venire.kernel.kind import Contents, Kind
from venire.kernel.opening import other_dice
from venire.kernel.record import Entry, Event
from venire.proceedings.persuasion.acts import ACTS
from venire.proceedings.persuasion.events import EVENTS, PersuasionOpened
from venire.proceedings.persuasion.moment import moment
from venire.proceedings.persuasion.opening import rebuild
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.proceedings.persuasion.rules import Persuasion, hears, untold
from venire.proceedings.persuasion.state import State


def _build(opening: Event, contents: Contents) -> Persuasion:
    assert isinstance(opening, PersuasionOpened)
    return rebuild(opening, contents)


def _pins(opening: Event) -> Sequence[str]:
    assert isinstance(opening, PersuasionOpened)
    return (opening.case_hash, opening.sheet_hash, opening.roster_hash)


def _moment(_rules: object, entries: Sequence[Entry]) -> str:
    return moment(entries)


def _withheld(state: State) -> str:
    return "The jurors have not voted, and what they think is sealed until then." if untold(state) else ""


def _other_dice(opening: Event, mark: str) -> Event:
    assert isinstance(opening, PersuasionOpened)
    return other_dice(opening, opening.seed, mark)


KIND: Kind[State] = Kind(
    name="persuasion",
    verb="persuade",
    codec=Codec(EVENTS, ACTS),
    build=_build,
    pins=_pins,
    result=lambda state: state.settled.verdict if state.settled else "",
    moment=_moment,
    with_dice=_other_dice,
    pending=untold,
    withheld=_withheld,
    hears=hears,
    instead="Nothing said can be unsaid before they vote. Say better what you meant, go to another juror, or call the "
    "settlement: afterwards you can go back to before any of your turns and argue otherwise.",
    request=PersuasionRequest,
    convenes="venire.sessions.persuasion:convene",
    forecast="venire.costs.persuasion:of_request",
    line_up="venire.seats.persuasion:persuasion_line_up",
    telling="venire.exports.tellings.persuasion:PersuasionTold",
    turns=(
        "venire.monitors.adapters.deliberation:DeliberationTurns",
        "venire.monitors.adapters.persuasion:PersuasionTurns",
    ),
    terminal="venire.cli.persuasion.terminal:TERMINAL",
    page="venire.web.persuasion.kind_page:PAGE",
)
