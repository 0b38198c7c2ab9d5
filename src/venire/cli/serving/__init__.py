"""What serves: the process, and the door for agents."""
