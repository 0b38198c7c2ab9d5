"""The injection guard: attempts to break a role, or to reach what is sealed, by words put before a model."""
