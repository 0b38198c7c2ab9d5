"""How much the speeches of one round do together to one listener, when a model reads them one by one.

A model gives every speech its due and forgets the sum: the speakers of a round cannot hear each other and mostly have
the same points, so the third of them is no news. Of the impacts of a round in one direction the strongest counts in
full and each further one :data:`AGAIN` as much as the one before. In a deliberation that models played this brings the
mean change asked of a listener in a round from .26 to .19; the understudy, which reckons with what was said before,
asks for .16. The law of :mod:`venire.law.jury.belief` is the same for both. Pure.
"""

from __future__ import annotations

from collections.abc import Sequence

AGAIN = 1 / 3
"""What a further speech in the same direction counts of the one that struck harder."""


def adding_up(impacts: Sequence[float]) -> tuple[float, ...]:
    """The impacts of one round on one listener, -1 to 1, in their order, as they count together."""
    places = _places(impacts, toward=1) | _places(impacts, toward=-1)
    return tuple(round(impact * AGAIN ** places.get(at, 0), 3) for at, impact in enumerate(impacts))


def _places(impacts: Sequence[float], toward: int) -> dict[int, int]:
    """Which is the strongest in this direction, which the next: place in the round → 0, 1, …"""
    ours = [at for at, impact in enumerate(impacts) if impact * toward > 0]
    ranked = sorted(ours, key=lambda at: -abs(impacts[at]))
    return {at: place for place, at in enumerate(ranked)}
