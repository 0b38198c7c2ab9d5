"""A jury's deliberation at the terminal."""

from __future__ import annotations

from venire.app import Venire
from venire.cli.deliberation import command
from venire.cli.deliberation.debrief import show_debrief
from venire.cli.deliberation.room import play_in_terminal
from venire.cli.records.comparison import compare
from venire.cli.terminal.terminal import Manner, Terminal
from venire.host.session import AnySession


async def _room(venire: Venire, session: AnySession, manner: Manner, resumed: bool) -> None:
    await play_in_terminal(venire, session, manner.pace, resumed)


TERMINAL = Terminal(_room, command.deliberate, command.EXAMPLES, show_debrief, compare)
