"""Juror cards and rosters: those that come with venire, and the user's own. Source: spec/deliberation.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, Field, ValidationError

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.law.case_file.persona import JurorCard, Roster
from venire.library.case_error import CaseError
from venire.library.shape import shape_error
from venire.library.values.yaml_values import Unreadable, read_yaml

M = TypeVar("M", bound=BaseModel)
DEFAULT = "default"
LIMIT = 1_000_000
"""The largest card or roster file read, in bytes."""


class RosterFile(Frozen):
    """A roster as written: each juror is the id of a shipped card, the path of a card file, or a whole card."""

    id: str = "roster"
    name: str = "A roster"
    jurors: tuple[str | JurorCard, ...] = Field(min_length=2, max_length=23)


@cache
def shipped_cards() -> Mapping[str, JurorCard]:
    """Every juror that comes with venire, by id."""
    folder = resources.files("venire") / "jurors"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml"))
    cards = (_shaped(JurorCard, (folder / name).read_bytes(), name) for name in names if name != f"{DEFAULT}.yaml")
    return {card.id: card for card in cards}


@cache
def default_roster() -> Roster:
    """The twelve of the spec's table, by seat."""
    file = resources.files("venire") / "jurors" / f"{DEFAULT}.yaml"
    return _roster(_shaped(RosterFile, file.read_bytes(), file.name), file.name, Path())


def read_roster(path: Path) -> Roster:
    """A roster of the user's own. Raises :class:`CaseError` naming file, field and reason."""
    return _roster(_shaped(RosterFile, _bytes(path), path.name), path.name, path.parent)


def read_card(path: Path) -> JurorCard:
    """One juror card. Raises :class:`CaseError` naming file, field and reason."""
    return _shaped(JurorCard, _bytes(path), path.name)


def sized(roster: Roster, size: int, seed: str) -> Roster:
    """The roster itself, or so many of its jurors drawn by the seed, in their order.

    Raises :class:`VenireError` when it has too few.
    """
    if len(roster.jurors) == size:
        return roster
    if len(roster.jurors) < size:
        raise VenireError(
            f"The roster {roster.id!r} has {len(roster.jurors)} jurors, and {size} are wanted.",
            "Give a roster with more jurors, or a smaller --size.",
        )
    drawn = set(Chance(seed).shuffled(range(len(roster.jurors)), "seats")[:size])
    jurors = tuple(card for place, card in enumerate(roster.jurors) if place in drawn)
    return roster.model_copy(update={"jurors": jurors})


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)
    except OSError as error:
        raise CaseError(path.name, f"it cannot be read ({error.strerror})", "Check the path.") from error
    if len(data) > LIMIT:
        raise CaseError(path.name, "it is larger than 1 MB", "Give a file of juror cards only.")
    return data


def _shaped(kind: type[M], data: bytes, file: str) -> M:
    try:
        values = read_yaml(data.decode("utf-8-sig"))
        return kind.model_validate(values)
    except UnicodeDecodeError as error:
        raise CaseError(file, "it is not UTF-8 text", "Save it again with the encoding UTF-8.") from error
    except Unreadable as error:
        raise CaseError(file, str(error), "Correct the line.") from error
    except ValidationError as error:
        raise shape_error(file, error, kind) from error


def _roster(written: RosterFile, file: str, folder: Path) -> Roster:
    jurors = tuple(_juror(item, file, folder) for item in written.jurors)
    _distinct(jurors, file)
    return Roster(id=written.id, name=written.name, jurors=jurors)


def _juror(item: str | JurorCard, file: str, folder: Path) -> JurorCard:
    if isinstance(item, JurorCard):
        return item
    if item in shipped_cards():
        return shipped_cards()[item]
    if item.endswith((".yaml", ".yml")):
        return read_card(folder / Path(item).name)
    known = ", ".join(sorted(shipped_cards()))
    raise CaseError(file, f"there is no juror {item[:60]!r}", f"Name a card file, or one of {known}.", "jurors")


def _distinct(jurors: Sequence[JurorCard], file: str) -> None:
    ids = [card.id for card in jurors]
    twice = next((one for one in ids if ids.count(one) > 1), None)
    if twice is not None:
        raise CaseError(file, f"the juror {twice!r} sits twice", "Give every seat another juror.", "jurors")
