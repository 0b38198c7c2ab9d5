"""One call of a language model: form, turn, drafts, waits, failures."""
