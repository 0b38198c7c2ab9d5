"""What a session is likely to take of language models, told before it begins."""
