"""Readings of a record: where it stands, who moved whom, why a jury hung, and the same talk once more."""
