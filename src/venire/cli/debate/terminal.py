"""Debates at the terminal."""

from __future__ import annotations

from venire.cli.debate import command
from venire.cli.debate.room import debate_in_terminal
from venire.cli.endings.sections import show_debrief
from venire.cli.terminal.terminal import Terminal

TERMINAL = Terminal(debate_in_terminal, command.debate, command.EXAMPLES, show_debrief)
