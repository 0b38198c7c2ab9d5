"""A form filled in well at once is taken without an agent's run.

A run of pydantic-ai's costs as much of the processor as all else in a call, and four of them stand between the opening
of a round and its last call. Its pains are for what goes wrong: repairs, look-ups, answers of other kinds. So the first
run of an agent is listened to; later calls ask the model in the very same way, and where the answer is one form in
which nothing is wrong, that is all. Any other answer is given to a run, as the first that its model gives.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from pydantic import BaseModel, ValidationError
from pydantic_ai import ModelSettings
from pydantic_ai.messages import (
    ModelMessage,
    ModelRequest,
    ModelResponse,
    ThinkingPart,
    ToolCallPart,
    UserContent,
    UserPromptPart,
)
from pydantic_ai.models import Model, ModelRequestParameters
from pydantic_ai.models.wrapper import WrapperModel
from pydantic_ai.usage import RunUsage

from venire.models.calls.forms import Forms

WHOLE: Final = frozenset({"stop", "tool_call"})
"""Ways for an answer to end in which nothing of it is missing."""


@dataclass(frozen=True, slots=True)
class Way:
    """How an agent asks: one message, of which only the prompt changes, and what goes with it."""

    request: ModelRequest
    settings: ModelSettings | None
    parameters: ModelRequestParameters

    def messages(self, model: Model[Any], prompt: str | Sequence[UserContent]) -> list[ModelMessage] | None:
        """The agent's message with this prompt; None where the library has something to add to it."""
        request = replace(self.request, parts=[UserPromptPart(prompt)])
        prepared = model.prepare_messages([request], self.parameters)
        return prepared if prepared == [request] else None


class Overheard(WrapperModel):
    """The model of one run: listens how it is asked, and may have its first answer already."""

    def __init__(self, wrapped: Model[Any], first: ModelResponse | None = None) -> None:
        super().__init__(wrapped)
        self._first = first
        self.way: Way | None = None
        """How it was asked first."""

    async def request(
        self,
        messages: list[ModelMessage],
        model_settings: ModelSettings | None,
        model_request_parameters: ModelRequestParameters,
    ) -> ModelResponse:
        """The answer that is there, else the model's."""
        first, self._first = self._first, None
        if first is not None:
            return first
        self._listen(messages, model_settings, model_request_parameters)
        return await self.wrapped.request(messages, model_settings, model_request_parameters)

    def _listen(
        self, messages: list[ModelMessage], settings: ModelSettings | None, parameters: ModelRequestParameters
    ) -> None:
        only = messages[0] if len(messages) == 1 else None
        if self.way is None and isinstance(only, ModelRequest) and _one_prompt(only):
            self.way = Way(only, settings, parameters)


def _one_prompt(request: ModelRequest) -> bool:
    return [type(part) for part in request.parts] == [UserPromptPart]


class Once:
    """A complaint that is not made twice of one answer: some checks remember what they have been shown."""

    def __init__(self, complaint: Callable[[BaseModel], str]) -> None:
        self._complaint = complaint
        self._made: str | None = None

    def of_the_first(self, form: BaseModel) -> str:
        """The complaint of the form of a first answer, remembered for the run that may follow."""
        self._made = self._complaint(form)
        return self._made

    def __call__(self, form: BaseModel) -> str:
        made, self._made = self._made, None
        return self._complaint(form) if made is None else made


def form_in(response: ModelResponse, forms: Forms) -> BaseModel | None:
    """The one form that an answer is; None where it is anything else, however good that may be."""
    calls = [part for part in response.parts if not isinstance(part, ThinkingPart)]
    only = calls[0] if len(calls) == 1 else None
    if not isinstance(only, ToolCallPart) or only.tool_name not in forms or not _whole(response):
        return None
    form = forms[only.tool_name]
    with suppress(ValidationError):
        return form.model_validate_json(only.args) if isinstance(only.args, str) else form.model_validate(only.args)
    return None


def _whole(response: ModelResponse) -> bool:
    """Whether all of it is there, and its bill too."""
    return response.state == "complete" and response.finish_reason in WHOLE and not response.usage.unmeasured_requests


def billed(response: ModelResponse, usage: RunUsage) -> None:
    """The answer's tokens and its price, where one is known, put on a turn's bill, as a run would."""
    if response.usage.cost is None:
        with suppress(LookupError, ValueError):
            response.usage.cost = response.cost().total_price
    usage.incr(response.usage)
    usage.requests += 1
