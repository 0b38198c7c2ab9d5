"""What tools answer with: values whose fields explain themselves to whoever reads the schema."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import ConfigDict

from venire.exports.transcript import Passage
from venire.kernel.frozen import Frozen


class ToolTold(Frozen):
    """A part of an answer. The words below each field stand in the schema of the tool."""

    model_config = ConfigDict(use_attribute_docstrings=True)


class TranscriptLine(ToolTold):
    """One thing that was said, or that happened, in the order of the record."""

    who: str = ""
    """The speaker; empty where something happened and nobody spoke."""
    text: str
    manner: str
    """heading, speech, judge, act, note, text or item."""
    turn: int | None = None
    """The number of the speech, question or argument, by which others can answer it."""


def lines_of(passages: Iterable[Passage]) -> tuple[TranscriptLine, ...]:
    """The passages of a transcript, as an agent reads them."""
    return tuple(TranscriptLine(who=one.who, text=one.text, manner=one.manner, turn=one.turn) for one in passages)
