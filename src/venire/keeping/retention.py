"""Sessions that have been over for long are deleted whole. Source: keep-it-running.md."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta

from venire.app import Venire
from venire.errors import VenireError
from venire.host.court import NoSession
from venire.kernel.request import HOUSE
from venire.ports import SessionHead
from venire.rooms.rooms import Rooms

DAY = 86_400.0
_log = logging.getLogger(__name__)


async def outlived(venire: Venire, days: int) -> Sequence[SessionHead]:
    """The sessions that ended more than so many days ago, the newest first; the house's own is not among them."""
    since = venire.court.clock.now() - timedelta(days=days)
    over = [head for head in await venire.sessions() if head.over and head.owner != HOUSE]
    return [head for head in over if head.opened_at < since.isoformat() and await _ended_before(venire, head, since)]


async def _ended_before(venire: Venire, head: SessionHead, since: datetime) -> bool:
    """By the last entry of its record; one that cannot be read has ended when it was opened."""
    try:
        last = (await venire.court.store.read(head.session, max(1, head.entries - 1)))[-1:]
    except (VenireError, KeyError, ValueError):
        return True
    return not last or last[0].at < since


async def delete(venire: Venire, rooms: Rooms, session: str) -> None:
    """A session with its record, its key, what it alone was opened on, and its room."""
    try:
        await venire.court.delete(session)
    except NoSession:
        pass
    except VenireError:  # one that cannot be read any more can be deleted all the same
        await venire.court.store.delete(session)
    await rooms.forget_session(session)


async def tidy(venire: Venire, rooms: Rooms, days: int) -> Sequence[SessionHead]:
    """Delete them: which they were."""
    gone = await outlived(venire, days)
    for head in gone:
        await delete(venire, rooms, head.session)
    return gone


async def daily(venire: Venire, rooms: Rooms) -> None:
    """For ever: once at the start, and once a day."""
    while days := venire.settings.keep_days:
        try:
            gone = await tidy(venire, rooms, days)
            if gone:
                _log.info("%d sessions were over for %d days and are deleted", len(gone), days)
        except VenireError as error:
            _log.warning("old sessions could not be deleted: %s", error)
        await venire.court.clock.sleep(DAY)
