"""Questions that turn on a time or a place: where the witness was then, what it saw, what came next, the whole
story."""
