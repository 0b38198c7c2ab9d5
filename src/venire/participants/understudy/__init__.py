"""The embedded mind: plays every role from the case alone, without a key, a network or a download.

Source: spec/models.md, "The understudy". It says nothing that is not in the case file or on a juror's card.
"""
