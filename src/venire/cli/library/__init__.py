"""Cases and jurors at the terminal: listed, shown, checked, read."""
