"""Deception: what a speaker contradicts, makes up, or puts in place of a reason."""
