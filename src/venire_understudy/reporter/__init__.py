"""The court reporter: what an answer established, and which targets it gave."""
