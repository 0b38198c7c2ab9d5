"""``dedup``: whether a question was asked before. Source: tests/sets/NOTES-testimony.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from venire.law.repetition.same_question import duplicate, jaccard, likeness, normalised
from venire.studies.benchmarks.measures.counting import bootstrap, tally_of_one, wilson
from venire.studies.benchmarks.measures.ranking import auc
from venire.studies.benchmarks.measures.report import BenchmarkReport
from venire.studies.benchmarks.sets.lines import SetItem, json_rows

OVERLAP = 0.5
"""The share of common words from which the plain baseline calls two questions the same."""


class DedupItem(SetItem):
    """Two questions to one witness, and whether a full answer to the first leaves nothing for the second to add."""

    id: str
    a: str
    b: str
    duplicate: bool
    topics: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DedupJudged:
    item: DedupItem
    score: float
    said: bool
    overlap: float


def dedup(path: Path) -> BenchmarkReport:
    """F1 of the repeats found, AUC of the likeness, and plain word overlap beside both."""
    judged = [_judged(item) for item in json_rows(path, DedupItem)]
    labels = [one.item.duplicate for one in judged]
    whole = tally_of_one((one.item.duplicate, one.said) for one in judged)
    right = sum(one.item.duplicate == one.said for one in judged)
    plain = tally_of_one((one.item.duplicate, one.overlap >= OVERLAP) for one in judged)
    return BenchmarkReport(
        task="dedup",
        n=len(judged),
        accuracy=right / len(judged),
        precision=whole.precision,
        recall=whole.recall,
        f1=whole.f1,
        auc=auc(list(zip([one.score for one in judged], labels, strict=True))),
        intervals={"accuracy": wilson(right, len(judged)), "f1": bootstrap(judged, _first, _f1)},
        baseline={
            "overlap_f1": plain.f1,
            "overlap_auc": auc(list(zip([one.overlap for one in judged], labels, strict=True))) or 0.0,
        },
        missed=[one.item.id for one in judged if one.item.duplicate != one.said],
    )


def _judged(item: DedupItem) -> DedupJudged:
    return DedupJudged(
        item=item,
        score=likeness(item.a, item.b, item.topics),
        said=duplicate(item.a, item.b, item.topics),
        overlap=jaccard(normalised(item.a), normalised(item.b)),
    )


def _first(judged: DedupJudged) -> str:
    return judged.item.a


def _f1(judged: Sequence[DedupJudged]) -> float:
    return tally_of_one((one.item.duplicate, one.said) for one in judged).f1
