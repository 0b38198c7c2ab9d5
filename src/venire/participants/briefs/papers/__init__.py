"""What of the case file a prompt holds: the papers, excerpts, hours, and points to be made from them."""
