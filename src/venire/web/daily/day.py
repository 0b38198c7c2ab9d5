"""Which case and which dice a day has. Both follow from the date alone, so that every venire has the same."""

from __future__ import annotations

from datetime import date

from venire.kernel.opening import FORKED
from venire.library.shipped import ShippedCases

MARK = "daily-"
"""How the seed of a day begins."""
MOST = 1_000


def case_of(day: date) -> str:
    """The id of its case, in turn: one of those that come with venire and have a full file."""
    full = sorted(card.id for card in ShippedCases().list(0, MOST) if not card.thin)
    return full[day.toordinal() % len(full)]


def seed_of(day: date) -> str:
    """Its dice: ``daily-2026-11-23``."""
    return f"{MARK}{day.isoformat()}"


def day_of(seed: str) -> date | None:
    """The day whose dice these are, or on whose case a room has sat with dice of its own; None for all others."""
    try:
        return date.fromisoformat(seed.partition(FORKED)[0].removeprefix(MARK)) if seed.startswith(MARK) else None
    except ValueError:
        return None


def written(day: date) -> str:
    """ "23 November 2026"."""
    return f"{day.day} {day:%B %Y}"
