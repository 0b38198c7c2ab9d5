"""Ethics guard: what would do harm outside the room."""
