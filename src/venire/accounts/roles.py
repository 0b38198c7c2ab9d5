"""Roles, and the one table that says what each of them may do. Source: spec/platform.md, "Security"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

from venire.errors import VenireError

Role: TypeAlias = Literal["player", "student", "teacher", "rater", "admin"]
ROLES: tuple[Role, ...] = get_args(Role)
"""What an account can be."""
Standing: TypeAlias = Literal["guest", "player", "student", "teacher", "rater", "admin"]
"""A role; or that of a guest, who has no account."""
Deed: TypeAlias = Literal[
    "attend", "look", "play", "watch", "host", "be_seated", "seat", "bench", "rate", "accounts", "audit"
]
DEEDS: tuple[Deed, ...] = get_args(Deed)
"""``attend``: look at the room into which one was let, and act in the seat one holds. ``look``: read the site, its
cases and what is one's own. ``play``: open sessions and go on from them. ``watch``: see another's session from the
gallery, by its link. ``host``: open rooms. ``be_seated``: be given a seat by a teacher. ``seat``: give such seats.
``bench``: look from the bench at the rooms one hosts while they go on. ``rate``: read what is put to rating.
``accounts``: manage accounts. ``audit``: read who read what from the bench."""

MAY: Mapping[Standing, frozenset[Deed]] = {
    "guest": frozenset({"attend"}),
    "player": frozenset({"attend", "look", "play", "watch", "host"}),
    "student": frozenset({"attend", "look", "play", "watch", "host", "be_seated"}),
    "teacher": frozenset({"attend", "look", "play", "watch", "host", "seat", "bench"}),
    "rater": frozenset({"attend", "look", "play", "rate"}),
    "admin": frozenset({"attend", "look", "play", "watch", "host", "accounts", "audit"}),
}
"""The table. What stands in no row is allowed to nobody; that a session or a room must also be one's own is for these
to say. Whoever may manage accounts may not therefore read what others keep to themselves."""


def may(standing: Standing, deed: Deed) -> bool:
    """Whether the table allows it."""
    return deed in MAY[standing]


def role_in(name: str) -> Role:
    """The role of this name. Raises :class:`VenireError`."""
    for role in ROLES:
        if role == name:
            return role
    raise VenireError(f"There is no role {name[:40]!r}.", f"Give one of {', '.join(ROLES)}.")
