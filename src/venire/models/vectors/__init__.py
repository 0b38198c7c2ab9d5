"""Sentence vectors, and how alike texts are by them."""
