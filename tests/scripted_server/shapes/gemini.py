"""Google's Gemini."""

from __future__ import annotations

import json
from typing import Any

from pydantic_core import from_json

from tests.scripted_server.saying import Saying, pieces
from tests.scripted_server.shapes.json import Json, inside, items

_FINISH = {"stop": "STOP", "length": "MAX_TOKENS", "refusal": "SAFETY"}
_FAULTS = {
    400: "INVALID_ARGUMENT",
    401: "UNAUTHENTICATED",
    404: "NOT_FOUND",
    429: "RESOURCE_EXHAUSTED",
    503: "UNAVAILABLE",
}


class Gemini:
    """See :class:`tests.scripted_server.shapes.Shape`."""

    def rules(self, body: Json) -> str:
        return _text(inside(body, "systemInstruction"))

    def said(self, body: Json) -> list[tuple[str, str]]:
        return [(_who(one), _text(one)) for one in items(body, "contents")]

    def tools(self, body: Json) -> Json:
        groups = [items(tool, "functionDeclarations") for tool in items(body, "tools")]
        return {one["name"]: one for group in groups for one in group}

    def schema(self, body: Json) -> Json | None:
        config = inside(body, "generationConfig")
        return config.get("responseJsonSchema") or config.get("responseSchema")

    def whole(self, saying: Saying) -> str:
        parts = [*_thought(saying.thinking), *_words(saying.text), *_calls(saying)]
        return json.dumps(_piece([] if saying.end == "refusal" else parts, saying, last=True))

    def events(self, saying: Saying) -> tuple[str, ...]:
        """A tool's arguments come in one piece, as Gemini sends them."""
        told = [_thought(piece) for piece in pieces(saying.thinking, saying.piece)]
        told += [_words(piece) for piece in pieces(saying.text, saying.piece)] if saying.end != "refusal" else []
        told += [[call] for call in _calls(saying)]
        chunks = [*(_piece(parts, saying, last=False) for parts in told), _piece([], saying, last=True)]
        return tuple(f"data: {json.dumps(chunk)}\r\n\r\n" for chunk in chunks)

    def error(self, status: int, fault: str) -> str:
        told = {
            "code": status,
            "message": f"trouble with key sk-hush ({fault})",
            "status": _FAULTS.get(status, "INTERNAL"),
        }
        return json.dumps({"error": told})


def _who(content: Json) -> str:
    if any("functionResponse" in part for part in items(content, "parts")):
        return "tool"
    return "model" if content.get("role") == "model" else "user"


def _text(content: Json) -> str:
    return "\n".join(
        json.dumps(part["functionResponse"]["response"], ensure_ascii=False)
        if "functionResponse" in part
        else part.get("text", "")
        for part in items(content, "parts")
    )


def _thought(text: str) -> list[dict[str, Any]]:
    return [{"text": text, "thought": True}] if text else []


def _words(text: str) -> list[dict[str, Any]]:
    return [{"text": text}] if text else []


def _calls(saying: Saying) -> list[dict[str, Any]]:
    return [
        {"functionCall": {"name": call.name, "args": from_json(call.arguments, allow_partial=True)}}
        for call in saying.calls
    ]


def _piece(parts: list[dict[str, Any]], saying: Saying, last: bool) -> dict[str, Any]:
    candidate: dict[str, Any] = {"index": 0, "content": {"role": "model", "parts": parts}}
    if last:
        candidate["finishReason"] = _FINISH[saying.end]
    return {"candidates": [candidate], "usageMetadata": _usage(saying), "modelVersion": "scripted", "responseId": "r1"}


def _usage(saying: Saying) -> dict[str, int]:
    used = saying.usage
    return {
        "promptTokenCount": used.tokens_in,
        "candidatesTokenCount": used.tokens_out - used.thought,
        "cachedContentTokenCount": used.cached,
        "thoughtsTokenCount": used.thought,
        "totalTokenCount": used.tokens_in + used.tokens_out,
    }
