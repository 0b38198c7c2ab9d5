"""``corrections``: is a person at the jury's table contradicted only where the file does? JSON Lines of what is said.

Each item has the ``case``, the ``text`` and whether it is ``true``: whether the file bears it, or leaves it open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from venire.studies.benchmarks.measures.counting import wilson
from venire.studies.benchmarks.measures.report import BenchmarkReport, LabelScore
from venire.studies.benchmarks.sets.lines import SetItem, json_rows


class SaidAtTable(SetItem):
    """A line of such a set."""

    case: str
    text: str
    true: bool


Contradicted = Callable[[str, str], bool]
"""A case's id, what somebody says at its table → whether the table says that the file has it otherwise."""


@dataclass(frozen=True, slots=True)
class CorrectionJudged:
    item: SaidAtTable
    contradicted: bool

    @property
    def right(self) -> bool:
        return self.contradicted is not self.item.true


def corrections(path: Path, contradicted: Contradicted) -> BenchmarkReport:
    """How many true sentences are contradicted, and how many false ones caught. Raises :class:`VenireError` for a path
    without such a set."""
    judged = [CorrectionJudged(item, contradicted(item.case, item.text)) for item in json_rows(path, SaidAtTable)]
    true, false = ([one for one in judged if one.item.true is side] for side in (True, False))
    wrongly, rightly = (sum(one.contradicted for one in part) for part in (true, false))
    intervals = {"true_contradicted": wilson(wrongly, len(true))} if true else {}
    intervals |= {"false_caught": wilson(rightly, len(false))} if false else {}
    return BenchmarkReport(
        task="corrections",
        n=len(judged),
        accuracy=sum(one.right for one in judged) / len(judged),
        false_alarm_rate=wrongly / len(true) if true else None,
        recall=rightly / len(false) if false else None,
        scores={"true": len(true), "true_contradicted": wrongly, "false": len(false), "false_caught": rightly},
        intervals=intervals,
        per_label=_by_case(judged),
        missed=[one.item.text for one in judged if not one.right],
    )


def _by_case(judged: list[CorrectionJudged]) -> dict[str, LabelScore]:
    cases = dict.fromkeys(one.item.case for one in judged)
    own = {case: [one.right for one in judged if one.item.case == case] for case in cases}
    return {case: LabelScore(n=len(right), accuracy=sum(right) / len(right)) for case, right in own.items()}
