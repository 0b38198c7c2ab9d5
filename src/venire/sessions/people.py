"""Who a person is at the table: a name the others can use, in place of the juror who would else sit there."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from venire.errors import VenireError
from venire.language.wording.numbers import spelt
from venire.law.case_file.persona import HELD, JurorCard, Roster
from venire.proceedings.deliberation.acts import Holder
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.deliberation.state import PLAYER

LONGEST: Final = 30
"""The most characters of a name."""
_MARKS: Final = frozenset(" -'’.")


def player_of(request: DeliberationRequest) -> int | None:
    """The seat of the primary player, where it is not the usual one: as asked for, or the first that a person holds.

    Raises :class:`VenireError` for a seat that this jury does not have.
    """
    size, usual = request.params.size, min(PLAYER, request.params.size)
    for seat in (*request.held, *request.names):
        require_seat(seat, size)
    people = [seat for seat, by in sorted(request.held.items()) if by == "person"]
    chosen = request.seat or (usual if usual in people else next(iter(people), usual))
    return None if chosen == usual else chosen


def require_seat(seat: int, size: int) -> None:
    """Raises :class:`VenireError` for a seat that a jury of this size does not have."""
    if not 1 <= seat <= size:
        raise VenireError(f"There is no seat {seat} in a jury of {size}.", f"Choose a seat from 1 to {size}.")


def require_bearers(holders: Mapping[int, Holder], names: Mapping[int, str]) -> None:
    """Raises :class:`VenireError` for a name that is for a seat held by an AI, who has one."""
    for seat, name in sorted(names.items()):
        if name.strip() and holders.get(seat, "ai") == "ai":
            raise VenireError(
                f"The name {name.strip()[:LONGEST]!r} is for seat {seat}, which an AI holds under its own.",
                "Leave the name out, or take the seat.",
            )


def with_people(roster: Roster, holders: Mapping[int, Holder], names: Mapping[int, str]) -> Roster:
    """The roster with every seat held by a person under that person's name, or as "Juror Seven", called "Seven"; an
    agent from outside that gives no name sits as the juror whose seat it is.

    An agent from outside is called by its name where it has one, and else sits as the juror of the seat. How that juror
    takes an argument stays: the estimate a player sees is made from it. ``names`` by seat. Raises :class:`VenireError`
    for a name that cannot be said at a table, is somebody's already, or is for a seat that an AI holds.
    """
    jurors, named = list(roster.jurors), {seat for seat, name in names.items() if name.strip()}
    require_bearers(holders, names)
    for seat in sorted({seat for seat, holder in holders.items() if holder == "person"} | named):
        jurors[seat - 1] = _person(jurors[seat - 1], seat, spoken_name(names.get(seat, "")))
        _own_name(jurors, seat)
    return roster.model_copy(update={"jurors": tuple(jurors)})


def spoken_name(wanted: str) -> str:
    """The name with its spaces set right; empty for none. Raises :class:`VenireError`."""
    name = " ".join(unicodedata.normalize("NFC", wanted).split())
    if len(name) > LONGEST:
        raise VenireError(f"That name has {len(name)} characters.", f"Give one of {LONGEST} at the most.")
    strange = next((sign for sign in name if not (sign.isalpha() or unicodedata.combining(sign) or sign in _MARKS)), "")
    if strange or (name and not name[0].isalpha()):
        raise VenireError(f"The name {name!r} cannot be said at the table.", "Use letters, spaces, dots and hyphens.")
    return name


def _person(card: JurorCard, seat: int, name: str) -> JurorCard:
    number = spelt(seat).capitalize()
    told = {
        "id": f"{HELD}{seat}",
        "name": name or f"Juror {number}",
        "called": name or number,
        "gender": "unstated",
        "emoji": "👤",
        "occupation": "has not said",
        "public": f"{name or f'Juror {number}'} said good morning, and nothing yet about a life outside this room.",
        "model": None,
    }
    return card.model_copy(update=told)


def _own_name(jurors: list[JurorCard], seat: int) -> None:
    mine = jurors[seat - 1]
    others = [card for place, card in enumerate(jurors, start=1) if place != seat]
    taken = {name.casefold() for card in others for name in (card.name, card.called, *card.name.split())}
    if {mine.name.casefold(), mine.called.casefold()} & taken:
        raise VenireError(f"There is a {mine.called} at the table already.", "Add a second name, or choose another.")
