"""Persuade jurors one by one, then settle."""
