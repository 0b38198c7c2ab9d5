"""The understudy as the panel of a debate: how well argued an argument is, and who made the better case."""
