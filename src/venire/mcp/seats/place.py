"""Where a caller sits, by its seat token: the room, the seat, and what is asked of it. The token is the only proof."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Seat
from venire.mcp.desk import Desk
from venire.rooms.room import Room

LONGEST = 100
"""Characters of a token that is looked up at all."""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat, as whoever holds its token finds it now."""

    room: Room
    seat: Seat
    session: AnySession | None
    """None while the room has not begun."""

    @property
    def going_on(self) -> AnySession:
        """The session. Raises :class:`VenireError` in the lobby."""
        if self.session is None:
            raise VenireError(
                f"Room {self.room.code} has not begun.",
                "Whoever opened it starts it, an agent by `begin`; wait_for_turn waits for that.",
            )
        return self.session

    @property
    def view(self) -> Frozen:
        """All that this seat may know. Raises :class:`VenireError` in the lobby."""
        return self.going_on.view(self.seat)

    @property
    def asks(self) -> Sequence[Ask]:
        """What is asked of this seat now."""
        return self.session.asked_of(self.seat) if self.session else ()

    @property
    def due(self) -> bool:
        """Whether there is something to answer, or nothing any more to wait for."""
        return self.session is not None and (self.session.over or any(not ask.standing for ask in self.asks))

    @property
    def seen(self) -> int:
        """How many events this seat has seen."""
        return len(self.session.streams.seen(self.seat)) if self.session else 0


async def place_of(desk: Desk, token: str) -> Place:
    """The place for which this token is good. Raises :class:`VenireError` for one that is good for none."""
    found = await desk.rooms.seat_of(token[:LONGEST])
    if found is None:
        raise VenireError(
            "This seat token is good for no seat: it was never given, or its seat or room was closed.",
            "Give the `seat_token` that a join_ tool gave you, or join again.",
        )
    room, seat = found
    if not room.session:
        return Place(room, seat, None)
    session = await desk.rooms.session_of(room)
    await desk.venire.go_on(session)
    return Place(room, seat, session)


async def hand_up(place: Place, kind: str, fields: Mapping[str, Any], ask_key: str = "") -> None:
    """Hand up an act of this kind, in answer to the ask of this key or to the first that wants one, which are those
    that are waited for before the doors left open. Raises :class:`VenireError`."""
    session = place.going_on
    ask = _wanting(place, kind, ask_key)
    act = session.kind.codec.decode_act(kind, dict(fields))
    await session.submit(place.seat, ask.key, act, secrets.token_hex(8))


def _wanting(place: Place, kind: str, ask_key: str) -> Ask:
    asks = sorted(place.asks, key=lambda ask: ask.standing)
    for ask in asks:
        if ask_key in ("", ask.key) and any(wanted.kind == kind for wanted in ask.wants):
            return ask
    raise VenireError(f"Nothing is asked of {place.seat} now that {kind!r} would answer.", _asked_instead(place, asks))


def _asked_instead(place: Place, asks: Sequence[Ask]) -> str:
    if place.going_on.over:
        return "It is over: view_deliberation or view_record tells how it ended."
    if not asks:
        return "Wait for your turn with wait_for_turn."
    told = "; ".join(f"{ask.directive} ({' or '.join(wanted.kind for wanted in ask.wants)})" for ask in asks)
    return f"Asked of you now: {told}."
