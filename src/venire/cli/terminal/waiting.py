"""Waiting for a session to end, from a terminal: whoever waits is told why, and never waits for nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from venire.app import Venire
from venire.errors import VenireError
from venire.host.answering import PERSON
from venire.host.driver import PATIENCE, Driver
from venire.host.holder import process_of
from venire.host.rounds import LISTEN
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
            tell(_elsewhere(await venire.court.store.holder(session.id)))
        elsewhere = driver is None
        if not session.over:
            await asyncio.sleep(LISTEN)
            await session.catch_up()
    await venire.court.finished(session)


async def _driven(venire: Venire, session: AnySession, driver: Driver, tell: Tell) -> None:
    """Until the driver that runs here stops. Raises what it met, and :class:`VenireError` when nobody can answer."""
    done = asyncio.create_task(venire.court.stopped(session))
    seen, quiet = session.seq, 0.0
    try:
        while not done.done():
            rung = asyncio.create_task(session.changed.next().wait())
            await asyncio.wait({done, rung}, timeout=min(LISTEN, QUIET), return_when=asyncio.FIRST_COMPLETED)
            quiet = 0.0 if rung.done() or done.done() else quiet + min(LISTEN, QUIET)
            rung.cancel()
            _suspended(session, driver)
            seen = _tell_of_those_who_gave_way(session, seen, tell)
            if quiet >= QUIET and driver.awaited:
                tell(_waiting(driver.awaited))
                quiet = 0.0
            if any(session.people.values()):
                await session.catch_up()  # its person may act on a page of another venire
        done.result()
    finally:
        done.cancel()


def _elsewhere(holder: str) -> str:
    """Who keeps a session going, and what can be done here all the same."""
    number = process_of(holder)
    process = f" (process {number})" if number else ""
    return (
        f"Another venire{process} plays this session, such as the courtroom in a browser. It is shown here as it "
        "happens there, and what is asked of you can be answered here too. `q` leaves."
    )


def _suspended(session: AnySession, driver: Driver) -> None:
    if driver.state == "suspended":
        raise VenireError(
            f"Session {session.id} cannot go on, for nobody could answer ({driver.stuck[0]}).",
            f"See `venire models`, then try again with `venire watch {session.id}`.",
        )


def _tell_of_those_who_gave_way(session: AnySession, seen: int, tell: Tell) -> int:
    for entry in session.entries[seen:]:
        if isinstance(note := entry.event, SteppedIn) and note.instead_of != PERSON:
            tell(f"{note.instead_of} could not answer for {note.seat} ({note.why}): {note.who} does.")
    return session.seq


def _waiting(seats: tuple[Seat, ...]) -> str:
    first, *rest = seats
    others = f" and {len(rest)} more" if rest else ""
    return f"Still waiting for {first}{others}; who has not answered after {PATIENCE:.0f} seconds gives way."
