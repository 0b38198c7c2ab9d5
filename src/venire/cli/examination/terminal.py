"""Examinations and trials at the terminal."""

from __future__ import annotations

from venire.cli.endings.sections import show_debrief
from venire.cli.examination import command, trial_command
from venire.cli.examination.room import sit_in_court
from venire.cli.terminal.terminal import Terminal

EXAMINATION = Terminal(sit_in_court, command.examine, command.EXAMPLES, show_debrief)
TRIAL = Terminal(sit_in_court, trial_command.trial, trial_command.EXAMPLES, show_debrief)
