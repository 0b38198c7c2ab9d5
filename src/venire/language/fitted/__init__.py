"""The shapes in which what was fitted to labelled examples is written down and read."""
