"""When the time for an ask has run out."""

from __future__ import annotations

from datetime import datetime

from venire.kernel.folds.timing import Timing
from venire.kernel.proceeding import Ask


def remaining(ask: Ask, timing: Timing, now: datetime) -> float | None:
    """Seconds left before the default of this ask counts: its limit, less the time that counted. Never below 0.

    None where there is no limit or no default. How long a limit is, and whether there is one, is a setting of the
    proceeding: ``turn_limit``, ``objection_window``.
    """
    if ask.limit is None or ask.default is None:
        return None
    return max(0.0, ask.limit - timing.elapsed(ask.key, now))
