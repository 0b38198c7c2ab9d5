"""Tokens and accounts over HTTP and on the page."""
