"""The terminal itself: pages, lines, keys, options, and a session attended from it."""
