"""Witnesses are examined before a judge: direct, cross, redirect and recross."""
