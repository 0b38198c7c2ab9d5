"""The area under the ROC curve."""

from __future__ import annotations

from collections.abc import Sequence


def auc(scored: Sequence[tuple[float, bool]]) -> float | None:
    """How often a true item is scored above a false one, a tie counting half; None without both kinds."""
    true = [score for score, label in scored if label]
    false = [score for score, label in scored if not label]
    if not true or not false:
        return None
    won = sum((one > other) + 0.5 * (one == other) for one in true for other in false)
    return won / (len(true) * len(false))
