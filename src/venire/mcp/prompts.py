"""What an agent is told of each role, before it takes a seat. The words lie in ``roles``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import resources
from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from pydantic import Field

RoomToJoin = Annotated[str, Field(description="The code of the room to join; empty: a new room.")]
CaseToPlay = Annotated[str, Field(description="Without a room: the id of a case; empty: one by lot.")]
SideToTake = Annotated[str, Field(description="prosecution or defence.")]
WhoTestifies = Annotated[str, Field(description="The id of the witness: W1.")]
TopicToArgue = Annotated[str, Field(description="Without a room: what is debated.")]


def juror(room: RoomToJoin = "", case_id: CaseToPlay = "") -> str:
    """Sit in a jury and help to find a verdict."""
    return _told("juror", "join_jury", room=room, case_id=case_id)


def counsel(side: SideToTake = "prosecution", room: RoomToJoin = "", case_id: CaseToPlay = "") -> str:
    """Examine and cross-examine witnesses for one side."""
    return _told("counsel", "join_counsel", side=side, room=room, case_id=case_id)


def witness(who: WhoTestifies = "W1", room: RoomToJoin = "", case_id: CaseToPlay = "") -> str:
    """Testify from an affidavit, and from nothing else."""
    return _told("witness", "join_witness", witness=who, room=room, case_id=case_id)


def judge(room: RoomToJoin = "", case_id: CaseToPlay = "") -> str:
    """Rule on objections."""
    return _told("judge", "join_judge", room=room, case_id=case_id)


def debater(room: RoomToJoin = "", topic: TopicToArgue = "", case_id: CaseToPlay = "") -> str:
    """Argue in a debate that a panel judges."""
    return _told("debater", "join_debate", room=room, topic=topic, case_id=case_id)


PROMPTS: Mapping[str, Callable[..., str]] = {
    "juror": juror,
    "counsel": counsel,
    "witness": witness,
    "judge": judge,
    "debater": debater,
}


def add_prompts(server: MCPServer[Any]) -> None:
    """Give them to this server."""
    for name, told in PROMPTS.items():
        server.prompt(name=name, title=f"Play a {name}", description=told.__doc__)(told)


def _told(role: str, tool: str, **given: str) -> str:
    """The words for this role, with the call that takes its seat; of a room the case is the room's own."""
    of_a_room = {"case_id", "topic"} if given["room"] else {"room"}
    wanted = {name: value for name, value in given.items() if value and name not in of_a_room}
    call = ", ".join(f"{name}={value!r}" for name, value in wanted.items())
    text = resources.files("venire.mcp").joinpath("roles", f"{role}.md").read_text(encoding="utf-8")
    return text.replace("{join}", f"{tool}({call})")
