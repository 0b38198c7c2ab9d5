"""The output check: what a model in a seat may not hand in, whoever asked it to.

A model that obeys words in the papers or the room may leak its stance, speak as another, print what it was given, or
fall out of its part. Such words are sent back once with the reason; then the next in line speaks. Pure.
Source: spec/models.md, "Untrusted text"; docs/design/monitors.md has what it catches and what it lets through.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import cast

from pydantic import BaseModel

from venire.participants.briefs.checks import (
    astray,
    bidden,
    briefed,
    character,
    doing,
    identity,
    machine,
    markup,
    numbers,
    obeying,
    office,
    repeating,
    speaking_as,
    stance,
    tongue,
)
from venire.participants.briefs.checks.told import Told, told_by

__all__ = ["Told", "complaint", "complaint_about", "told_by"]


_CHECKS: tuple[Callable[[str, Told], str], ...] = (
    lambda text, _: markup.complaint(text),
    speaking_as.complaint,
    office.complaint,
    identity.complaint,
    repeating.complaint,
    briefed.complaint,
    obeying.complaint,
    doing.complaint,
    bidden.complaint,
    lambda text, _: character.complaint(text),
    lambda text, _: machine.complaint(text),
    numbers.complaint,
    stance.complaint,
    lambda text, _: tongue.complaint(text),
    astray.complaint,
)
"""The gravest first: the first complaint is the one that is told."""


def complaint(text: str, told: Told) -> str:
    """What is wrong with these words, in a sentence for the model; empty when nothing is."""
    if not text.strip():
        return ""
    return next((found for check in _CHECKS if (found := check(text, told))), "")


def complaint_about(form: BaseModel, told: Told) -> str:
    """The first complaint about any words in a filled form; ids and choices are no words."""
    return next((found for text in _texts(form.model_dump()) if (found := complaint(text, told))), "")


def _texts(value: object, name: str = "") -> Iterator[str]:
    if isinstance(value, str):
        if name == "text" or " " in value:
            yield value
    elif isinstance(value, Mapping):
        for key, inner in cast("Mapping[str, object]", value).items():
            yield from _texts(inner, key)
    elif isinstance(value, Sequence):
        for inner in cast("Sequence[object]", value):
            yield from _texts(inner, name)
