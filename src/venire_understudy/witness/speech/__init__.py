"""How written English is said aloud: contractions, everyday turns, pronouns for names, yes and no; and the answer as a
value."""
