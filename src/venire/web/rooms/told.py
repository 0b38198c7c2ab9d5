"""A room as JSON: what anybody with its code may know of it, and what its seats may know beside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from venire.kernel.record import GALLERY, Seat
from venire.law.case_file.civil_words import civil
from venire.rooms.chat import ChatLine
from venire.rooms.room import Room, RoomSeat
from venire.web.security.seats import PlaceInRoom
from venire.web.strings import catalogue

HOST = "host"
"""The place from which a host without a seat speaks."""


def link_of(room: Room) -> str:
    """Where it is found on this server."""
    return f"/rooms/{room.code}"


def room_json(place: PlaceInRoom, owner: str) -> dict[str, Any]:
    """The room as it stands, and where the visitor is in it: ``you``, its seat or null. Nothing of the proceeding
    beyond its name is here: that is the session's to tell."""
    room, presence = place.room, place.rooms.presence
    return {
        "code": room.code,
        "link": link_of(room),
        "proceeding": room.kind,
        "title": room.title,
        "civil": room.civil,
        "case": room.case,
        "state": room.state,
        "closed": room.closed,
        "session": room.session,
        "turn_limit": room.turn_limit,
        "opened_at": room.opened_at.isoformat(),
        "host": room.host == owner,
        "host_here": presence.there(room.code, HOST),
        "gallery": presence.there(room.code, GALLERY),
        "you": place.seat,
        "seats": [_seat_json(place, seat, held) for seat, held in room.seats.items()],
    }


def _seat_json(place: PlaceInRoom, seat: str, held: RoomSeat) -> Mapping[str, Any]:
    presence, code = place.rooms.presence, place.room.code
    return {
        "seat": seat,
        "label": label_of(place.room, seat),
        "by": held.by,
        "name": held.name,
        "free": held.free,
        "here": bool(held.token) and presence.there(code, seat),
        "typing": presence.types(code, seat),
    }


def line_json(line: ChatLine) -> dict[str, Any]:
    """A line of the talk beside the record."""
    return line.model_dump(mode="json")


def label_of(room: Room, seat: str) -> str:
    """What a seat is called: a witness by its name, a juror by its number."""
    sort, _, which = seat.partition("/")
    strings = catalogue()["seats"]
    label = str(strings.get(f"{sort}_{which}") or strings.get(sort) or seat)
    told = label.format(n=which, name=room.names.get(Seat(seat), which))
    return civil(told) if room.civil else told
