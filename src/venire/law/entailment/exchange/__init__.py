"""An answer read with its question: what it gives for and against a target."""
