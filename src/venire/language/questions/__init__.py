"""What a question is built like, asks and puts."""
