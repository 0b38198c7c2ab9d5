"""An agent from outside: the official client, which knows nothing but the tools."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from mcp import Client
from mcp.types import TextContent

Answers = Callable[["Seat", Mapping[str, Any]], Awaitable[None]]
"""What an agent does with an ask that waits for it."""
TURNS = 400
"""More than any proceeding of these tests takes."""


@dataclass(frozen=True)
class Agent:
    """Calls tools, and sees to it that they answer."""

    client: Client

    async def call(self, tool: str, **arguments: Any) -> dict[str, Any]:
        """The typed answer of a tool."""
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        assert answer.structured_content is not None, f"{tool} gives nothing that is typed"
        return answer.structured_content

    async def refused(self, tool: str, **arguments: Any) -> str:
        """The sentence with which a tool refuses."""
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error, answer.structured_content
        (said,) = answer.content
        assert isinstance(said, TextContent)
        assert "\n" not in said.text
        assert "Traceback" not in said.text
        assert said.text.endswith(".")
        return said.text

    async def joins(self, tool: str, **arguments: Any) -> Seat:
        """A seat, taken."""
        given = await self.call(tool, **arguments)
        return Seat(self, given["seat_token"], given)


@dataclass(frozen=True)
class Seat:
    """An agent in its seat."""

    agent: Agent
    token: str
    given: Mapping[str, Any]

    async def call(self, tool: str, **arguments: Any) -> dict[str, Any]:
        return await self.agent.call(tool, seat_token=self.token, **arguments)

    async def refused(self, tool: str, **arguments: Any) -> str:
        return await self.agent.refused(tool, seat_token=self.token, **arguments)

    async def begins(self) -> None:
        """Begin the room that was opened for this seat."""
        await self.agent.call("begin", room=self.given["room"], host_key=self.given["host_key"])

    async def plays(self, answers: Answers) -> list[dict[str, Any]]:
        """Do what is asked until it is over; every line that was heard."""
        heard, since, turn = list[dict[str, Any]](), 0, dict[str, Any]()
        for _ in range(TURNS):
            turn = await self.call("wait_for_turn", since=since)
            heard += turn["happened"]
            since = turn["upto"]
            if turn["state"] == "over":
                return heard
            for ask in turn["asked"]:
                if ask["waits"]:
                    await answers(self, ask)
                    break
        raise AssertionError(f"it did not end: {turn}")
