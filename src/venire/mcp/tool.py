"""A tool as a kind of proceeding, or the house, gives it to agents from outside."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from mcp.server.mcpserver import Context, MCPServer
from mcp.types import ToolAnnotations

AgentContext: TypeAlias = Context[Any, Any]
"""What the protocol tells of one call."""


@dataclass(frozen=True, slots=True)
class AgentTool:
    """One tool: what is called, and what is told of it. Its docstring is its help."""

    name: str
    title: str
    call: Callable[..., Any]
    reads: bool = False
    """Whether it changes nothing."""
    acts: tuple[str, ...] = ()
    """The acts that it hands up, by their kinds: where one of them is asked for, this tool is named."""
    more: str = ""
    """Told after its docstring."""

    def join(self, server: MCPServer[Any]) -> None:
        """Give it to this server."""
        server.add_tool(
            self.call,
            name=self.name,
            title=self.title,
            description="\n\n".join(part for part in (inspect.getdoc(self.call), self.more) if part),
            annotations=ToolAnnotations(read_only_hint=self.reads, destructive_hint=False, open_world_hint=False),
        )
