"""Where a session may be cut for a fork: before a person's turn, or at a moment as a viewer counts them."""

from __future__ import annotations

from venire.exports.tellings.kinds import telling
from venire.host.fork import end_of_act
from venire.host.session import AnySession
from venire.kernel.record import Entry, Viewer, may_see
from venire.proceedings.deliberation.events import Drafted, Spoke, StrategyTaken
from venire.web.trouble import Trouble

OF_TURNS = frozenset({"debate", "persuasion"})
"""Kinds of session that are told in turns; the others, but for a jury's, in questions."""


def before_turn(session: AnySession, turn: int) -> int:
    """The last entry before this turn: a question, or a speech whose words were being chosen. Raises a 404."""
    if session.kind.name != "deliberation":
        return before_question(session, turn)
    require_turn(session, turn)
    spoken = next(e for e in session.entries if isinstance(e.event, Spoke) and e.event.turn == turn)
    assert isinstance(spoken.event, Spoke)
    juror, number = spoken.event.juror, spoken.event.round
    first = next(e.seq for e in session.entries if _prepares(e, juror, number) or e is spoken)
    return end_of_act(session.entries, first - 1)


def before_question(session: AnySession, no: int) -> int:
    """The last entry before this question was put, or this turn taken. Raises a 404."""
    told = telling(session)
    put = next((entry.seq for entry in session.entries if told.begins(entry.event, no)), None)
    if put is None:
        what = "turn" if session.kind.name in OF_TURNS else "question"
        raise Trouble(404, f"There is no {what} {str(no)[:12]} in this session.", "The transcript numbers them.")
    return end_of_act(session.entries, put - 1)


def require_turn(session: AnySession, turn: int) -> None:
    """Raises a 404 where no such speech was made."""
    turns = [entry.event.turn for entry in session.entries if isinstance(entry.event, Spoke)]
    if turn not in turns:
        remedy = f"Its speeches are turns 1 to {max(turns)}." if turns else "Nobody has spoken in it yet."
        raise Trouble(404, f"There is no turn {str(turn)[:12]} in this session.", remedy)


def _prepares(entry: Entry, juror: int, number: int) -> bool:
    event = entry.event
    return isinstance(event, StrategyTaken | Drafted) and event.juror == juror and event.round == number


def at_moment(session: AnySession, viewer: Viewer, moment: int) -> int:
    """The entry that this viewer counts as its ``moment``-th, moved on to where its act ends. Raises a 404."""
    mine = [entry.seq for entry in session.entries if may_see(viewer, entry.event)]
    if not 1 <= moment <= len(mine):
        raise Trouble(404, f"There is no moment {moment} in this session.", f"Choose one from 1 to {len(mine)}.")
    return end_of_act(session.entries, mine[moment - 1])
