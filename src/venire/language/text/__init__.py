"""Text as sentences and tokens, and the times, dates and amounts in it."""
