"""Behaviour: a speaker whose style, topic or stance drifts away from its own."""
