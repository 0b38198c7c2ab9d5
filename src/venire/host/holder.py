"""How a driver names itself to the store, so that the lease of a server that was killed need not be waited out."""

from __future__ import annotations

import os
import secrets
import socket

from venire.ports import Store


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
