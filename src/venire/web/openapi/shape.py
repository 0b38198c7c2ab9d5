"""What the shape of every answer is made from, and the answers that any route may give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ConfigDict
from pydantic.config import JsonDict

from venire.costs.forecast import Toll
from venire.kernel.frozen import Frozen

CLOSED: JsonDict = {"additionalProperties": False}
OPEN: JsonDict = {"additionalProperties": True}
"""Of shapes to which a kind of proceeding may add."""


class AnswerShape(Frozen):
    """A part of an answer. The words below each field stand in the document of the interface, which says that there are
    no others; a test holds every answer to it. A field with a default may be missing."""

    model_config = ConfigDict(extra="allow", json_schema_extra=CLOSED, use_attribute_docstrings=True)


class ErrorShape(AnswerShape):
    """What was wrong, and what to do about it; nothing was changed."""

    error: str
    """One sentence."""
    remedy: str
    """What to do instead."""


ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorShape, "description": "It was refused, and nothing has changed."},
    "5XX": {"model": ErrorShape, "description": "The server met a fault of its own; nothing recorded is lost."},
}
"""Of every route of the interface."""


def answers(shape: type[AnswerShape]) -> Mapping[str, Any]:
    """What a route that answers in this shape says of itself. What it does not set is not sent."""
    return {"response_model": shape, "response_model_exclude_unset": True}


def streams(*events: str) -> Mapping[str, Any]:
    """What a route that streams server-sent events of these names says of itself."""
    text = {"type": "string"}
    json = {**text, "contentMediaType": "application/json"}
    event = {
        "type": "object",
        "properties": {"event": {**text, "enum": list(events)}, "id": text, "data": json},
        "required": ["event", "data"],
    }
    return {"responses": {200: {"content": {"text/event-stream": {"itemSchema": event}}}}}


class ForecastShape(AnswerShape):
    """What language models are likely to take, and between what it may lie."""

    told: str
    """In a sentence."""
    models: tuple[str, ...]
    likely: Toll
    least: Toll
    most: Toll


class ForecastAnswer(AnswerShape):
    """A forecast alone; nothing was opened."""

    forecast: ForecastShape | None
    """Null where no model plays."""
