"""The affidavit read once: its sentences, clauses and phrases, its pronouns, its facts in the first person, and who is
named."""
