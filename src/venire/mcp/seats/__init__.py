"""Where a caller sits: how the seat is taken, and what can be done from it."""
