"""Figures drawn on the server as SVG."""
