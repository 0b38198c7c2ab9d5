"""Folds of any record that no rule reads: what models took, how long each ask has been open, what a viewer saw."""
