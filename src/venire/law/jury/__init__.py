"""What jurors believe: before a word is said, as arguments move it, and of the case as they heard it."""
