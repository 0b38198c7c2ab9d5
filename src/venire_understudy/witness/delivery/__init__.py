"""A finding put into the witness's words: how it begins, agrees, tells, remembers and adds."""
