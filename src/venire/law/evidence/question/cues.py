"""Cues by which a detector knows a defect, read from the data file beside it."""

from __future__ import annotations

import re

from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import shipped_values


class DefectCue(Frozen):
    """``sure``: how sure a match makes it, 0 to 1. ``pattern``: in pieces that are read as one, in lower case.
    ``about``: what it speaks of, where that matters."""

    sure: float = Field(ge=0, le=1)
    pattern: tuple[str, ...] = Field(min_length=1)
    about: str = ""

    def compiled(self, **stands_for: str) -> re.Pattern[str]:
        """Its pattern, with what ``<name>`` in it stands for."""
        pattern = "".join(self.pattern)
        for name, meant in stands_for.items():
            pattern = pattern.replace(f"<{name}>", meant)
        return re.compile(pattern)


def cues(package: str, name: str) -> tuple[DefectCue, ...]:
    """The cues of a data file of this package. Raises :class:`ValueError` with the file's name where one is wrong."""
    return shipped_values(package, name, tuple[DefectCue, ...])
