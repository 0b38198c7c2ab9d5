"""The courtroom at the terminal: examinations and trials."""
