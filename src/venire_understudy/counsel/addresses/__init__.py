"""Counsel speaks to the jury: openings and closings."""
