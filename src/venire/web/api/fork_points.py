"""Where a session may be cut for a fork: before a person's turn, or at a moment as a viewer counts them."""

from __future__ import annotations

from venire.exports.tellings.kinds import telling
from venire.host.fork import end_of_act
from venire.host.session import AnySession
from venire.kernel.record import Viewer, may_see
from venire.proceedings.deliberation.events import Spoke
from venire.web.trouble import Trouble


def before_turn(session: AnySession, turn: int) -> int:
    """The last entry before this turn: a question, or a speech whose words were being chosen. Raises a 404."""
    told = telling(session)
    before = told.before(turn)
    if before is None:
        raise Trouble(
            404, f"There is no {told.counts} {str(turn)[:12]} in this session.", "The transcript numbers them."
        )
    return end_of_act(session.entries, before)


def require_turn(session: AnySession, turn: int) -> None:
    """Raises a 404 where no such speech was made."""
    turns = [entry.event.turn for entry in session.entries if isinstance(entry.event, Spoke)]
    if turn not in turns:
        remedy = f"Its speeches are turns 1 to {max(turns)}." if turns else "Nobody has spoken in it yet."
        raise Trouble(404, f"There is no turn {str(turn)[:12]} in this session.", remedy)


def at_moment(session: AnySession, viewer: Viewer, moment: int) -> int:
    """The entry that this viewer counts as its ``moment``-th, moved on to where its act ends. Raises a 404."""
    mine = [entry.seq for entry in session.entries if may_see(viewer, entry.event)]
    if not 1 <= moment <= len(mine):
        raise Trouble(404, f"There is no moment {moment} in this session.", f"Choose one from 1 to {len(mine)}.")
    return end_of_act(session.entries, mine[moment - 1])
