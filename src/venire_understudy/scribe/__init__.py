"""The scribe and the summarizer: a person's strategy as an argument, and the points most talked about."""
