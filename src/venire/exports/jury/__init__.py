"""A jury's talk told: votes that changed, a hung jury, its debrief, as Markdown and HTML."""
