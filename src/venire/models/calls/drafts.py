"""A draft: what a model is about to say, told sentence by sentence while it is still being written.

Source: spec/models.md; spec/design.md, "Secrets": drafts go out after the check, only the text, and are never recorded.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterable, Callable, Mapping
from time import monotonic
from typing import Literal, cast, get_args, get_origin

from pydantic import BaseModel
from pydantic_ai.messages import (
    AgentStreamEvent,
    ModelResponsePart,
    PartDeltaEvent,
    PartStartEvent,
    TextPart,
    ToolCallPart,
)
from pydantic_core import from_json, to_json

from venire.models.calls.forms import Forms
from venire.models.calls.http import bounded

FIELD = "text"
LONGEST = 20_000
"""Characters of an answer beyond which no draft is told: it is read anew with every piece."""
_SENTENCE = re.compile(r"[.!?…][\"”’')\]]*\s+")


class ModelDraft:
    """Follows the answers of one turn as they stream in, and tells whole sentences of ``text`` that pass the check.

    Words that draw a complaint are held back. Those with a fault in them keep it, and are never told; those that only
    lack what is still to come, the tally say, are told with the sentence that has it.
    """

    def __init__(
        self, forms: Forms, complaint: Callable[[BaseModel], str], heard: Callable[[str], None] | None
    ) -> None:
        self._forms = forms
        self._complaint = complaint
        self._heard = heard
        self._told = ""
        self._held = ""
        self._began = monotonic()
        self.first_token: float | None = None
        """Seconds from the beginning of the turn."""

    async def follow(self, _context: object, events: AsyncIterable[AgentStreamEvent]) -> None:
        """One stream of events of a run: an answer, or the handling of one."""
        parts: dict[int, ModelResponsePart] = {}
        async for event in events:
            if isinstance(event, PartStartEvent):
                self._begins(parts)
                parts[event.index] = event.part
                self._consider(event.part)
            elif isinstance(event, PartDeltaEvent) and event.index in parts:
                parts[event.index] = event.delta.apply(parts[event.index])
                self._consider(parts[event.index])

    def take_back(self) -> None:
        """What was told is void."""
        if self._told and self._heard is not None:
            self._heard("")
        self._told, self._held = "", ""

    def _begins(self, parts: Mapping[int, ModelResponsePart]) -> None:
        if self.first_token is None:
            self.first_token = round(monotonic() - self._began, 3)
        if not parts:
            self.take_back()

    def _consider(self, part: ModelResponsePart) -> None:
        found = self._found(part)
        if found is None or self._heard is None:
            return
        form, text, closed = found
        fit = text[: len(text) if closed else _whole(text)]
        if len(fit) > len(self._told) and fit.startswith(self._told) and fit != self._held:
            self._tell(form, fit, self._heard)

    def _tell(self, form: type[BaseModel], text: str, heard: Callable[[str], None]) -> None:
        try:
            wanting = bool(self._complaint(form_so_far(form, text)))
        except ValueError:
            return  # a check that needs the fields to come: the sentence waits for them
        if wanting:
            self._held = text
            return
        heard(text[len(self._told) :])
        self._told = text

    def _found(self, part: ModelResponsePart) -> tuple[type[BaseModel], str, bool] | None:
        """The form being filled in, its text so far, and whether that is the whole of it."""
        if isinstance(part, ToolCallPart):
            written = to_json(part.args).decode() if isinstance(part.args, dict) else part.args or ""
            return self._text(bounded(written), part.tool_name)
        return self._text(bounded(part.content), "") if isinstance(part, TextPart) else None

    def _text(self, written: str, named: str) -> tuple[type[BaseModel], str, bool] | None:
        if len(written) > LONGEST:
            return None
        so_far, whole = (self._fields(written, named, partial) for partial in ("trailing-strings", True))
        text = so_far[1].get(FIELD) if so_far is not None else None
        if so_far is None or not isinstance(text, str):
            return None
        return so_far[0], text, whole is not None and FIELD in whole[1]

    def _fields(
        self, written: str, named: str, partial: Literal[True, "trailing-strings"]
    ) -> tuple[type[BaseModel], Mapping[str, object]] | None:
        """Which form is filled in, and its fields so far: as a tool's arguments, or as JSON that names its form."""
        try:
            fields = _object(from_json(written[max(written.find("{"), 0) :], allow_partial=partial))
        except ValueError:
            return None
        return self._named(named, fields) if named else self._wrapped(fields)

    def _named(self, name: str, fields: Mapping[str, object]) -> tuple[type[BaseModel], Mapping[str, object]] | None:
        return (self._forms[name], fields) if name in self._forms else None

    def _wrapped(self, fields: Mapping[str, object]) -> tuple[type[BaseModel], Mapping[str, object]] | None:
        """``{"result": {"kind": "Speak", "data": {…}}}``, or the bare fields where there is one form only."""
        if len(self._forms) == 1:
            return next(iter(self._forms.values())), fields
        result = _object(fields.get("result"))
        forms = {form.__name__: form for form in self._forms.values()}
        kind = result.get("kind")
        return (forms[kind], _object(result.get("data"))) if isinstance(kind, str) and kind in forms else None


def form_so_far(form: type[BaseModel], text: str) -> BaseModel:
    """The form as if it ended with this text; what has not come yet is as plain as its type allows."""
    rest = {name: _plain(field.annotation) for name, field in form.model_fields.items() if field.is_required()}
    return form.model_construct(None, **{**rest, FIELD: text})


def _plain(annotation: object) -> object:
    return get_args(annotation)[0] if get_origin(annotation) is Literal else ""


def _object(value: object) -> Mapping[str, object]:
    return cast("dict[str, object]", value) if isinstance(value, dict) else {}


def _whole(text: str) -> int:
    """Where the last whole sentence ends, with the space after it."""
    return max((found.end() for found in _SENTENCE.finditer(text)), default=0)
