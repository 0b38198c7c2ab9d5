"""What if? A new session that shares the record of another up to an earlier entry.

Source: spec/design.md, "The idea".
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from venire.errors import VenireError
from venire.host.court import Court, new_id
from venire.host.session import AnySession
from venire.kernel.minutes import GivenUp, SharedPast
from venire.kernel.record import Entry
from venire.kernel.sitting import Sitting

BRANCHES = (" – from ", " – without ")
"""What follows the title of a session in the title of its fork."""


async def fork(
    court: Court, source: AnySession, at: int, *, owner: str, who: str, told: str | None = None
) -> AnySession:
    """A session of its own with entries 1 to ``at`` of the source and a new key; a live source notes who forked it.

    Its clocks go on from where they stood at that entry. The owner of a fork sees what the owner of the source may
    see: give it to nobody who might not. ``told`` is what is said of it in its title, in place of where it begins.

    Played to its end, a fork would tell what was sealed. While the source goes on, the fork therefore throws dice of
    its own, where its kind has them, shares nothing that still stands before a seat, and is itself sealed. Raises
    :class:`VenireError` for a number that is not on the record or that would cut an act in two, for one after what is
    still pending in the source, and for a source in which others sit and which goes on.
    """
    prefix = _prefix(source.entries, at)
    name = new_id()
    if not source.over:
        _require_alone(source)
        _require_settled(source, prefix)
        prefix = _with_dice(source, prefix)
    prefix = [*prefix, *_where_from(source, at)]
    await source.look_in("gallery", who, "fork")
    title = _branch(source, prefix, told)
    opened_at = court.clock.now().isoformat()
    head = replace(source.head, session=name, title=title, owner=owner, opened_at=opened_at, over=False, result="")
    session = await court.admit(replace(head, entries=0), prefix)
    await session.go_on()
    return session


def _require_alone(source: AnySession) -> None:
    """Raises :class:`VenireError` where the fork would seat its owner in the places of others."""
    if source.shared:
        raise VenireError(
            "Others sit in this session, and a fork would show you what only they may know.",
            "Fork it when it is over.",
        )


def _where_from(source: AnySession, at: int) -> Sequence[Entry]:
    """What it shares with sessions that have not ended: with its source, or with what that was forked from."""
    shares = [past.model_copy(update={"shared": min(at, past.shared)}) for past in source.sources]
    if not source.over:
        shares.append(SharedPast(source=source.id, shared=at))
    return [Entry(seq, source.entries[at - 1].at, past) for seq, past in enumerate(shares, start=at + 1)]


def _require_settled(source: AnySession, prefix: Sequence[Entry]) -> None:
    """Raises :class:`VenireError` where the fork would share what is pending in the source."""
    pending = source.kind.pending(source.sitting.state)
    if not pending:
        return
    sitting: Sitting[Any] = Sitting(source.sitting.proceeding)
    for entry in prefix:
        sitting = sitting.hear(entry, source.kind.codec.acts)
    if sitting.state is not None and source.kind.pending(sitting.state) == pending:
        raise VenireError(
            f"You cannot go back yet: {pending} is still open, and what is sealed until then would come out.",
            source.kind.instead,
        )


def _with_dice(source: AnySession, prefix: Sequence[Entry]) -> Sequence[Entry]:
    """The same entries, the opening with a seed that nobody can guess from the source's."""
    return [replace(prefix[0], event=source.kind.with_dice(prefix[0].event, secret_mark())), *prefix[1:]]


def secret_mark() -> str:
    """What makes a seed one that nobody can choose for a session of his own."""
    return secrets.token_hex(16)


def _branch(source: AnySession, prefix: Sequence[Entry], told: str | None) -> str:
    """The title of what was forked first, and where this fork begins: a fork of a fork has one branch in its title."""
    title = source.head.title
    for mark in BRANCHES:
        title = title.partition(mark)[0]
    return f"{title} – {told or f'from {source.kind.moment(source.sitting.proceeding, prefix)}'}"


def _prefix(entries: Sequence[Entry], at: int) -> Sequence[Entry]:
    if not 1 <= at <= len(entries):
        raise VenireError(f"There is no entry {at} to fork at.", f"Choose a number from 1 to {len(entries)}.")
    if any(isinstance(entry.event, GivenUp) for entry in entries[:at]):
        raise VenireError("There the session had been given up.", "Choose an earlier entry.")
    end = end_of_act(entries, at)
    if end != at:
        raise VenireError(f"Entry {at} stands in the middle of one act.", f"Fork at entry {end}, where the act ends.")
    return entries[:at]


def end_of_act(entries: Sequence[Entry], at: int) -> int:
    """The last entry that follows from the same answer as entry ``at``; what opens a session is one act too."""
    cause, opens = entries[at - 1].cause, all(entry.cause is None for entry in entries[:at])
    while (cause is not None or opens) and at < len(entries) and entries[at].cause == cause:
        at += 1
    return at
