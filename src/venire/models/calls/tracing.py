"""A span for each turn of a model, by OpenTelemetry's names for generative models; none unless VENIRE_TRACES is set.

What collects them is set up as OpenTelemetry has it (``opentelemetry-instrument``, an OTLP endpoint). A span holds
numbers and names: no prompt, no answer, and of an error only our own sentence, since a provider's may repeat a key.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import TypeAlias

from opentelemetry.trace import Span, Status, StatusCode, get_tracer

from venire.models.use import ModelUse
from venire.ports import Brief, NoAnswer, Spent

VARIABLE = "VENIRE_TRACES"
Told: TypeAlias = Callable[[Spent], None]
"""Tells the span what the turn took."""


@contextmanager
def turn_span(use: ModelUse, brief: Brief) -> Generator[Told]:
    """The span ``venire.turn`` around a turn."""
    if not os.environ.get(VARIABLE):
        yield lambda _spent: None
        return
    asked = {
        "gen_ai.operation.name": "chat",
        "gen_ai.provider.name": use.provider,
        "gen_ai.request.model": use.model,
        "gen_ai.request.temperature": use.temperature,
        "gen_ai.request.max_tokens": use.max_tokens,
        "venire.prompt.version": brief.version,
    }
    tracer = get_tracer("venire")
    with tracer.start_as_current_span(
        "venire.turn", attributes=asked, record_exception=False, set_status_on_exception=False
    ) as span:
        try:
            yield lambda spent: _tell(span, spent)
        except NoAnswer as failure:
            _tell(span, failure.spent)
            span.set_status(Status(StatusCode.ERROR, str(failure)))
            raise


def _tell(span: Span, spent: Spent) -> None:
    span.set_attributes(
        {
            "gen_ai.usage.input_tokens": spent.tokens_in,
            "gen_ai.usage.output_tokens": spent.tokens_out,
            "gen_ai.usage.cache_read.input_tokens": spent.tokens_cached,
            "venire.attempts": spent.attempts,
            "venire.cost": spent.cost,
        }
    )
    if spent.first_token is not None:
        span.set_attribute("gen_ai.response.time_to_first_chunk", spent.first_token)
