"""The debater, on a case or on a topic with sources."""
