"""What the sessions of one player show taken together."""
