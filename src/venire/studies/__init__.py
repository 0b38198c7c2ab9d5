"""Measurements over many sessions. Source: spec/science.md."""
