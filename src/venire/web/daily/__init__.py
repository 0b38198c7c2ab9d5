"""The case of the day: for everybody the same jury on the same case."""
