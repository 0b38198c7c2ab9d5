"""Reads transcripts of hearings that took place: one file a form."""
