"""What a token lets a program do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

from venire.errors import VenireError

Scope: TypeAlias = Literal["read", "play", "rooms", "admin"]
SCOPES: tuple[Scope, ...] = get_args(Scope)
"""``read``: look at whatever its owner may look at. ``play``: open sessions and hand up acts. ``rooms``: open rooms,
take and hand on their seats, start and close them. ``admin``: make and revoke tokens, and administer accounts."""
ALL: frozenset[Scope] = frozenset(SCOPES)


def scopes_in(names: Iterable[str]) -> tuple[Scope, ...]:
    """These scopes, each once and in their order. Raises :class:`VenireError` for none and for what is none."""
    wanted = [name.strip() for name in names]
    strange = next((name for name in wanted if name not in SCOPES), None)
    if strange is not None:
        raise VenireError(f"There is no scope {strange[:40]!r}.", f"Give one or more of {', '.join(SCOPES)}.")
    if not wanted:
        raise VenireError("A token without a scope can do nothing.", f"Give one or more of {', '.join(SCOPES)}.")
    return tuple(name for name in SCOPES if name in wanted)
