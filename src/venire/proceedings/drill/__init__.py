"""Object, or let it stand: short practice with exact truth."""
