"""Calls of models on cassette: recorded, and played again."""
