"""Rooms in a browser and over HTTP."""
