"""What an answer does with its question, and what it says on its own."""
