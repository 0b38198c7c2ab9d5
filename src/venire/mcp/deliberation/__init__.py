"""A jury's deliberation, for agents from outside."""
