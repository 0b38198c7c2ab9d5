"""Whoever answers asks. Each file is one kind; they meet in :mod:`venire.seats`."""
