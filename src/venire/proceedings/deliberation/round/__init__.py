"""A round of talk: who speaks, how speeches move the listeners, and what of it is told later."""
