"""What other packages add to venire: the sockets that they plug into, found by entry points."""
