"""What may be wrong with a question: one detector a file, one line each in the table."""
