"""A whole trial, as the rest of the house must know it."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.codec import Codec
from venire.kernel.kind import Kind
from venire.kernel.opening import other_dice
from venire.kernel.proceeding import Proceeding
from venire.kernel.record import Entry, Event
from venire.kernel.within import within
from venire.proceedings.examination.acts import SeatHolder
from venire.proceedings.examination.kind import pending
from venire.proceedings.trial.acts import ACTS
from venire.proceedings.trial.events import EVENTS, EXAMINATION, UPCASTERS, TrialOpened
from venire.proceedings.trial.moment import moment
from venire.proceedings.trial.request import TrialRequest
from venire.proceedings.trial.rules import State, TrialRules


def _pins(opening: Event) -> Sequence[str]:
    assert isinstance(opening, TrialOpened)
    return (opening.case_hash, opening.roster_hash, opening.prior_hash)


def _moment(rules: Proceeding[State], entries: Sequence[Entry]) -> str:
    assert isinstance(rules, TrialRules)
    return moment(rules, entries)


def _pending(state: State) -> str:
    court = state.examination.state if state.examination else None
    return pending(court) if court else ""


def _settings_version(state: State) -> int:
    court = state.examination.state if state.examination else None
    return court.version if court else 0


def _other_dice(opening: Event, mark: str) -> Event:
    assert isinstance(opening, TrialOpened)
    return other_dice(opening, opening.seed, mark)


KIND: Kind[State] = Kind(
    name="trial",
    verb="trial",
    codec=Codec(EVENTS, ACTS, UPCASTERS),
    build="venire.seats.courtroom:trial",
    pins=_pins,
    result=lambda state: (state.verdict or "heard") if state.over else "",
    moment=_moment,
    pending=_pending,
    testimony=lambda entries: within(entries, EXAMINATION),
    settings_version=_settings_version,
    with_dice=_other_dice,
    changes_seat=lambda seat, by: SeatHolder(seat=seat, by=by),
    request=TrialRequest,
    convenes="venire.sessions.examination:convene_trial",
    forecast="venire.costs.trial:of_request",
    line_up="venire.seats.trial:trial_line_up",
    telling="venire.exports.tellings.trial:TrialTold",
    turns=(
        "venire.monitors.adapters.deliberation:DeliberationTurns",
        "venire.monitors.adapters.examination:ExaminationTurns",
    ),
    practice="venire.sessions.progress.trial:shown",
    terminal="venire.cli.examination.terminal:TRIAL",
    page="venire.web.examination.kind_page:TRIAL",
    agents="venire.mcp.trial.tools:TOOLS",
)
