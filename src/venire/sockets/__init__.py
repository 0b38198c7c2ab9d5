"""What other packages may add to: a socket, the entry points that it looks at, and what belongs into which."""
