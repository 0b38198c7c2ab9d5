"""The parts of the output check, one kind of disobedience each: pure functions over a text."""
