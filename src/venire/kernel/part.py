"""What a kind names of the layers above it: a thing at hand, or where it is to be found when it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from venire.errors import VenireError

Part: TypeAlias = object
"""The thing itself, or its place as an entry point writes it: ``package.module:name``. A place keeps the inner layers
from importing the outer ones, and a start from loading what nobody asks for."""


class NoPart(VenireError):
    """A part is not where it is said to be."""


def loaded(part: Part) -> Any:  # noqa: ANN401 - what stands there is for whoever asks to say
    """The thing. Raises :class:`NoPart` for a place where there is none, or whose module fails."""
    return _found(part) if isinstance(part, str) else part


def later(place: str) -> Callable[..., Any]:
    """What is to be called there, loaded when it is called for the first time."""
    return lambda *given, **named: loaded(place)(*given, **named)


@cache
def _found(place: str) -> object:
    module, _, name = place.partition(":")
    try:
        return getattr(import_module(module), name)
    except Exception as error:
        raise NoPart(f"{place} cannot be loaded ({type(error).__name__}).", "See `venire doctor`.") from error
