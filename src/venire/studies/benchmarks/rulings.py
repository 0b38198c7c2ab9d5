"""``rulings``: how a judge should rule, and under which rule. Source: tests/sets/NOTES-objections.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from venire.law.evidence.grounds import CARDS, Ground, Phase, Ruling
from venire.law.evidence.question.setting import Likeness, Setting
from venire.law.evidence.rulings.decision import Decision, rule_on
from venire.studies.benchmarks.baselines.nearest_meaning import nearest
from venire.studies.benchmarks.measures.counting import wilson
from venire.studies.benchmarks.measures.report import BenchmarkReport, LabelScore
from venire.studies.benchmarks.sets.lines import SetItem, json_rows


class RulingItem(SetItem):
    """An objection in its context, with the ruling and the rule that are right."""

    id: str
    phase: Phase
    context: str
    question: str
    ground: Ground
    argument: str = ""
    response: str = ""
    ruling: Ruling
    rule: str


@dataclass(frozen=True, slots=True)
class RulingsJudged:
    item: RulingItem
    decided: Decision

    @property
    def right(self) -> bool:
        return self.decided.ruling == self.item.ruling

    @property
    def rule_right(self) -> bool:
        """The bare number counts; a subdivision is not asked for."""
        return bare(self.decided.rule) == bare(self.item.rule)


def bare(rule: str) -> str:
    """``803(2)`` without its subdivision."""
    return rule.partition("(")[0].strip()


def rulings(path: Path, likeness: Likeness) -> BenchmarkReport:
    """Accuracy of ruling and of rule. Raises :class:`VenireError` for a file that is no such set."""
    judged = [_judged(item, likeness) for item in json_rows(path, RulingItem)]
    right, rules = sum(one.right for one in judged), sum(one.rule_right for one in judged)
    both = sum(one.right and one.rule_right for one in judged)
    n = len(judged)
    return BenchmarkReport(
        task="rulings",
        n=n,
        accuracy=right / n,
        scores={
            "rule_accuracy": rules / n,
            "both_accuracy": both / n,
            "rule_with_subdivision_accuracy": sum(one.decided.rule == one.item.rule for one in judged) / n,
        },
        intervals={"accuracy": wilson(right, n), "rule_accuracy": wilson(rules, n), "both_accuracy": wilson(both, n)},
        baseline=_baseline(judged, likeness),
        per_label={ground: label for ground in CARDS if (label := _label(judged, ground))},
        missed=[one.item.id for one in judged if not one.right],
    )


def _judged(item: RulingItem, likeness: Likeness) -> RulingsJudged:
    setting = Setting(question=item.question, phase=item.phase)
    decided = rule_on(setting, item.ground, item.argument, item.response, item.context, likeness=likeness)
    return RulingsJudged(item, decided)


def _label(judged: Sequence[RulingsJudged], ground: Ground) -> LabelScore | None:
    own = [one for one in judged if one.item.ground == ground]
    return LabelScore(n=len(own), accuracy=sum(one.right for one in own) / len(own)) if own else None


def _baseline(judged: Sequence[RulingsJudged], likeness: Likeness) -> dict[str, float]:
    """Always the commoner ruling; the ground's chief rule; the ruling of the nearest other item."""
    commonest = Counter(one.item.ruling for one in judged).most_common(1)[0][1]
    chief = sum(bare(one.item.rule) in {bare(rule) for rule in CARDS[one.item.ground].rules[:1]} for one in judged)
    near = sum(_nearest(one, judged, likeness) == one.item.ruling for one in judged)
    n = len(judged)
    return {"majority": commonest / n, "nearest_vector": near / n, "chief_rule_of_ground": chief / n}


def _nearest(one: RulingsJudged, judged: Sequence[RulingsJudged], likeness: Likeness) -> str:
    others = [other.item for other in judged if other.item.id != one.item.id]
    found = nearest(_text(one.item), others, _text, likeness)
    return found.ruling if found else ""


def _text(item: RulingItem) -> str:
    return f"{item.ground}. {item.context} {item.question}"
