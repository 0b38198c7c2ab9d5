"""Examinations and trials at the terminal."""

from __future__ import annotations

from venire.cli.endings.sections import show_debrief
from venire.cli.examination import command, trial_command
from venire.cli.examination.closing import close_examination, close_trial
from venire.cli.examination.outcome_json import of_examination, of_trial
from venire.cli.examination.room import sit_in_court
from venire.cli.terminal.terminal import Terminal

EXAMINATION = Terminal(
    sit_in_court,
    command.examine,
    command.EXAMPLES,
    show_debrief,
    closing=close_examination,
    outcome=of_examination,
)
TRIAL = Terminal(
    sit_in_court,
    trial_command.trial,
    trial_command.EXAMPLES,
    show_debrief,
    closing=close_trial,
    outcome=of_trial,
)
