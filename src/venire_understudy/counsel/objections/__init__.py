"""Whether to object or to move to strike, on which ground, and what the asking side answers."""
