"""What a person at the table may choose from: strategies, and things to point at."""
