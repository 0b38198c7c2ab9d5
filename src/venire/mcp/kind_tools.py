"""What a kind of proceeding gives to agents from outside."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from venire.errors import VenireError
from venire.exports.casefile import public
from venire.exports.tellings.kinds import telling
from venire.host.session import AnySession
from venire.kernel.kind import AnyKind
from venire.kernel.part import loaded
from venire.kernel.record import Seat
from venire.law.case_file.case import Case
from venire.mcp.desk import Desk
from venire.mcp.seats.place import Place
from venire.mcp.tool import AgentTool

Gives: TypeAlias = Callable[[Desk], Sequence[AgentTool]]
"""The tools of a kind, at this desk."""
Figures: TypeAlias = Callable[[Desk, AnySession], Mapping[str, Any]]
"""What is told of a finished session beside how every kind ends: fields of
:class:`venire.mcp.held.outcome.HeldOutcome`."""


def _nothing_more(_desk: Desk, _session: AnySession) -> Mapping[str, Any]:
    return {}


Reads: TypeAlias = Callable[[Case, Seat], Case]
"""The case as whoever sits here may read it."""


def _whole(case: Case, _seat: Seat) -> Case:
    return case


@dataclass(frozen=True, slots=True)
class KindTools:
    """The tools by which agents hold a kind's proceedings and sit in its seats. Two kinds that ask for the same acts
    name the same tool."""

    gives: Gives
    figures: Figures = _nothing_more
    reads: Reads = _whole


def kind_tools(kind: AnyKind) -> KindTools | None:
    """What this kind gives; None where agents are not seated in it."""
    return None if kind.agents is None else loaded(kind.agents)


def tools_of(desk: Desk) -> Sequence[AgentTool]:
    """The tools of every kind, each once."""
    given = [found for kind in desk.venire.kinds.values() if (found := kind_tools(kind)) is not None]
    return list({tool.name: tool for one in given for tool in one.gives(desk)}.values())


def own_file(place: Place, desk: Desk) -> Mapping[str, Any]:
    """The open case file, as this seat may read it. Raises :class:`VenireError` where it is on no case."""
    case = telling(place.session).case if place.session else _settled(place, desk)
    if case is None:
        raise VenireError("This proceeding is on no case.", "What there is to argue from stands in view_debate.")
    given = kind_tools(desk.venire.kinds[place.room.kind])
    return public(given.reads(case, place.seat) if given else case)


def _settled(place: Place, desk: Desk) -> Case | None:
    """The case of a room that has not begun."""
    return desk.case(place.room.case) if place.room.case else None
