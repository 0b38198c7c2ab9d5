"""The judge of a deliberation, who narrates at each station and is on nobody's side."""
