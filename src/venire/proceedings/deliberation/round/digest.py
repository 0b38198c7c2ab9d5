"""What was said a while ago, in three to five lines, so that no view grows with the talk.

Source: spec/deliberation.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

LINES = 5


def digest(since: Sequence[tuple[int, str]], told: Callable[[str], str]) -> tuple[str, ...]:
    """The claims most talked about, most talked about first, each in the case's own words.

    ``since`` holds (juror, main claim) of every speech since the last digest.
    """
    counted = Counter(claim for _, claim in since)
    first = {claim: place for place, (_, claim) in reversed(list(enumerate(since)))}
    ranked = sorted(counted, key=lambda claim: (-counted[claim], first[claim]))
    return tuple(told(claim) for claim in ranked[:LINES])
