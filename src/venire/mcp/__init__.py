"""Agents from outside, by the Model Context Protocol: they read cases, hold proceedings, and sit in seats."""
