"""``objections``: which grounds a question is open to, if any. Source: tests/sets/NOTES-objections.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from venire.law.evidence.detectors.detection import detect
from venire.law.evidence.grounds import CARDS, Ground, Phase
from venire.law.evidence.question.setting import Likeness, Setting
from venire.studies.benchmarks.baselines.nearest_meaning import nearest
from venire.studies.benchmarks.measures.counting import bootstrap, tally, wilson
from venire.studies.benchmarks.measures.report import BenchmarkReport
from venire.studies.benchmarks.sets.lines import SetItem, json_rows


class ObjectionItem(SetItem):
    """One question in its setting, and the grounds that a judge should sustain; none for a proper question."""

    id: str
    question: str
    phase: Phase
    witness: str = ""
    issues: tuple[str, ...] = ()
    established: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    direct_topics: tuple[str, ...] = ()
    grounds: tuple[Ground, ...]

    def setting(self) -> Setting:
        return Setting(**self.model_dump(exclude={"id", "grounds"}))


@dataclass(frozen=True, slots=True)
class ObjectionsJudged:
    """An item with what was wanted and what was found."""

    item: ObjectionItem
    wanted: frozenset[str]
    found: frozenset[str]


def objections(path: Path, likeness: Likeness) -> BenchmarkReport:
    """Micro- and macro-F1 over grounds, false alarms on proper questions. Raises for a file that is no such set."""
    judged = [_judged(item, likeness) for item in json_rows(path, ObjectionItem)]
    pairs = [(one.wanted, one.found) for one in judged]
    proper = [one for one in judged if not one.wanted]
    alarms = sum(bool(one.found) for one in proper)
    exact = sum(one.wanted == one.found for one in judged)
    whole = tally(pairs)
    labels = {ground: tally(pairs, ground) for ground in CARDS if any(ground in wanted for wanted, _ in pairs)}
    return BenchmarkReport(
        task="objections",
        n=len(judged),
        accuracy=exact / len(judged),
        precision=whole.precision,
        recall=whole.recall,
        f1=whole.f1,
        micro_f1=whole.f1,
        macro_f1=sum(one.f1 for one in labels.values()) / len(labels) if labels else 0.0,
        false_alarm_rate=alarms / len(proper) if proper else None,
        intervals={
            "micro_f1": bootstrap(judged, _witness, _micro),
            "accuracy": wilson(exact, len(judged)),
            "false_alarm_rate": wilson(alarms, len(proper)),
        },
        baseline=_baseline(judged, likeness),
        per_label={ground: one.told() for ground, one in labels.items()},
        missed=[one.item.id for one in judged if one.wanted != one.found],
    )


def _judged(item: ObjectionItem, likeness: Likeness) -> ObjectionsJudged:
    found = frozenset[str](one.ground for one in detect(item.setting(), likeness))
    return ObjectionsJudged(item, frozenset(item.grounds), found)


def _witness(judged: ObjectionsJudged) -> str:
    return judged.item.witness


def _micro(judged: Sequence[ObjectionsJudged]) -> float:
    return tally([(one.wanted, one.found) for one in judged]).f1


def _baseline(judged: Sequence[ObjectionsJudged], likeness: Likeness) -> dict[str, float]:
    """Micro-F1 of naming the commonest ground always, and the grounds of the nearest question of another witness; how
    often calling everything proper is right."""
    counts = {ground: sum(ground in one.wanted for one in judged) for ground in CARDS}
    commonest = frozenset([max(counts, key=lambda ground: counts[ground])])
    return {
        "majority": tally([(one.wanted, commonest) for one in judged]).f1,
        "nearest_vector": tally([(one.wanted, _nearest(one, judged, likeness)) for one in judged]).f1,
        "always_proper_accuracy": sum(not one.wanted for one in judged) / len(judged),
        "always_proper_micro_f1": 0.0,
    }


def _nearest(one: ObjectionsJudged, judged: Sequence[ObjectionsJudged], likeness: Likeness) -> frozenset[str]:
    others = [other for other in judged if other.item.witness != one.item.witness]
    found = nearest(one.item.question, others, lambda other: other.item.question, likeness)
    return found.wanted if found else frozenset()
