"""Which facts of the affidavit a question is about, and which phrase of a fact has what it wants to be told."""
