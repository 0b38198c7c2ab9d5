"""A span for each turn, with numbers and names and nothing that was said."""

from __future__ import annotations

import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import StatusCode, Tracer

from tests.models.lines import BRIEF, dialled
from tests.scripted_server import ScriptedServer, replies, speaks
from venire.models.calls import tracing
from venire.ports import NoAnswer

pytestmark = pytest.mark.anyio


@pytest.fixture
def spans(monkeypatch: pytest.MonkeyPatch) -> InMemorySpanExporter:
    """What was traced, with tracing on."""
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))

    def tracer(name: str) -> Tracer:
        return provider.get_tracer(name)

    monkeypatch.setattr(tracing, "get_tracer", tracer)
    monkeypatch.setenv(tracing.VARIABLE, "on")
    return exporter


async def turned(server: ScriptedServer, *script: replies.Script | replies.Reply) -> None:
    line = dialled(server, "vllm", retries=0)
    try:
        await line.fill(*script)
    finally:
        await line.model.close()


def one(spans: InMemorySpanExporter) -> ReadableSpan:
    (span,) = spans.get_finished_spans()
    return span


async def test_a_turn_is_told_in_the_words_of_the_convention(
    server: ScriptedServer, spans: InMemorySpanExporter
) -> None:
    await turned(server, replies.wrong_types, speaks())

    span = one(spans)
    told = dict(span.attributes or {})
    assert span.name == "venire.turn"
    assert (told["gen_ai.provider.name"], told["gen_ai.request.model"]) == ("vllm", "qwen3")
    assert (told["gen_ai.usage.input_tokens"], told["gen_ai.usage.output_tokens"]) == (2000, 80)
    assert (told["gen_ai.usage.cache_read.input_tokens"], told["venire.attempts"]) == (1200, 2)


async def test_a_failure_is_told_in_our_own_sentence_and_nothing_said_is_kept(
    server: ScriptedServer, spans: InMemorySpanExporter
) -> None:
    with pytest.raises(NoAnswer):
        await turned(server, replies.down(401))

    span = one(spans)
    assert span.status.status_code is StatusCode.ERROR
    assert span.status.description == "vllm:qwen3 does not accept the key."
    assert not span.events
    assert not any(secret in span.to_json() for secret in ("sk-hush", BRIEF.shared, BRIEF.matter))


async def test_nothing_is_traced_unless_it_is_wished(
    server: ScriptedServer, spans: InMemorySpanExporter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(tracing.VARIABLE)

    await turned(server, speaks())

    assert not spans.get_finished_spans()
