"""What a caller may give in several forms, read into the one that the house knows."""
