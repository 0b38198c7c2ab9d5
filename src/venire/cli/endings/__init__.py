"""What a session came to, told at the terminal: ``venire debrief``, and the end of every play."""
