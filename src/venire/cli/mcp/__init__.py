"""``venire mcp``, and agents at the door of ``venire serve``."""
