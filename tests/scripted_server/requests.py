"""A model's turn as it was asked for, in whatever provider's shape."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.scripted_server.reply import Reply
from tests.scripted_server.saying import Saying
from tests.scripted_server.shapes import Shape
from tests.scripted_server.shapes.anthropic import Anthropic
from tests.scripted_server.shapes.gemini import Gemini
from tests.scripted_server.shapes.openai import OpenAI


@dataclass(frozen=True, slots=True)
class Request:
    """One request: its body, its headers in lower case, and where it was sent."""

    body: Mapping[str, Any]
    headers: Mapping[str, str]
    path: str = "/v1/chat/completions"

    @property
    def shape(self) -> Shape:
        """Told by the path."""
        if "/messages" in self.path:
            return Anthropic()
        return Gemini() if "enerateContent" in self.path else OpenAI()

    @property
    def rules(self) -> str:
        """The text of the system part."""
        return self.shape.rules(self.body)

    @property
    def matter(self) -> str:
        """The first thing said in the user's name."""
        return next(text for who, text in self.shape.said(self.body) if who == "user")

    @property
    def last(self) -> str:
        """The text of the last message, whoever's."""
        return self.shape.said(self.body)[-1][1]

    @property
    def found(self) -> list[str]:
        """What look-ups gave back so far."""
        return [text for who, text in self.shape.said(self.body) if who == "tool"]

    @property
    def tools(self) -> Mapping[str, Any]:
        """The forms and look-ups on offer as tools, by name."""
        return self.shape.tools(self.body)

    @property
    def streamed(self) -> bool:
        """Whether the answer is wanted in events."""
        return bool(self.body.get("stream")) or "streamGenerateContent" in self.path

    @property
    def wraps(self) -> bool:
        """Whether a form handed in as JSON has to name itself: there is more than one."""
        schema = self.shape.schema(self.body)
        return '"result"' in (json.dumps(schema) if schema else self.rules)

    def says(self, saying: Saying) -> Reply:
        """The answer as this request wants it."""
        if self.streamed:
            return Reply(parts=self.shape.events(saying), headers={"Content-Type": "text/event-stream"})
        return Reply(body=self.shape.whole(saying))
