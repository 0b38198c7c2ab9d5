"""What a laid-out case file still leaves to its author: text that is nothing but a note in <angle brackets>."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from venire.law.case_file.case import Case
from venire.law.case_file.checks.problem import CaseProblem

_NOTE = re.compile(r"\s*<[^<>]+>\s*")


def unwritten(case: Case) -> tuple[CaseProblem, ...]:
    """A problem for each text of which nothing is written yet, in the order of the file; empty for a written case."""
    return tuple(
        CaseProblem(path, f"still to be written: {note}")
        for path, note in _notes("", case.model_dump(exclude_unset=True))
    )


def _notes(path: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield from ((path, part.strip()[1:-1]) for part in value.split("\n\n") if _NOTE.fullmatch(part))
    elif isinstance(value, Mapping):
        for name, part in cast("Mapping[str, object]", value).items():
            yield from _notes(f"{path}.{name}".lstrip("."), part)
    elif isinstance(value, tuple):
        for place, part in enumerate(cast("Sequence[object]", value)):
            yield from _notes(_item(path, part, place), part)


def _item(path: str, part: object, place: int) -> str:
    """By its id where it has one, as in all other problems."""
    has = cast("Mapping[str, object]", part).get("id") if isinstance(part, Mapping) else None
    return f"{path}.{has}" if isinstance(has, str) else f"{path}[{place}]"
