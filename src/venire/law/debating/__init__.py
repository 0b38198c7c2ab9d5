"""Structured argument and its judging: the graph, criteria, causes, the panel. Source: spec/debate.md."""
