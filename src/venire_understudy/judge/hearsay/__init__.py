"""Hearsay before the judge: whose words are asked for, and by which exception they come in."""
