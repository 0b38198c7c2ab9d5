"""``venire study``: measure many sessions."""
