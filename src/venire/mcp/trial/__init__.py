"""A whole trial, for agents from outside."""
