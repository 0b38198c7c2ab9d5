"""What a language model is told that plays a juror whom somebody tries to persuade."""
