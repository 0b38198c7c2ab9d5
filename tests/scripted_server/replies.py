"""What the server may be told to say: forms well filled in, and every way of going wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from tests.scripted_server.reply import Reply
from tests.scripted_server.requests import Request
from tests.scripted_server.saying import Call, Saying

Script = Callable[[Request], Reply]
SPEECH: Mapping[str, Any] = {
    "text": "Hold on to one thing with me. The phone was still answering after she says she left.",
    "type": "evidence",
}


def fills(name: str, fields: Mapping[str, object], saying: Saying | None = None) -> Script:
    """A form of this name with these fields, in an answer that is otherwise as given."""
    return lambda request: _form(request, name, json.dumps(fields), saying)


def speaks(**fields: object) -> Script:
    """The form ``speak``, well filled in, with these fields changed."""
    return fills("speak", {**SPEECH, **fields})


def looks_up(name: str, /, times: int = 1, **arguments: object) -> Script:
    """A look-up is asked for, so many times in one breath."""
    calls = tuple(Call(name, json.dumps(arguments)) for _ in range(times))
    return lambda request: request.says(Saying(calls=calls))


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
    half = replace(whole, body=whole.body[: len(whole.body) // 2], parts=whole.parts[: len(whole.parts) // 2])
    return half.ends("cut") if half.streamed else half


def reset(request: Request) -> Reply:
    """The connection is reset in the middle of the answer."""
    return half_a_reply(request).ends("reset")


def hangs(_request: Request) -> Reply:
    """Silence, until the other side has had enough."""
    return Reply(ending="hang")


def never_ends(request: Request) -> Reply:
    """A stream of words that never stops."""
    return replace(half_a_reply(request), ending="endless")


def enormous(request: Request) -> Reply:
    """A well-formed answer of more than a megabyte."""
    return request.says(Saying(text="All work and no play. " * 100_000, piece=4000))


def empty(request: Request) -> Reply:
    """An answer without a word."""
    return request.says(Saying())


def chats(request: Request) -> Reply:
    """Words instead of a form."""
    return request.says(Saying(text="I think we should all calm down."))


def refuses(request: Request) -> Reply:
    """The model will not play."""
    return request.says(Saying(text="I cannot take part in this.", end="refusal"))


def cut_off(request: Request) -> Reply:
    """The model ran out of tokens in the middle of the form."""
    return _form(request, "speak", '{"text": "Hold on to one thi', Saying(end="length"))


def busy(retry_after: float | None = None) -> Reply:
    """Too many requests."""
    headers = {"Retry-After": f"{retry_after:g}"} if retry_after is not None else {}
    return Reply(429, headers=headers, fault="rate_limit_exceeded")


def down(status: int = 500) -> Reply:
    """The server's own fault, told with words that must not reach the record."""
    return Reply(status, fault="server_error")


def _form(request: Request, name: str, arguments: str, saying: Saying | None = None) -> Reply:
    """A form handed in as the request wants it: as a tool call, or as JSON, which names its form where it must."""
    said = saying or Saying()
    if name in request.tools:
        return request.says(replace(said, calls=(Call(name, arguments),)))
    kind = "".join(word.capitalize() for word in name.split("_"))
    wrapped = f'{{"result": {{"kind": "{kind}", "data": {arguments}}}}}' if request.wraps else arguments
    return request.says(replace(said, text=wrapped))
