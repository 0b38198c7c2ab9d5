"""English, without law: words, text, clauses, questions and answers."""
