"""Reading labelled sets: JSON Lines and tab-separated text, with a sentence for whatever is wrong with them."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TypeVar

from pydantic import ConfigDict, ValidationError

from venire.errors import VenireError
from venire.kernel.frozen import Frozen


class SetItem(Frozen):
    """A line of a labelled set. What else its writer put there, a name or a note, is not read."""

    model_config = ConfigDict(frozen=True, extra="ignore", protected_namespaces=())


Row = TypeVar("Row", bound=Frozen)


def text_of(path: Path) -> str:
    """The file as text. Raises :class:`VenireError` for a path that holds none."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise VenireError(f"There is no file {str(path)!r}.", "Name the labelled set after --data.") from None
    except IsADirectoryError:
        raise VenireError(f"{str(path)!r} is a folder.", "Name a file in it.") from None
    except UnicodeDecodeError:
        raise VenireError(f"{str(path)!r} is not UTF-8 text.", "Name a labelled set.") from None


def json_rows(path: Path, row: type[Row]) -> list[Row]:
    """The items of a JSON Lines file, in order. Raises :class:`VenireError` at the first line that is not such an item,
    and for a file without any."""
    lines = [(no, line) for no, line in enumerate(text_of(path).splitlines(), start=1) if line.strip()]
    return _some([_item(path, no, line, row) for no, line in lines], path)


def _item(path: Path, no: int, line: str, row: type[Row]) -> Row:
    try:
        return row.model_validate_json(line)
    except ValidationError as error:
        raise _unlike(path, no, error) from None


def tab_rows(path: Path, row: type[Row]) -> list[Row]:
    """The items of a tab-separated file with a header, in order. Raises :class:`VenireError` likewise."""
    table = csv.DictReader(text_of(path).splitlines(), delimiter="\t")
    return _some([_cells(path, no, cells, row) for no, cells in enumerate(table, start=2)], path)


def _cells(path: Path, no: int, cells: dict[str, str], row: type[Row]) -> Row:
    try:
        return row.model_validate({name: value for name, value in cells.items() if name in row.model_fields})
    except ValidationError as error:
        raise _unlike(path, no, error) from None


def _unlike(path: Path, no: int, error: ValidationError) -> VenireError:
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    what = f"{place}: {first['msg']}" if place else first["msg"]
    return VenireError(
        f"Line {no} of {path.name} is no item of this task ({what[:120]}).", "Check the task and the file."
    )


def _some(rows: list[Row], path: Path) -> list[Row]:
    if not rows:
        raise VenireError(f"{path.name} holds no items.", "Name a labelled set with at least one.")
    return rows
