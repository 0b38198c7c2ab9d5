"""The courtroom in the terminal: examinations, trials, drills."""
