"""The juror of a deliberation: what it says of all it could say, and when its vote has changed."""
