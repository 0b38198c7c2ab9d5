"""A session as a document: JSON Lines, JSON, Markdown, HTML. Source: spec/platform.md, "Observability and records"."""
