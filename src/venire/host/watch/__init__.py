"""Monitors that read the record of a session beside its driver."""
