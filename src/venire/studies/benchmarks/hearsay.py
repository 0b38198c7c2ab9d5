"""``hearsay``: is this evidence hearsay by definition? LegalBench's task of that name (Neel Guha, CC BY 4.0).

The column ``slice`` tells the kind of each item, and with it the answer; it is not read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from venire.law.evidence.question.setting import Likeness
from venire.studies.benchmarks.baselines.nearest_meaning import nearest
from venire.studies.benchmarks.measures.counting import accuracy, tally, wilson
from venire.studies.benchmarks.measures.ranking import auc
from venire.studies.benchmarks.measures.report import BenchmarkReport, LabelScore
from venire.studies.benchmarks.sets.halves import by_half, developed_on
from venire.studies.benchmarks.sets.lines import SetItem, tab_rows
from venire.studies.solvers.hearsay.definition import Defined, is_hearsay


class HearsayItem(SetItem):
    """A fact pattern and whether the evidence in it is hearsay."""

    index: str
    text: str
    answer: Literal["Yes", "No"]


@dataclass(frozen=True, slots=True)
class HearsayJudged:
    item: HearsayItem
    defined: Defined

    @property
    def right(self) -> bool:
        return self.defined.hearsay == (self.item.answer == "Yes")


def hearsay(path: Path, likeness: Likeness) -> BenchmarkReport:
    """Accuracy, precision, recall and F1 of "Yes". Raises :class:`VenireError` for a file that is no such set."""
    judged = [HearsayJudged(item, is_hearsay(item.text, likeness)) for item in tab_rows(path, HearsayItem)]
    pairs = [(_yes(one.item.answer == "Yes"), _yes(one.defined.hearsay)) for one in judged]
    counted, right, n = tally(pairs), sum(one.right for one in judged), len(judged)
    return BenchmarkReport(
        task="hearsay",
        n=n,
        accuracy=right / n,
        precision=counted.precision,
        recall=counted.recall,
        f1=counted.f1,
        auc=auc([(one.defined.sure, one.item.answer == "Yes") for one in judged]),
        scores={"balancedaccuracy": (_share(judged, "Yes") + _share(judged, "No")) / 2},
        intervals={"accuracy": wilson(right, n)},
        baseline=_baseline(judged, likeness),
        halves=by_half(judged, lambda one: one.item.index, accuracy),
        per_label={
            answer: LabelScore(n=sum(one.item.answer == answer for one in judged), accuracy=_share(judged, answer))
            for answer in ("Yes", "No")
        },
        missed=[one.item.index for one in judged if not one.right],
    )


def _yes(hearsay: bool) -> frozenset[str]:
    return frozenset(["Yes"] if hearsay else [])


def _share(judged: Sequence[HearsayJudged], answer: str) -> float:
    own = [one for one in judged if one.item.answer == answer]
    return accuracy(own) if own else 0.0


def _baseline(judged: Sequence[HearsayJudged], likeness: Likeness) -> dict[str, float]:
    """The commoner answer; the answer of the nearest other item. In all and on the unseen half."""
    near = [(one, _nearest(one, judged, likeness) == one.item.answer) for one in judged]
    unseen = [pair for pair in near if not developed_on(pair[0].item.index)]
    told = _plain(near)
    return told | {f"{name}_unseen": value for name, value in _plain(unseen).items()} if unseen else told


def _plain(near: Sequence[tuple[HearsayJudged, bool]]) -> dict[str, float]:
    n, yes = len(near), sum(one.item.answer == "Yes" for one, _ in near)
    return {"majority": max(yes, n - yes) / n, "nearest_vector": sum(right for _, right in near) / n}


def _nearest(one: HearsayJudged, judged: Sequence[HearsayJudged], likeness: Likeness) -> str:
    others = [other.item for other in judged if other is not one]
    found = nearest(one.item.text, others, lambda item: item.text, likeness)
    return found.answer if found else ""
