"""For whom a sentence speaks, which is not always whoever speaks it."""
