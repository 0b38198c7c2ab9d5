"""How a driver names itself to the store, so that the lease of a server that was killed need not be waited out."""

from __future__ import annotations

import os
import secrets
import socket


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
