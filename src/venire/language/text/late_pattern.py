"""Patterns that are compiled for the first text they are tried on: a session meets few of those that English needs."""

from __future__ import annotations

import re
from typing import cast


class _LatePattern:
    """Stands for a pattern until something is asked of it; what was asked for once is at hand."""

    def __init__(self, pattern: str, flags: int) -> None:
        self.pattern = pattern
        self._flags = flags
        self._compiled: re.Pattern[str] | None = None

    def __getattr__(self, name: str) -> object:
        if self._compiled is None:
            self._compiled = re.compile(self.pattern, self._flags)
        found: object = getattr(self._compiled, name)
        setattr(self, name, found)
        return found


def late_pattern(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """As :func:`re.compile`, when it is first used. It is asked by its own methods alone: ``found.search(text)``."""
    return cast("re.Pattern[str]", _LatePattern(pattern, flags))
