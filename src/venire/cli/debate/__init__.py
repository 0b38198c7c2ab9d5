"""Debates at the terminal."""
