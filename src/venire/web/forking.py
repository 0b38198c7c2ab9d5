"""Where a session may be cut for a fork: before a person's turn, or at a moment as a viewer counts them."""

from __future__ import annotations

from venire.host.fork import end_of_act
from venire.host.session import AnySession
from venire.kernel.record import Entry, Viewer, may_see
from venire.proceedings.deliberation.events import Drafted, Spoke, StrategyTaken
from venire.web.strings import say
from venire.web.trouble import Trouble


def before_turn(session: AnySession, turn: int) -> int:
    """The last entry before the speaker of this turn began to choose its words. Raises a 404."""
    spoken = next((e for e in session.entries if isinstance(e.event, Spoke) and e.event.turn == turn), None)
    if spoken is None or not isinstance(spoken.event, Spoke):
        raise Trouble(404, f"There is no turn {turn} in this session.", say("errors.no_session_remedy"))
    juror, number = spoken.event.juror, spoken.event.round
    first = next(e.seq for e in session.entries if _prepares(e, juror, number) or e is spoken)
    return end_of_act(session.entries, first - 1)


def _prepares(entry: Entry, juror: int, number: int) -> bool:
    event = entry.event
    return isinstance(event, StrategyTaken | Drafted) and event.juror == juror and event.round == number


def at_moment(session: AnySession, viewer: Viewer, moment: int) -> int:
    """The entry that this viewer counts as its ``moment``-th, moved on to where its act ends. Raises a 404."""
    mine = [entry.seq for entry in session.entries if may_see(viewer, entry.event)]
    if not 1 <= moment <= len(mine):
        raise Trouble(404, f"There is no moment {moment} in this session.", f"Choose one from 1 to {len(mine)}.")
    return end_of_act(session.entries, mine[moment - 1])
