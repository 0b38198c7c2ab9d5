"""What counsel still wants of a witness, in which order, and the question that asks for it."""
