"""What a person types for a session: its id, the beginning of its id, or ``last``."""

from __future__ import annotations

from collections.abc import Sequence

from venire.app import Venire
from venire.errors import VenireError
from venire.host.session import AnySession
from venire.sessions.opening import newest

SHORTEST = 4
"""Letters of an id at the least."""
SHOWN = 8


async def named(venire: Venire, name: str) -> AnySession:
    """The session of that name. Raises :class:`VenireError` where there is none, or more than one."""
    return await venire.find(await whole_id(venire, name))


async def whole_id(venire: Venire, name: str) -> str:
    """The whole id of the one session that begins so, or of the newest for ``last``; the name as it is where none does.

    Raises :class:`VenireError` where several do.
    """
    if name == "last":
        return await newest(venire.court)
    if len(name) < SHORTEST:
        return name
    ids = [head.session for head in await venire.sessions()]
    found = [one for one in ids if one.startswith(name)]
    if name in ids or not found:
        return name
    if len(found) > 1:
        listed = ", ".join(one[: _apart(found)] for one in found[:8])
        raise VenireError(f"{len(found)} sessions begin with {name!r}: {listed}.", "Type more of the one you mean.")
    return found[0]


def short_ids(ids: Sequence[str]) -> Sequence[str]:
    """Each id by its first letters, as many as tell all of them apart."""
    return [one[: _apart(ids)] for one in ids]


def _apart(ids: Sequence[str]) -> int:
    """How many letters tell these apart; eight at the least."""
    longest = max((len(one) for one in ids), default=SHOWN)
    whole = len(set(ids))
    return next((count for count in range(SHOWN, longest) if len({one[:count] for one in ids}) == whole), longest)
