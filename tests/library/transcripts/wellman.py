"""A page of Wellman, The Art of Cross-Examination (1903; public domain), as a machine read it."""

PAGE = """The case was called for trial in the Supreme Court.
Mr. Choate. "Did you ever go to this store but the
one time?"
Miss Martinez. "Never went there but the one time."
Mr. Choate. And you are sure of that?"
Miss Martinez. "I am very sure of that."
Mr. Choate. "You say you looked at a solitaire
diamond ring?"
Miss Martinez. "Yes, but Mr. del Valle told me
that he preferred an amethyst, and I took the amethyst.”
Mr. Choate. There was a considerable difference
66
in the cost, wasn't there, between them?
Miss Martinez. "There was."
Mr. Choate here deviated from his former plan of not
drawing out the plaintiff.
242
------
Mr. Choate. "There was some trouble about the ring
being too large, wasn't there?"
Miss Martinez. "Yes, the ring was too large for the
fin-
ger I wished it for."¹
¹ The jury remained locked up for twenty-six hours unable to agree upon a
verdict, several of them voting for large damages.
243
------
Mr Choate. "Did you register your name at that
hotel?"
Miss Martinez. "I did not register. I suppose I was
registered." (The name was in the handwriting of
another.)
Court. "Proceed."
Mr. Choate (rising). "Were you introduced to them?"
Miss Martinez (in a low voice). "I was."
"""
