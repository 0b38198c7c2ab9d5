"""A small model with real weights behind a real server: proves the plumbing, not how well it plays."""
