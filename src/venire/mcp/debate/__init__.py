"""A debate, for agents from outside."""
