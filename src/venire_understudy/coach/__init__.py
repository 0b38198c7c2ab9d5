"""The drill of objections: the coach who makes the questions, and the student who objects to them."""
