"""Drills of objections at the terminal."""
