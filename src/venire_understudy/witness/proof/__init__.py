"""Whether the witness may swear to a yes or a no on the fact it rests on."""
