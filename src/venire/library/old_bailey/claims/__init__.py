"""What was said in court, cut into claims that a juror can hold."""
