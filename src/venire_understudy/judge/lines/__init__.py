"""What the judge of an examination says, and how it speaks of the witness."""
