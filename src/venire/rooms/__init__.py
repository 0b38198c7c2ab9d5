"""Rooms: one proceeding, and whoever comes to it by a code. Source: spec/platform.md, "Rooms, seats, tokens"."""
