"""Matching pennies: two hands, opened together. If the coins agree the first player scores, otherwise the second."""
