"""Words by themselves: which mean the same, which belong together, how verbs are inflected."""
