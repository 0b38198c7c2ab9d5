"""The listeners of a deliberation: how each speech struck each of them, and what showed."""
