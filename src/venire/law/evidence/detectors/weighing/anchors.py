"""Typical questions to which others are likened: the middles of a hundred clusters of the training questions."""

from __future__ import annotations

from functools import cache

from venire.language.fitted.tables import shipped_lines


@cache
def anchors() -> tuple[str, ...]:
    """All of them, from ``anchors.txt``."""
    return shipped_lines("venire.law.evidence.detectors.weighing", "anchors.txt")
