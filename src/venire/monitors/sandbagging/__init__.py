"""Sandbagging: an agent that argues below what it has shown it can do."""
