"""The shapes of three providers: how each puts a request, an answer, a stream and an error."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from tests.scripted_server.saying import Saying


class Shape(Protocol):
    """One provider's; the body is what was posted."""

    def rules(self, body: Mapping[str, Any]) -> str:
        """The text of the system part."""
        ...

    def said(self, body: Mapping[str, Any]) -> list[tuple[str, str]]:
        """Who said what, in order: ``user``, ``model`` or ``tool``."""
        ...

    def tools(self, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The tools on offer, each as it was sent, by name."""
        ...

    def schema(self, body: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The JSON schema that the answer must keep to, if there is one."""
        ...

    def whole(self, saying: Saying) -> str:
        """The answer in one piece."""
        ...

    def events(self, saying: Saying) -> tuple[str, ...]:
        """The answer as server-sent events."""
        ...

    def error(self, status: int, fault: str) -> str:
        """The body of an error."""
        ...
