"""Who plays a seat of a room where nobody who came does: the model that is set for it, or the understudy."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Literal

from venire.app import Venire
from venire.errors import VenireError
from venire.kernel.record import Seat
from venire.models.use import UNDERSTUDY
from venire.rooms.room import Room, RoomSeat
from venire.seats.casting import who_answers

Player = Literal["understudy", "model"]
_ROLES: Mapping[str, str] = {"counsel": "opposing_counsel"}
"""The role of a sort of seat, where it is called otherwise."""


def player_of(venire: Venire, seat: str) -> Player:
    """Who plays this seat as models are set now."""
    sort = seat.partition("/")[0]
    line = who_answers(venire.models.now(), os.environ).get(_ROLES.get(sort, sort), ())
    return "model" if line and line[0] != UNDERSTUDY else "understudy"


def require_player(venire: Venire, seat: str, by: Player) -> Player:
    """Raises :class:`VenireError` for a model where none is set."""
    if by == "model" and player_of(venire, seat) != "model":
        raise VenireError(f"No model is set for {seat}.", "Let the understudy play it, or set one: `venire models`.")
    return by


def with_players(venire: Venire, room: Room, since: str) -> Room:
    """The room as it begins: every open seat is played."""
    played = {
        seat: RoomSeat(by=player_of(venire, seat), since=since) if held.by == "open" else held
        for seat, held in room.seats.items()
    }
    return room.model_copy(update={"seats": played})


def understudied(room: Room) -> frozenset[Seat]:
    """The seats that the understudy plays, although a model may be set."""
    return frozenset(seat for seat, held in room.seats.items() if held.by == "understudy")
