"""Waiting for a session to end, from a terminal: whoever waits is told why, and never waits for nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from venire.app import Venire
from venire.errors import VenireError
from venire.host.court import LISTEN
from venire.host.driver import PATIENCE, Driver
from venire.host.session import AnySession
from venire.kernel.minutes import SteppedIn
from venire.kernel.record import Seat

QUIET = 20.0
"""Seconds without anything new after which it is said who is waited for."""
Tell = Callable[[str], None]


async def played(venire: Venire, session: AnySession, tell: Tell) -> None:
    """Until the session is over, whoever drives it. ``tell`` is given a sentence when it does not go as it should.

    Raises :class:`VenireError` when it cannot go on; it can then be taken up again.
    """
    elsewhere = False
    while not session.over:
        driver = await venire.court.drive(session)
        if driver is not None:
            await _driven(venire, session, driver, tell)
        elif not elsewhere:
            tell("Another venire plays this session; it is shown here as it happens there.")
        elsewhere = driver is None
        if not session.over:
            await asyncio.sleep(LISTEN)
            await session.catch_up()
    await venire.court.finished(session)


async def _driven(venire: Venire, session: AnySession, driver: Driver, tell: Tell) -> None:
    """Until the driver that runs here stops. Raises what it met, and :class:`VenireError` when nobody can answer."""
    done = asyncio.create_task(venire.court.finished(session))
    seen = session.seq
    try:
        while not done.done():
            rung = asyncio.create_task(session.changed.next().wait())
            await asyncio.wait({done, rung}, timeout=QUIET, return_when=asyncio.FIRST_COMPLETED)
            quiet = not rung.done() and not done.done()
            rung.cancel()
            _suspended(session, driver)
            seen = _tell_of_those_who_gave_way(session, seen, tell)
            if quiet and driver.awaited:
                tell(_waiting(driver.awaited))
        done.result()
    finally:
        done.cancel()


def _suspended(session: AnySession, driver: Driver) -> None:
    if driver.state == "suspended":
        raise VenireError(
            f"Session {session.id} cannot go on, for nobody could answer ({driver.stuck[0]}).",
            f"See `venire models`, then try again with `venire watch {session.id}`.",
        )


def _tell_of_those_who_gave_way(session: AnySession, seen: int, tell: Tell) -> int:
    for entry in session.entries[seen:]:
        if isinstance(note := entry.event, SteppedIn):
            tell(f"{note.instead_of} could not answer for {note.seat} ({note.why}): {note.who} does.")
    return session.seq


def _waiting(seats: tuple[Seat, ...]) -> str:
    first, *rest = seats
    others = f" and {len(rest)} more" if rest else ""
    return f"Still waiting for {first}{others}; who has not answered after {PATIENCE:.0f} seconds gives way."
