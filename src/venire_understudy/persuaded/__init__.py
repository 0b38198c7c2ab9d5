"""The juror whom somebody tries to persuade, and scripted players who try."""
