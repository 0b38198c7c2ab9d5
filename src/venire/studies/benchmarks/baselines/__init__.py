"""Plain ways to the same judgement, to be beaten."""
