"""Whether a piece of evidence is hearsay by definition: read, weighed by its signs, answered."""
