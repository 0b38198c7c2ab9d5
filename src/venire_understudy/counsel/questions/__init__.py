"""The forms of a question made from one fact, and the names in it."""
