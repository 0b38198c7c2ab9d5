"""``fallacies``: which of thirteen kinds a fallacy is, and how often plain testimony is called one.

Two judges are measured. The shipped one goes by forms of words and has learned from nobody. The other is fitted, while
the benchmark runs, to the part of the set that may be learned from, with testimony of other hearings for what is none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from venire.law.argument.fallacies.detection import fallacies_in, likeliest
from venire.law.argument.fallacies.kinds import FALLACIES
from venire.law.evidence.question.setting import Likeness
from venire.studies.benchmarks.baselines.nearest_meaning import nearest
from venire.studies.benchmarks.baselines.ridge_regression import LabelledText, judge_after
from venire.studies.benchmarks.measures.counting import bootstrap, tally, wilson
from venire.studies.benchmarks.measures.report import BenchmarkReport, LabelScore
from venire.studies.benchmarks.sets.fallacies import FallacySet, read_fallacies

NONE = "none"
LEAST, LEARNED, JUDGED = 5, 300, 150
"""Words that testimony must have to be judged; how many utterances of each other hearing are learned from, and how
many of each hearing are judged by the fitted judge."""
Hearings = Callable[[Path], Sequence[Sequence[str]]]
"""What was said, hearing by hearing, in the transcripts that lie in a folder."""


@dataclass(frozen=True, slots=True)
class FallaciesJudged:
    """An item and what each judge made of it. ``fitted`` is the shipped one's word where nothing can be learned."""

    item: LabelledText
    shipped: str
    fitted: str


def fallacies(path: Path, likeness: Likeness, hearings: Hearings) -> BenchmarkReport:
    """Macro-F1 and recall over the kinds, false alarms on testimony: the folder ``testimony`` beside the set.

    Raises :class:`VenireError` for a path that is no such set.
    """
    data = read_fallacies(path)
    said = [[one for one in own if len(one.split()) >= LEAST] for own in hearings(_testimony(path))]
    judged = _judged(data, said)
    pairs = [(frozenset([one.item.label]), frozenset([one.fitted])) for one in judged]
    alarms = _fitted_alarms(data, said) if data.known and said else None
    shipped_alarms, n = _shipped_alarms(said)
    return BenchmarkReport(
        task="fallacies",
        n=len(judged),
        accuracy=sum(one.item.label == one.fitted for one in judged) / len(judged),
        macro_f1=macro_f1([(one.item.label, one.fitted) for one in judged]),
        recall=_recall(judged),
        false_alarm_rate=alarms[0] / alarms[1] if alarms else shipped_alarms / n if n else None,
        scores={
            "shipped_macro_f1": macro_f1([(one.item.label, one.shipped) for one in judged]),
            "shipped_found": sum(bool(fallacies_in(one.item.text)) for one in judged) / len(judged),
            "learned_from": float(len(data.known)),
            "left_out_as_repeated": float(data.repeated),
            **({"shipped_false_alarm_rate": shipped_alarms / n, "testimony": float(n)} if n else {}),
        },
        intervals={
            "macro_f1": bootstrap(judged, lambda one: one.item.text, _macro),
            **({"false_alarm_rate": wilson(*alarms)} if alarms else {}),
            **({"shipped_false_alarm_rate": wilson(shipped_alarms, n)} if n else {}),
        },
        baseline=_baseline(data, likeness),
        per_label={label: _label(pairs, label) for label in FALLACIES},
        missed=[one.item.text[:80] for one in judged if one.item.label != one.fitted],
    )


def _testimony(path: Path) -> Path:
    return (path if path.is_dir() else path.parent).parent / "testimony"


def macro_f1(pairs: Sequence[tuple[str, str]]) -> float:
    """Mean F1 of the kinds that occur, of (wanted, found)."""
    sets = [(frozenset([wanted]), frozenset([found])) for wanted, found in pairs]
    kinds = sorted({wanted for wanted, _ in pairs})
    return sum(tally(sets, kind).f1 for kind in kinds) / len(kinds)


def _macro(judged: Sequence[FallaciesJudged]) -> float:
    return macro_f1([(one.item.label, one.fitted) for one in judged])


def _recall(judged: Sequence[FallaciesJudged]) -> float:
    """The share of fallacies that are called one, of whatever kind."""
    return sum(one.fitted != NONE for one in judged) / len(judged)


def _label(pairs: Sequence[tuple[frozenset[str], frozenset[str]]], label: str) -> LabelScore:
    return tally(pairs, label).told()


def _judged(data: FallacySet, said: Sequence[Sequence[str]]) -> list[FallaciesJudged]:
    shipped = [likeliest(one.text) for one in data.measured]
    texts = [one.text for one in data.measured]
    fitted = judge_after([*data.known, *_background(said)], texts, NONE) if data.known else shipped
    return [FallaciesJudged(*one) for one in zip(data.measured, shipped, fitted, strict=True)]


def _background(said: Sequence[Sequence[str]]) -> list[LabelledText]:
    """Some utterances of each hearing, as what is no fallacy."""
    return [LabelledText(text, NONE) for number, own in enumerate(said) for text in _drawn(own, LEARNED, number)]


def _drawn(own: Sequence[str], most: int, number: int) -> list[str]:
    return Random(number).sample(list(own), min(most, len(own)))


def _fitted_alarms(data: FallacySet, said: Sequence[Sequence[str]]) -> tuple[int, int]:
    """How many utterances are called a fallacy, of how many: each hearing after the others."""
    alarms = of = 0
    for number, own in enumerate(said):
        others = [one for place, one in enumerate(said) if place != number]
        texts = _drawn(own, JUDGED, number)
        alarms += sum(label != NONE for label in judge_after([*data.known, *_background(others)], texts, NONE))
        of += len(texts)
    return alarms, of


def _shipped_alarms(said: Sequence[Sequence[str]]) -> tuple[int, int]:
    return sum(bool(fallacies_in(one)) for own in said for one in own), sum(map(len, said))


def _baseline(data: FallacySet, likeness: Likeness) -> dict[str, float]:
    """The commonest kind; the kind of the nearest known example in meaning."""
    labels = [one.label for one in data.measured]
    commonest = max(sorted(set(labels)), key=labels.count)
    told = {"majority_macro_f1": macro_f1([(label, commonest) for label in labels])}
    if not data.known:
        return told
    near = [nearest(one.text, data.known, lambda known: known.text, likeness) for one in data.measured]
    found = [(one.label, other.label if other else "") for one, other in zip(data.measured, near, strict=True)]
    return {**told, "nearest_vector_macro_f1": macro_f1(found)}
