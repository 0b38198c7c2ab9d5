"""Kind → the room in which its sessions are held at the terminal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from venire.app import Venire
from venire.cli.debate.room import debate_in_terminal
from venire.cli.deliberation.room import play_in_terminal
from venire.cli.drill.room import drill_in_terminal
from venire.cli.examination.room import Manner, sit_in_court
from venire.cli.persuasion.room import persuade_in_terminal
from venire.errors import VenireError
from venire.host.session import AnySession

Room = Callable[[Venire, AnySession, Manner, bool], Awaitable[object]]


async def _jury(venire: Venire, session: AnySession, manner: Manner, resumed: bool) -> None:
    await play_in_terminal(venire, session, manner.pace, resumed)


ROOMS: Mapping[str, Room] = {
    "deliberation": _jury,
    "examination": sit_in_court,
    "trial": sit_in_court,
    "drill": drill_in_terminal,
    "debate": debate_in_terminal,
    "persuasion": persuade_in_terminal,
}


async def sit_in(venire: Venire, session: AnySession, pace: float, coach: bool, *, resumed: bool) -> None:
    """Go on with a session in its room. Raises :class:`VenireError` for a kind that has none."""
    if session.kind.name not in ROOMS:
        raise VenireError(
            f"Sessions of the kind {session.kind.name!r} have no room at the terminal.", "`venire export` reads them."
        )
    manner = Manner(pace=pace, coach=coach)
    await venire.go_on(session, manner.breath, wakes=True)
    await ROOMS[session.kind.name](venire, session, manner, resumed)
