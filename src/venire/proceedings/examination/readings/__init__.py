"""Readings of a record: where it stands, what was hidden, what a jury heard, and the debrief."""
