"""The seats that a language model can take: the role of each, its parts, its players."""
