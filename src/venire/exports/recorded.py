"""A record that was taken away, read again line by line."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias, cast

from venire.errors import VenireError

LIMIT = 512_000_000
"""Bytes of a record at the most."""
Lines: TypeAlias = Sequence[Mapping[str, Any]]


class _Twice(ValueError):
    """An object of JSON has one key twice: each reader takes another of the two."""


def _strictly(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found = dict[str, Any]()
    for name, value in pairs:
        if name in found:
            raise _Twice(name)
        found[name] = value
    return found


def text_of(path: Path) -> str:
    """What a file holds. Raises :class:`VenireError` for one that is too large, or no text."""
    try:
        if path.stat().st_size > LIMIT:
            raise VenireError(f"{path} is larger than 512 MB.", "Give an export of one session.")
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise VenireError(f"{path} cannot be read as text.", "Give a file made by `venire export`.") from error


def require_lines(text: str) -> None:
    """Raises :class:`VenireError` for the other form that is JSON: it holds the record, and not the lines to check."""
    if not text.lstrip().startswith("{") or '"entries"' not in text:
        return
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        return
    if isinstance(whole, dict) and "entries" in whole:
        raise VenireError(
            "This is the json form of a session; what can be verified is jsonl.",
            "Export it with `venire export SESSION --format jsonl`, and verify that file.",
        )


def lines_of(text: str) -> Lines:
    """One entry a line; a speech may hold characters that other rules call the end of a line."""
    return [_line(number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]


def _line(number: int, line: str) -> Mapping[str, Any]:
    try:
        value = json.loads(line, object_pairs_hook=_strictly)
    except _Twice as error:
        raise VenireError(
            f"Line {number} has the key {str(error)[:40]!r} twice.", "No export has: the file was altered."
        ) from error
    except (ValueError, RecursionError) as error:
        raise VenireError(f"Line {number} is not JSON.", "Give a file made by `venire export`.") from error
    if not isinstance(value, dict):
        raise VenireError(f"Line {number} is not an entry.", "Give a file made by `venire export`.")
    return cast("Mapping[str, Any]", value)
