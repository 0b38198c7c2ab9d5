"""What is wrong with a file of models, told by its place, with the nearest right name."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from venire.models.configuration.settings import Models, ProviderEntry
from venire.models.roles import ROLES
from venire.models.use import ModelEntry, Price

_AT_TOP = tuple(Models.model_fields)
_INSIDE = {"providers": tuple(ProviderEntry.model_fields), "price": tuple(Price.model_fields)}


def sentence(error: ValidationError) -> str:
    """The first thing that is wrong: ``roles.juge: there is no such role; did you mean judge?``"""
    found = error.errors(include_url=False, include_input=False)[0]
    place = tuple(str(part) for part in found["loc"] if part != "[key]")
    return f"{'.'.join(place) or 'the file'}: {_told(found, place).rstrip('.')}{'' if _asks(found, place) else '.'}"


def near(name: str, known: Iterable[str]) -> str:
    """``; did you mean judge?``, or what there is where nothing comes near."""
    names = tuple(known)
    close = get_close_matches(name, names, n=1, cutoff=0.6)
    return f"; did you mean {close[0]}?" if close else f"; there are {', '.join(names)}"


def _told(found: ErrorDetails, place: tuple[str, ...]) -> str:
    if place[:1] == ("roles",) and found["loc"][-1] == "[key]":
        return f"there is no such role{near(place[-1], ROLES)}"
    if place[:1] == ("witnesses",) and found["loc"][-1] == "[key]":
        return "a witness is named by its id, W3, or by case and id, murder/W3"
    if found["type"] == "extra_forbidden":
        return f"there is no such setting{near(place[-1], _settings(place))}"
    return found["msg"].removeprefix("Value error, ")


def _asks(found: ErrorDetails, place: tuple[str, ...]) -> bool:
    return _told(found, place).endswith("?")


def _settings(place: tuple[str, ...]) -> tuple[str, ...]:
    """What may be set where this stands."""
    if len(place) == 1:
        return _AT_TOP
    return _INSIDE.get(place[-2], _INSIDE["providers"] if place[0] == "providers" else tuple(ModelEntry.model_fields))
