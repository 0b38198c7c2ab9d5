"""Solvers of published tasks, which only the studies use."""
