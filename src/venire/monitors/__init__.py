"""Monitors: each watches the record as it grows, and notes what it finds for the bench. Source: spec/debate.md."""
