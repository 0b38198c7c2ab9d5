"""Typographic quotation marks and dashes as a keyboard has them."""

from __future__ import annotations

_PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-"})


def plain_marks(text: str) -> str:
    """The text with straight quotes and hyphens, of the same length."""
    return text.translate(_PLAIN)
