"""Structured debate."""
