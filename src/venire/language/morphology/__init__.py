"""Forms of verbs, grammatical persons, and the sex that a name or a pronoun tells."""
