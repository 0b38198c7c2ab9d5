"""How a juror's speech is planned and put into words."""
