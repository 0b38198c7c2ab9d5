"""OpenAI's chat completions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tests.scripted_server.saying import Call, Saying, pieces
from tests.scripted_server.shapes.json import Json, inside, items

_FINISH = {"stop": "stop", "length": "length", "refusal": "stop"}
_HEAD = {"id": "chatcmpl-1", "created": 1_700_000_000, "model": "scripted"}
_ROLES = {"user": "user", "assistant": "model", "tool": "tool"}


class OpenAI:
    """See :class:`tests.scripted_server.shapes.Shape`."""

    def rules(self, body: Json) -> str:
        return "\n".join(_text(one) for one in items(body, "messages") if one["role"] in ("system", "developer"))

    def said(self, body: Json) -> list[tuple[str, str]]:
        return [(_ROLES[one["role"]], _text(one)) for one in items(body, "messages") if one["role"] in _ROLES]

    def tools(self, body: Json) -> Json:
        return {tool["function"]["name"]: tool["function"] for tool in items(body, "tools")}

    def schema(self, body: Json) -> Json | None:
        return inside(inside(body, "response_format"), "json_schema").get("schema")

    def whole(self, saying: Saying) -> str:
        message: dict[str, Any] = {"role": "assistant", "content": saying.text or None}
        if saying.end == "refusal":
            message |= {"content": None, "refusal": saying.text}
        if saying.thinking:
            message |= {"reasoning_content": saying.thinking}
        if saying.calls:
            message |= {"tool_calls": [_call(number, call) for number, call in enumerate(saying.calls)]}
        choice = {"index": 0, "message": message, "finish_reason": _finish(saying)}
        return json.dumps({**_HEAD, "object": "chat.completion", "choices": [choice], "usage": _usage(saying)})

    def events(self, saying: Saying) -> tuple[str, ...]:
        chunks = [*(_choice(delta) for delta in _deltas(saying)), _choice({}, _finish(saying))]
        chunks.append({"choices": [], "usage": _usage(saying)})
        wrapped = (json.dumps({**_HEAD, "object": "chat.completion.chunk", **chunk}) for chunk in chunks)
        return (*(f"data: {chunk}\n\n" for chunk in wrapped), "data: [DONE]\n\n")

    def error(self, status: int, fault: str) -> str:
        return json.dumps({"error": {"message": "trouble with key sk-hush", "type": fault, "code": fault}})


def _text(message: Json) -> str:
    content = message.get("content") or ""
    return content if isinstance(content, str) else "\n".join(part.get("text", "") for part in content)


def _call(number: int, call: Call) -> dict[str, Any]:
    function = {"name": call.name, "arguments": call.arguments}
    return {"id": f"call_{number}", "type": "function", "function": function}


def _deltas(saying: Saying) -> Iterator[dict[str, Any]]:
    yield {"role": "assistant"}
    yield from ({"reasoning_content": piece} for piece in pieces(saying.thinking, saying.piece))
    field = "refusal" if saying.end == "refusal" else "content"
    yield from ({field: piece} for piece in pieces(saying.text, saying.piece))
    for number, call in enumerate(saying.calls):
        yield {"tool_calls": [{"index": number, **_call(number, Call(call.name, ""))}]}
        for piece in pieces(call.arguments, saying.piece):
            yield {"tool_calls": [{"index": number, "function": {"arguments": piece}}]}


def _choice(delta: dict[str, Any], finish: str | None = None) -> dict[str, Any]:
    return {"choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}


def _finish(saying: Saying) -> str:
    return "tool_calls" if saying.calls and saying.end == "stop" else _FINISH[saying.end]


def _usage(saying: Saying) -> dict[str, Any]:
    used = saying.usage
    return {
        "prompt_tokens": used.tokens_in,
        "completion_tokens": used.tokens_out,
        "total_tokens": used.tokens_in + used.tokens_out,
        "prompt_tokens_details": {"cached_tokens": used.cached},
        "completion_tokens_details": {"reasoning_tokens": used.thought},
    }
