"""The player without a model: plays every seat from the case alone, without a key, a network or a download."""
