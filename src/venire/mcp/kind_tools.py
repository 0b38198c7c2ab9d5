"""What a kind of proceeding gives to agents from outside."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from venire.host.session import AnySession
from venire.kernel.kind import AnyKind
from venire.kernel.part import loaded
from venire.mcp.desk import Desk
from venire.mcp.tool import AgentTool

Gives: TypeAlias = Callable[[Desk], Sequence[AgentTool]]
"""The tools of a kind, at this desk."""
Figures: TypeAlias = Callable[[Desk, AnySession], Mapping[str, object]]
"""What is told of a finished session beside how every kind ends: fields of
:class:`venire.mcp.outcome.HeldOutcome`."""


def _nothing_more(_desk: Desk, _session: AnySession) -> Mapping[str, object]:
    return {}


@dataclass(frozen=True, slots=True)
class KindTools:
    """The tools by which agents hold a kind's proceedings and sit in its seats. Two kinds that ask for the same acts
    name the same tool."""

    gives: Gives
    figures: Figures = _nothing_more


def kind_tools(kind: AnyKind) -> KindTools | None:
    """What this kind gives; None where agents are not seated in it."""
    return None if kind.agents is None else loaded(kind.agents)


def tools_of(desk: Desk) -> Sequence[AgentTool]:
    """The tools of every kind, each once."""
    given = [found for kind in desk.venire.kinds.values() if (found := kind_tools(kind)) is not None]
    return list({tool.name: tool for one in given for tool in one.gives(desk)}.values())
