"""Who may read a session whole, and when. Source: design/seals.md."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from venire.errors import SafetyHalt, StillSealed, VenireError
from venire.host.session import AnySession
from venire.kernel.codec import CodecError
from venire.kernel.opening import content_hash
from venire.kernel.record import BENCH, Viewer
from venire.kernel.request import HOUSE, LOCAL
from venire.ports import Store

UNREADABLE = (
    *(CodecError, ValueError, TypeError, LookupError, AttributeError),
    *(AssertionError, ArithmeticError, RecursionError),
)
"""What a codec or a rule may raise over entries that it has not written."""
FAULTS = (AttributeError, AssertionError)
"""Those of them that a sound record may meet, too: where our own rules have a fault."""
_log = logging.getLogger(__name__)


class Damaged(VenireError):
    """The record of a session cannot be read."""


def require_as_pinned(contents: Mapping[str, bytes]) -> None:
    """Raises :class:`Damaged` for a content that is not the one that a session was opened on."""
    for pin, content in contents.items():
        if content_hash(content) != pin:
            raise Damaged(
                f"What this session was opened on is damaged: {pin[:12]}… is not what it was.",
                "Put back a copy of the data folder; `venire verify SESSION` names what was altered.",
            )


def unreadable(session: str, error: Exception) -> Damaged:
    """What is told of a record over which a codec or a rule has failed. Where the rule itself may be at fault, whoever
    runs the server hears of it."""
    level = logging.ERROR if isinstance(error, FAULTS) else logging.DEBUG
    _log.log(level, "session %s cannot be read", session, exc_info=error)
    return Damaged(
        f"The record of session {session} is damaged, or a later venire has written it.",
        f"Update venire, or put back a copy; `venire verify {session}` names the first altered entry.",
    )


async def know_sources(session: AnySession, live: Mapping[str, AnySession], store: Store) -> None:
    """Have the session know which of those that it shares its past with still goes on; of several the last."""
    going_on = [past.source for past in session.sources if await _goes_on(past.source, live.get(past.source), store)]
    session.sealed_by = going_on[-1] if going_on else ""


async def _goes_on(name: str, live: AnySession | None, store: Store) -> bool:
    """One that was deleted has nothing left to seal."""
    if live is not None and live.over:
        return False
    try:
        return not (await store.head(name)).over
    except KeyError:
        return False


def halt_of(session: AnySession) -> SafetyHalt | None:
    """The error of a session that a monitor stopped: it names the alert, and how to go on."""
    if session.halted is None:
        return None
    return SafetyHalt(
        session.halted.why,
        f"`venire debrief {session.id}` tells what it found; to go on from before that, "
        f"`venire fork {session.id} --before TURN --safety passive`.",
    )


def require_ended(session: AnySession) -> None:
    """Raises :class:`SafetyHalt` for a session that a monitor stopped, and :class:`VenireError` for one that was given
    up: they came to no end of their own. Nor is there a debrief of one whose past is sealed elsewhere."""
    halt = halt_of(session)
    if halt is not None:
        raise halt
    if session.sitting.given_up:
        raise StillSealed("This session was given up before its end.", "Its record can be read and taken away.")
    require_told(session)


def require_told(session: AnySession) -> None:
    """Raises :class:`StillSealed` where what it shares with a session that goes on would come out."""
    if session.sealed:
        raise StillSealed(
            "What this session shares with the one it was forked from is sealed until that one is over, too.",
            f"Finish session {session.sealed_by}, give it up, or delete it.",
        )


def require_readable(source: AnySession, owner: str) -> None:
    """Raises :class:`VenireError` for who would see more of a session in a fork of it than in itself: its record, read
    whole at the end, is its owner's. The terminal has every record in its hands."""
    if owner not in (source.head.owner, LOCAL) and source.head.owner != HOUSE:
        raise VenireError("This session is somebody else's.", "Fork one of your own.")


def require_unsealed(session: AnySession, viewer: Viewer) -> None:
    """Raises :class:`VenireError` where a look from the bench would tell what jurors think before they vote."""
    if viewer == BENCH:
        require_told(session)
    withheld = session.kind.withheld(session.sitting.state) if viewer == BENCH else ""
    if withheld:
        raise VenireError(withheld, "Read it as the player (--as player), or call the settlement first.")
