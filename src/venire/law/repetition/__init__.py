"""Whether two questions ask the same."""
