"""A chat completion as it was asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Request:
    """One request: its body, and its headers in lower case."""

    body: Mapping[str, Any]
    headers: Mapping[str, str]

    @property
    def rules(self) -> str:
        """The text of the system part."""
        return "\n".join(_text(one) for one in self.body["messages"] if one["role"] in ("system", "developer"))

    @property
    def matter(self) -> str:
        """The first thing said in the user's name."""
        return next(_text(one) for one in self.body["messages"] if one["role"] == "user")

    @property
    def last(self) -> str:
        """The text of the last message, whoever's."""
        return _text(self.body["messages"][-1])

    @property
    def tools(self) -> Mapping[str, Any]:
        """The forms on offer as tools, by name."""
        return {tool["function"]["name"]: tool["function"] for tool in self.body.get("tools", [])}


def _text(message: Mapping[str, Any]) -> str:
    content = message.get("content") or ""
    return content if isinstance(content, str) else "\n".join(part.get("text", "") for part in content)
