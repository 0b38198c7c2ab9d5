"""The last page: what is told when the jurors have voted, by how it came out and how the player persuaded."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from venire.language.fitted.tables import shipped_values
from venire.law.persuasion.endings import Way

Outcome = Literal["won", "lost", "unearned"]
"""The player's verdict, won by talk; the other verdict; the player's verdict, which came by itself."""


@cache
def endings() -> Mapping[Outcome, Mapping[Way, str]]:
    """How it came out → the player's way → the ending, from ``last_page.yaml``."""
    return shipped_values("venire.law.persuasion", "last_page.yaml", dict[Outcome, dict[Way, str]])
