"""The catalogue: every word of the page in one file, read once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, TypeAlias, cast

Catalogue: TypeAlias = Mapping[str, Any]
"""Tables of strings, nested as in ``strings.toml``."""


@cache
def catalogue() -> Catalogue:
    """The English catalogue."""
    text = (resources.files("venire.web") / "strings.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def say(path: str, **parts: object) -> str:
    """The string at a dotted path, its slots filled: ``say("court.round", n=3)``. Raises :class:`KeyError`."""
    found: Any = catalogue()
    for name in path.split("."):
        found = found[name]
    return cast(str, found).format(**parts) if parts else cast(str, found)


def tally(guilty: int, not_guilty: int) -> str:
    """ "7–5 guilty": the larger side first and named."""
    if guilty == not_guilty:
        return say("votes.tally_even", a=guilty, b=not_guilty)
    if guilty > not_guilty:
        return say("votes.tally_guilty", a=guilty, b=not_guilty)
    return say("votes.tally_not_guilty", a=not_guilty, b=guilty)


def points(share: float) -> str:
    """ "12 points": a share of 1 in hundredths, and the word for as many."""
    number = round(abs(share) * 100)
    return say("debrief.one_point") if number == 1 else say("debrief.points", n=number)
