"""The part of a fact that is said, without what the question has said already."""
