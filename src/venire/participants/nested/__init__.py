"""Whoever sits in a proceeding within another: unwraps the ask and its view."""
