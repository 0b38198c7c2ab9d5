"""How a judge rules on an objection, and how the ruling is spoken."""
