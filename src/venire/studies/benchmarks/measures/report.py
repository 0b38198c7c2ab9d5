"""What a benchmark tells: scores, their intervals, plain baselines beside them, and what was missed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from pydantic import Field

from venire.kernel.frozen import Frozen


class LabelScore(Frozen):
    """One label of a set: of ``n`` items that carry it."""

    n: int
    precision: float | None = None
    recall: float | None = None
    f1: float | None = None
    accuracy: float | None = None


class BenchmarkReport(Frozen):
    """The outcome of one task on one file. What does not apply is None and is left out of :meth:`told`.

    Shares are 0 to 1. ``intervals``: 95 % intervals by the score's name, Wilson for shares, bootstrap for the rest.
    ``baseline``: what plain guessing reaches, by the guess's name. ``halves``: the same scores on parts of the file,
    where a part was kept unseen in development. ``missed``: the ids judged otherwise than labelled.
    """

    task: str
    n: int
    accuracy: float | None = None
    precision: float | None = None
    recall: float | None = None
    f1: float | None = None
    micro_f1: float | None = None
    macro_f1: float | None = None
    auc: float | None = None
    false_alarm_rate: float | None = None
    scores: Mapping[str, float] = Field(default_factory=dict)
    """Further scores that this task alone has, such as ``rule_accuracy``."""
    intervals: Mapping[str, tuple[float, float]] = Field(default_factory=dict)
    baseline: Mapping[str, float] = Field(default_factory=dict)
    halves: Mapping[str, Mapping[str, float]] = Field(default_factory=dict)
    per_label: Mapping[str, LabelScore] = Field(default_factory=dict)
    missed: Sequence[str] = ()

    def told(self) -> dict[str, object]:
        """One JSON object: every figure that applies, rounded to four places, the task's own scores among the rest."""
        plain = self.model_dump(exclude_none=True)
        own = plain.pop("scores")
        empty = [name for name in ("intervals", "halves", "per_label") if not plain[name]]
        kept = {name: value for name, value in plain.items() if name not in empty}
        return json.loads(json.dumps({**kept, **own}), parse_float=_rounded)


def _rounded(text: str) -> float:
    return round(float(text), 4)
