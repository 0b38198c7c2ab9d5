"""Persuasions at the terminal."""

from __future__ import annotations

from venire.cli.endings.sections import show_debrief
from venire.cli.persuasion import command
from venire.cli.persuasion.room import persuade_in_terminal
from venire.cli.terminal.terminal import Terminal

TERMINAL = Terminal(persuade_in_terminal, command.persuade, command.EXAMPLES, show_debrief)
