"""What the server may be told to say: forms well filled in, and every way of going wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tests.scripted_server.requests import Request

SPEECH: Mapping[str, Any] = {
    "text": "Hold on to one thing with me. The phone was still answering after she says she left.",
    "type": "evidence",
}


@dataclass(frozen=True, slots=True)
class Reply:
    """A raw HTTP answer, given after so many seconds."""

    status: int = 200
    body: str = ""
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    latency: float = 0.0

    def after(self, seconds: float) -> Reply:
        return replace(self, latency=seconds)


Script = Callable[[Request], Reply]


def script(replies: Iterable[Script | Reply]) -> Script:
    """These replies, one a request; a request too many is answered with status 418."""
    left = iter(replies)

    def following(request: Request) -> Reply:
        reply = next(left, Reply(418, "the script is at its end"))
        return reply if isinstance(reply, Reply) else reply(request)

    return following


def speaks(**fields: object) -> Script:
    """The form ``speak``, well filled in, with these fields changed."""
    return lambda request: _form(request, "speak", json.dumps({**SPEECH, **fields}))


def passes(request: Request) -> Reply:
    """The form ``pass``."""
    return _form(request, "pass", "{}")


def wrong_types(request: Request) -> Reply:
    """A form of which no field fits."""
    return _form(request, "speak", json.dumps({"text": 7, "type": "gossip", "claims": "C1", "target": "Frank"}))


def half_a_form(request: Request) -> Reply:
    """A form that breaks off."""
    return _form(request, "speak", '{"text": "Hold on to one thi')


def half_a_reply(request: Request) -> Reply:
    """A whole answer of which the second half was lost on the way."""
    whole = speaks()(request)
    return replace(whole, body=whole.body[: len(whole.body) // 2])


def empty(_request: Request) -> Reply:
    """An answer without a word."""
    return _completion({"role": "assistant", "content": ""})


def chats(_request: Request) -> Reply:
    """Words instead of a form."""
    return _completion({"role": "assistant", "content": "I think we should all calm down."})


def refuses(_request: Request) -> Reply:
    """The model will not play."""
    return _completion({"role": "assistant", "content": None, "refusal": "I cannot take part in this."})


def cut_off(request: Request) -> Reply:
    """The model ran out of tokens in the middle of the form."""
    return _form(request, "speak", '{"text": "Hold on to one thi', finish="length")


def busy(retry_after: float | None = None) -> Reply:
    """Too many requests."""
    headers = {"Retry-After": f"{retry_after:g}"} if retry_after is not None else {}
    return _error(429, "rate_limit_exceeded", headers)


def down(status: int = 500) -> Reply:
    """The server's own fault, told with words that must not reach the record."""
    return _error(status, "server_error", {})


def _error(status: int, code: str, headers: Mapping[str, str]) -> Reply:
    error = {"message": "trouble with key sk-hush", "type": code, "code": code}
    return Reply(status, json.dumps({"error": error}), headers)


def _form(request: Request, name: str, arguments: str, finish: str = "tool_calls") -> Reply:
    """A form handed in as the request wants it: as a tool call, or as JSON that names its form."""
    if request.tools:
        call = {"id": "call_1", "type": "function", "function": {"name": name, "arguments": arguments}}
        return _completion({"role": "assistant", "content": None, "tool_calls": [call]}, finish)
    wrapped = f'{{"result": {{"kind": "{name.capitalize()}", "data": {arguments}}}}}'
    return _completion({"role": "assistant", "content": wrapped}, "stop")


def _completion(message: Mapping[str, object], finish: str = "stop") -> Reply:
    usage = {"prompt_tokens": 1000, "completion_tokens": 40, "total_tokens": 1040}
    body = {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1_700_000_000,
        "model": "scripted",
        "choices": [{"index": 0, "message": message, "finish_reason": finish}],
        "usage": {**usage, "prompt_tokens_details": {"cached_tokens": 600}},
    }
    return Reply(body=json.dumps(body))
