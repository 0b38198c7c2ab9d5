"""The jury room at the terminal."""
