"""A text taken apart into clauses and stretches, each with its polarity."""
