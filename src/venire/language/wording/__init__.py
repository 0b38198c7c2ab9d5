"""Words and phrases without their meaning in law: content words, everyday words, numbers, and the grammar between
pieces."""
