"""The understudy as a juror whom somebody tries to persuade, and as somebody who tries."""
