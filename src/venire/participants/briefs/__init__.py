"""What a language model plays from: prompts made of a seat's view."""
