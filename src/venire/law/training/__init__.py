"""What a student's work is worth, and what to practise next."""
