"""What was said: the words in an entry that somebody handed up, and those in the papers of a session."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from pydantic import BaseModel

from venire.kernel.minutes import Held
from venire.kernel.record import Entry, Event, Minute
from venire.kernel.within import Within

SHORTEST = 6
"""Characters below which a text carries no order; one without a blank is an id or a choice, unless it is long."""
LONG_WORD = 24


def said_in(entry: Entry) -> Iterator[str]:
    """The texts of an act's event: not the clerk's notes, nor an answer held back, which comes again."""
    event = _inmost(entry.event)
    if entry.cause is not None and not isinstance(event, Minute | Held):
        yield from _texts(event)


def _inmost(event: Event) -> Event:
    return _inmost(event.event) if isinstance(event, Within) else event


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        if len(value) >= SHORTEST and (" " in value or len(value) >= LONG_WORD):
            yield value
    elif isinstance(value, BaseModel):
        for _, inner in value:
            yield from _texts(inner)
    elif isinstance(value, Mapping):
        for inner in cast("Mapping[object, object]", value).values():
            yield from _texts(inner)
    elif isinstance(value, Sequence):
        for inner in cast("Sequence[object]", value):
            yield from _texts(inner)


def written_in(paper: bytes) -> Iterator[tuple[str, str]]:
    """Each text of a paper, kept as JSON, with the place where it stands: ``witnesses › W3 › affidavit``."""
    try:
        read: object = json.loads(paper)
    except ValueError:
        return
    yield from _placed(read, ())


def _placed(value: object, place: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield from ((" › ".join(place), text) for text in _texts(value))
    elif isinstance(value, dict):
        for name, inner in cast("dict[str, object]", value).items():
            yield from _placed(inner, (*place, name))
    elif isinstance(value, list):
        for inner in cast("list[object]", value):
            yield from _placed(inner, (*place, _name(inner)) if _name(inner) else place)


def _name(value: object) -> str:
    found = cast("dict[str, object]", value).get("id", "") if isinstance(value, dict) else ""
    return found if isinstance(found, str) else ""
