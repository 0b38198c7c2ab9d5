"""Words that mean the same, the opposite or a kind of another: an extract of WordNet 3.1."""
