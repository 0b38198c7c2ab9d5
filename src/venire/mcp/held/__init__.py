"""Whole proceedings, held for whoever asks."""
