"""Counts, correlations, intervals, and the report of a benchmark."""
