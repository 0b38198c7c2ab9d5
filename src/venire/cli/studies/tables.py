"""What a study found, as a table to read, one JSON object, or a CSV file."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import cast

from rich.markup import escape

from venire.cli.terminal.messages import print_json
from venire.cli.terminal.page import Page, plain_table
from venire.errors import VenireError

SHARE = {"count", "of", "value", "low", "high"}
"""The fields of a share of a count with its interval."""


def tell_study(told: Mapping[str, object], as_json: bool, file: Path | None = None) -> None:
    """Print what was found, and write it to ``file`` where one is named. Raises :class:`VenireError`."""
    if file is not None:
        write_csv(told, file)
    if as_json:
        print_json(told)
        return
    table = plain_table("Measure", "Figure")
    for name, value in _rows(told):
        table.add_row(escape(name.replace("_", " ")), escape(value))
    Page().print(table)


def to_be_written(file: Path | None) -> Path | None:
    """The same file, if it can be written to as far as one can tell before the work of an hour.

    Raises :class:`VenireError`."""
    if file is not None and file.is_dir():
        raise VenireError(f"{file} is a folder.", "Name a file with --csv.")
    if file is not None and not file.resolve().parent.is_dir():
        raise VenireError(f"The folder of {file} is not there.", "Make it, or choose another file with --csv.")
    return file


def write_csv(told: Mapping[str, object], file: Path) -> None:
    """Two columns, measure and figure; a measure within another has a dot in its name."""
    try:
        with file.open("w", encoding="utf-8", newline="") as out:
            writer = csv.writer(out)
            writer.writerow(("measure", "figure"))
            writer.writerows(_flat(told))
    except OSError as error:
        raise VenireError(f"{file} cannot be written ({error.strerror}).", "Choose another file with --csv.") from error


def _rows(told: Mapping[str, object], within: str = "") -> Iterator[tuple[str, str]]:
    """One row a figure; a share is told with its count and its interval."""
    for name, value in told.items():
        yield from _row(f"{within}{name}", value)


def _row(name: str, value: object) -> Iterator[tuple[str, str]]:
    inner = _mapping(value)
    if inner is not None and inner.keys() >= SHARE:
        yield name, _share(inner)
    elif inner is not None:
        yield from _rows(inner, f"{name} · ")
    elif isinstance(value, (list, tuple)):
        yield from _listed(name, cast("Sequence[object]", value))
    else:
        yield name, _figure(value)


def _listed(name: str, values: Sequence[object]) -> Iterator[tuple[str, str]]:
    if not values:
        yield name, "none"
    elif all(_mapping(value) is None for value in values):
        yield name, "; ".join(_figure(value) for value in values)
    else:
        for number, value in enumerate(values, start=1):
            inner = _mapping(value) or {}
            yield f"{name} {number}", ", ".join(f"{key.replace('_', ' ')} {_figure(one)}" for key, one in inner.items())


def _share(share: Mapping[str, object]) -> str:
    value, low, high = (100 * float(str(share[key])) for key in ("value", "low", "high"))
    return f"{share['count']} of {share['of']}: {value:.0f} % ({low:.0f}–{high:.0f} %)"


def _figure(value: object) -> str:
    if isinstance(value, bool) or value is None:
        return "–" if value is None else "yes" if value else "no"
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def _flat(told: Mapping[str, object], within: str = "") -> Iterator[tuple[str, object]]:
    for name, value in told.items():
        inner = _mapping(value)
        if inner is not None:
            yield from _flat(inner, f"{within}{name}.")
        elif isinstance(value, (list, tuple)):
            listed = {str(no): one for no, one in enumerate(cast("Sequence[object]", value), start=1)}
            yield from _flat(listed, f"{within}{name}.")
        else:
            yield f"{within}{name}", value


def _mapping(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Mapping):
        return None
    return {str(key): one for key, one in cast("Mapping[object, object]", value).items()}
