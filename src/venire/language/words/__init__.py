"""What words mean: stems, plain synonyms, opposites, turns of phrase."""
