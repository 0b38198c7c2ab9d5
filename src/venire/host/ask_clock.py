"""When the time for an ask has run out."""

from __future__ import annotations

from datetime import datetime

from venire.kernel.proceeding import Ask
from venire.kernel.timing import Timing


def remaining(ask: Ask, timing: Timing, now: datetime, factor: float | None) -> float | None:
    """Seconds left before the default of this ask counts: its limit times ``factor``, less the time that counted.

    None where there is no limit, no default, or limits are off (``factor`` None). Never below 0.
    """
    if ask.limit is None or ask.default is None or factor is None:
        return None
    return max(0.0, ask.limit * factor - timing.elapsed(ask.key, now))
