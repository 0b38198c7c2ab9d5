"""Labelled sets as they are published, read, halved and spoilt."""
