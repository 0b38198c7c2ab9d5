"""Who a person is at the table: a name the others can use, in place of the juror who would else sit there."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from venire.errors import VenireError
from venire.language.wording.numbers import spelt
from venire.law.case_file.persona import HELD, JurorCard, Roster
from venire.proceedings.deliberation.acts import Holder

LONGEST: Final = 30
"""The most characters of a name."""
_MARKS: Final = frozenset(" -'’.")


def with_people(roster: Roster, holders: Mapping[int, Holder], names: Mapping[int, str]) -> Roster:
    """The roster with every seat held by a person under that person's name, or as "Juror Seven", called "Seven"; an
    agent from outside that gives no name sits as the juror whose seat it is.

    How the juror of the seat takes an argument stays: the estimate a player sees is made from it. ``names`` by seat.
    Raises :class:`VenireError` for a name that cannot be said at a table, or is somebody's already.
    """
    jurors = list(roster.jurors)
    for seat in sorted(
        seat for seat, by in holders.items() if by == "person" or (by == "external" and names.get(seat))
    ):
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
