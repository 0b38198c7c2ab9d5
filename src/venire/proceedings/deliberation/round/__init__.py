"""A round of talk: who speaks, and how speeches move the listeners."""
