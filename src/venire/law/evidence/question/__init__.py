"""A question in its setting, as a detector is given it."""
