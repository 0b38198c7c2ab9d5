"""A jury's deliberation at the terminal."""

from __future__ import annotations

from venire.cli.deliberation import command
from venire.cli.terminal.terminal import Terminal
from venire.kernel.part import later

TERMINAL = Terminal(
    later("venire.cli.deliberation.room:sit_in"),
    command.deliberate,
    command.EXAMPLES,
    later("venire.cli.deliberation.debrief:show_debrief"),
    later("venire.cli.records.comparison:compare"),
)
