"""A question read: its form, what it takes for granted, what stands in front of or behind it, what was said before
it."""
