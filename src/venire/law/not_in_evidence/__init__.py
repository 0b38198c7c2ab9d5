"""What counsel tells a jury as a fact and nobody swore to. Source: spec/trial.md, "Flows".

Argument, fair inference, rhetorical questions, common experience and law are no facts and are left alone; where it is
not plain which of the two a sentence is, it is left alone too.
"""
