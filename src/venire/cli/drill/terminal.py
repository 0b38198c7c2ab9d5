"""Drills at the terminal."""

from __future__ import annotations

from venire.app import Venire
from venire.cli.drill import command
from venire.cli.drill.room import drill_in_terminal
from venire.cli.endings.sections import show_debrief
from venire.cli.terminal.terminal import Terminal
from venire.host.session import AnySession


def outcome(venire: Venire, session: AnySession) -> dict[str, object]:
    """The debrief as it is. Raises :class:`VenireError` while the drill goes on."""
    return {"case": venire.case_of(session).id, **venire.ending(session).model_dump(mode="json")}


TERMINAL = Terminal(drill_in_terminal, command.drill, command.EXAMPLES, show_debrief, outcome=outcome)
