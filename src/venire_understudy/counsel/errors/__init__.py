"""Questions that are wrong on purpose, and what they may speak of."""
