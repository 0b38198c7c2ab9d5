"""A whole trial: openings, the examination of witnesses, closings, and the same jury's deliberation."""
