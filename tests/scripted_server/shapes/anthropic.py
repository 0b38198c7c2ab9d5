"""Anthropic's messages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from pydantic_core import from_json

from tests.scripted_server.saying import Call, Saying, pieces
from tests.scripted_server.shapes.json import Json, inside, items

_STOPS = {"stop": "end_turn", "length": "max_tokens", "refusal": "refusal"}
_FAULTS = {401: "authentication_error", 404: "not_found_error", 429: "rate_limit_error", 529: "overloaded_error"}


class Anthropic:
    """See :class:`tests.scripted_server.shapes.Shape`."""

    def rules(self, body: Json) -> str:
        return _text(body.get("system", ""))

    def said(self, body: Json) -> list[tuple[str, str]]:
        return [(_who(one), _text(one["content"])) for one in items(body, "messages")]

    def tools(self, body: Json) -> Json:
        return {tool["name"]: tool for tool in items(body, "tools")}

    def schema(self, body: Json) -> Json | None:
        return inside(inside(body, "output_config"), "format").get("schema")

    def whole(self, saying: Saying) -> str:
        blocks = [*_thought(saying), *_words(saying), *(_call(n, one) for n, one in enumerate(saying.calls))]
        return json.dumps({**_head(saying), "content": blocks, "stop_reason": _stop(saying)})

    def events(self, saying: Saying) -> tuple[str, ...]:
        start: dict[str, Any] = {**_head(saying), "content": [], "stop_reason": None}
        told: list[dict[str, Any]] = [{"type": "message_start", "message": start}, *_blocks(saying)]
        end = {"stop_reason": _stop(saying), "stop_sequence": None}
        told += [{"type": "message_delta", "delta": end, "usage": _usage(saying)}, {"type": "message_stop"}]
        return tuple(f"event: {one['type']}\ndata: {json.dumps(one)}\n\n" for one in told)

    def error(self, status: int, fault: str) -> str:
        kind = _FAULTS.get(status, "api_error")
        return json.dumps({"type": "error", "error": {"type": kind, "message": f"trouble with key sk-hush ({fault})"}})


def _who(message: Json) -> str:
    content = message["content"]
    if not isinstance(content, str) and any(part["type"] == "tool_result" for part in content):
        return "tool"
    return "model" if message["role"] == "assistant" else "user"


def _text(content: Any) -> str:
    if isinstance(content, str):
        return content
    return "\n".join(
        _text(part["content"]) if part["type"] == "tool_result" else part.get("text", "") for part in content
    )


def _thought(saying: Saying) -> Iterator[dict[str, Any]]:
    if saying.thinking:
        yield {"type": "thinking", "thinking": saying.thinking, "signature": "signed"}


def _words(saying: Saying) -> Iterator[dict[str, Any]]:
    if saying.text:
        yield {"type": "text", "text": saying.text}


def _call(number: int, call: Call) -> dict[str, Any]:
    given = from_json(call.arguments, allow_partial=True)
    return {"type": "tool_use", "id": f"toolu_{number}", "name": call.name, "input": given}


def _blocks(saying: Saying) -> Iterator[dict[str, Any]]:
    """Each block of the answer: how it starts, its pieces, its end."""
    blocks: list[tuple[dict[str, Any], list[dict[str, Any]]]] = []
    if saying.thinking:
        thoughts = [{"type": "thinking_delta", "thinking": piece} for piece in pieces(saying.thinking, saying.piece)]
        signed = {"type": "signature_delta", "signature": "signed"}
        blocks.append(({"type": "thinking", "thinking": "", "signature": ""}, [*thoughts, signed]))
    if saying.text:
        words = [{"type": "text_delta", "text": piece} for piece in pieces(saying.text, saying.piece)]
        blocks.append(({"type": "text", "text": ""}, words))
    for number, call in enumerate(saying.calls):
        given = [{"type": "input_json_delta", "partial_json": piece} for piece in pieces(call.arguments, saying.piece)]
        blocks.append(({**_call(number, Call(call.name, "{}")), "input": {}}, given))
    for index, (start, deltas) in enumerate(blocks):
        yield {"type": "content_block_start", "index": index, "content_block": start}
        yield from ({"type": "content_block_delta", "index": index, "delta": delta} for delta in deltas)
        yield {"type": "content_block_stop", "index": index}


def _head(saying: Saying) -> dict[str, Any]:
    return {"id": "msg_1", "type": "message", "role": "assistant", "model": "scripted", "stop_sequence": None} | {
        "usage": _usage(saying)
    }


def _stop(saying: Saying) -> str:
    return "tool_use" if saying.calls and saying.end == "stop" else _STOPS[saying.end]


def _usage(saying: Saying) -> dict[str, int]:
    used = saying.usage
    return {
        "input_tokens": used.tokens_in - used.cached - used.written,
        "cache_read_input_tokens": used.cached,
        "cache_creation_input_tokens": used.written,
        "output_tokens": used.tokens_out,
    }
