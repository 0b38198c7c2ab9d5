"""What the table understands: the case it knows, the claims that a speech puts, and what the file contradicts."""
