"""Choosing among the offered endings of an evidence question."""
