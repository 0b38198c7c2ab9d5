"""A hearing told: caption, transcript, exhibits, what was sealed, lessons."""
