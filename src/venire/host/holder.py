"""How a driver names itself to the store, so that the lease of a server that was killed need not be waited out."""

from __future__ import annotations

import logging
import os
import secrets
import socket

from venire.errors import VenireError
from venire.host.clock import Clock
from venire.ports import Store

_log = logging.getLogger(__name__)


def own_name() -> str:
    """``machine/process/chance``: one for each court."""
    return f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(4)}"


def process_of(name: str) -> str:
    """The number of the process of this name; empty where the name is not one of ours."""
    number = name.rpartition("/")[0].rpartition("/")[2]
    return number if number.isdigit() else ""


def is_dead(name: str) -> bool:
    """Whether the process of this name ran on this machine and runs no more. Of other machines nothing is known."""
    machine, _, rest = name.rpartition("/")[0].rpartition("/")
    if machine != socket.gethostname() or not rest.isdigit():
        return False
    try:
        os.kill(int(rest), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False


async def leased(store: Store, session: str, holder: str, seconds: float) -> bool:
    """Take the lease of a session, also from a process of this machine that is no more; whether it is taken."""
    if await store.lease(session, holder, seconds):
        return True
    other = await store.holder(session)
    if not is_dead(other):
        return False
    await store.release(session, other)
    return await store.lease(session, holder, seconds)


async def renewed(store: Store, session: str, holder: str, seconds: float, clock: Clock) -> None:
    """Renew the lease of a session, three times while it holds, until it is lost; a store in trouble is asked again."""
    held = True
    while held:
        await clock.sleep(seconds / 3)
        try:
            held = await store.lease(session, holder, seconds)
        except VenireError as error:
            _log.warning("the lease of %s could not be renewed: %s", session, error)
