"""What counsel argue: how strongly, with which fallacies, and what may not be said to a jury."""
