"""Tokens billed by length, as a provider would: four characters to a token."""

from __future__ import annotations

import json
from dataclasses import replace

from tests.scripted_server.reply import Reply
from tests.scripted_server.requests import Request
from tests.scripted_server.saying import Saying, Usage

CHARACTERS = 4
"""To a token."""


class Metered(Request):
    """A request whose answers bear the tokens that they took."""

    __slots__ = ()

    def says(self, saying: Saying) -> Reply:
        """The answer as this request wants it, with what was read and what is said on the bill."""
        said = len(saying.text) + sum(len(call.name) + len(call.arguments) for call in saying.calls)
        bill = Usage(tokens_in=_read(self) // CHARACTERS, tokens_out=said // CHARACTERS, cached=0)
        return Request.says(self, replace(saying, usage=bill))


def metered(request: Request) -> Metered:
    """The same request, on a meter."""
    return Metered(request.body, request.headers, request.path)


def _read(request: Request) -> int:
    """Characters of everything that was said, and of the forms."""
    messages = sum(len(text) for _who, text in request.shape.said(request.body))
    return messages + len(request.rules) + len(json.dumps(dict(request.tools)))
