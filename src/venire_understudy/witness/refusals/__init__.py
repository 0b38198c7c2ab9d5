"""What a witness does not answer and what it says instead: no question, too vague a one, hearsay, the law, guesses."""
