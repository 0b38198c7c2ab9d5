"""The output check: what a model in a seat may not hand in, whoever asked it to.

A model that obeys words in the papers or the room may leak its stance, speak as another, print what it was given, or
fall out of its part. Such words are sent back once with the reason; then the next in line speaks. Pure.
Source: spec/models.md, "Untrusted text"; docs/design/monitors.md has what it catches and what it lets through.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import cast

from pydantic import BaseModel

from venire.language.patterns import tongue
from venire.participants.briefs.checks import announced_obedience as bidden
from venire.participants.briefs.checks import character, identity, machine, markup, office, speaking_as
from venire.participants.briefs.checks import conviction_numbers as numbers
from venire.participants.briefs.checks import leaked_brief as briefed
from venire.participants.briefs.checks import obedience as obeying
from venire.participants.briefs.checks import off_topic as astray
from venire.participants.briefs.checks import printed_prompt as repeating
from venire.participants.briefs.checks import silent_obedience as doing
from venire.participants.briefs.checks import stance_entries as stance
from venire.participants.briefs.checks.given import GivenBrief, told_by

__all__ = ["GivenBrief", "complaint", "complaint_about", "told_by"]


_CHECKS: tuple[Callable[[str, GivenBrief], str], ...] = (
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


def complaint(text: str, told: GivenBrief) -> str:
    """What is wrong with these words, in a sentence for the model; empty when nothing is."""
    if not text.strip():
        return ""
    return next((found for check in _CHECKS if (found := check(text, told))), "")


def complaint_about(form: BaseModel, told: GivenBrief) -> str:
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
