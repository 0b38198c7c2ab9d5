"""What is wrong with a case file, said to its author."""
