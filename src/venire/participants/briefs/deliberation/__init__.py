"""The roles of a jury deliberation, as a language model plays them."""
