"""Persuading jurors at the terminal."""
