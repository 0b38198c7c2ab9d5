"""Drills at the terminal."""

from __future__ import annotations

from venire.cli.drill import command
from venire.cli.drill.room import drill_in_terminal
from venire.cli.endings.sections import show_debrief
from venire.cli.terminal.terminal import Terminal

TERMINAL = Terminal(drill_in_terminal, command.drill, command.EXAMPLES, show_debrief)
