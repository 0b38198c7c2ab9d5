"""``argument-quality``: which of two arguments did people find more convincing? On topics nothing was learned from.

An argument on a topic that the shipped weights know is judged by weights fitted without that topic, both its sides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from venire.law.argument.strength.chaff import Rows
from venire.law.argument.strength.estimate import strength_of
from venire.law.argument.strength.regression import fitted, fitted_without
from venire.studies.benchmarks.measures.correlation import mean_by_side, pearson, spearman
from venire.studies.benchmarks.measures.counting import bootstrap, wilson
from venire.studies.benchmarks.measures.report import BenchmarkReport
from venire.studies.benchmarks.sets.argument_pairs import Arguments, Pair, Ranked, read_arguments
from venire.studies.benchmarks.sets.spoilt_arguments import SPOILINGS

AUDITED = 200
"""So many arguments are spoilt in every way."""
Judge = Callable[[str, str], float]
"""The strength of a text on a topic, in log odds."""


@dataclass(frozen=True, slots=True)
class ArgumentQualityJudged:
    """A pair, and by how much the more convincing was judged the stronger."""

    pair: Pair
    lead: float

    @property
    def right(self) -> float:
        """1, or .5 for a tie."""
        return 0.5 if self.lead == 0 else float(self.lead > 0)


def argument_quality(path: Path, rows: Rows, panel: Judge | None = None) -> BenchmarkReport:
    """Pairwise accuracy over all and over pairs of about one length, correlation with human ranks side by side, and
    how often an argument beats itself spoilt. ``panel``: another judge, told beside it.

    Raises :class:`VenireError` for a path without pairs of arguments.
    """
    read, judge = read_arguments(path), judging(rows)
    scores = {(pair.topic, text): 0.0 for pair in read.pairs for text in (pair.better, pair.worse)}
    scores |= {(one.topic, one.text): 0.0 for one in read.ranked}
    scores = {key: judge(*key) for key in scores}
    judged = [
        ArgumentQualityJudged(one, scores[one.topic, one.better] - scores[one.topic, one.worse]) for one in read.pairs
    ]
    audit = audited(read, judge)
    matched = [one for one in judged if one.pair.matched]
    return BenchmarkReport(
        task="argument-quality",
        n=len(judged),
        scores={
            "pairwise_accuracy": right(judged),
            "length_matched_accuracy": right(matched),
            "length_matched_n": float(len(matched)),
            **_correlation(read.ranked, lambda one: scores[one.topic, one.text], ""),
            **(_second(read, panel) if panel else {}),
            **{f"beats_{name}": share for name, share in audit.items()},
            "beats_spoilt": sum(audit.values()) / len(audit),
        },
        intervals={
            "pairwise_accuracy": bootstrap(judged, lambda one: one.pair.better, right),
            "length_matched_accuracy": bootstrap(matched, lambda one: one.pair.better, right)
            if matched
            else (0.0, 1.0),
            **{f"beats_{name}": _interval(share, read) for name, share in audit.items()},
        },
        baseline={
            "length": sum(one.pair.longer for one in judged) / len(judged),
            "length_matched_by_length": sum(one.pair.longer for one in matched) / max(1, len(matched)),
            **_correlation(read.ranked, lambda one: float(len(one.text.split())), "length_"),
        },
        halves={topic: _by_topic([one for one in judged if one.pair.topic == topic]) for topic in _topics(read)},
        missed=[f"{one.pair.side}/{one.pair.id}" for one in judged if one.lead <= 0],
    )


def _second(read: Arguments, judge: Judge) -> dict[str, float]:
    """What another judge reaches on the same pairs."""
    texts = {(pair.topic, text): 0.0 for pair in read.pairs for text in (pair.better, pair.worse)}
    scores = {key: judge(*key) for key in texts}
    judged = [
        ArgumentQualityJudged(one, scores[one.topic, one.better] - scores[one.topic, one.worse]) for one in read.pairs
    ]
    matched = [one for one in judged if one.pair.matched]
    return {"panel_pairwise_accuracy": right(judged), "panel_length_matched_accuracy": right(matched)}


def judging(rows: Rows) -> Judge:
    """Who judges a text on a topic by weights that know nothing of that topic."""

    def judge(topic: str, text: str) -> float:
        return strength_of(text, rows, fitted_without().get(topic) or fitted()).score

    return judge


def right(judged: Sequence[ArgumentQualityJudged]) -> float:
    """The share of pairs judged as people judged them, a tie counting half; 0 for none."""
    return sum(one.right for one in judged) / len(judged) if judged else 0.0


def audited(read: Arguments, judge: Judge) -> dict[str, float]:
    """For each way of spoiling the share of arguments that are judged stronger than themselves spoilt."""
    topics = {text: pair.topic for pair in read.pairs for text in (pair.better, pair.worse)}
    drawn = Random(1).sample(read.texts, min(AUDITED, len(read.texts)))
    whole = {text: judge(topics[text], text) for text in drawn}

    def beaten(name: str, text: str) -> bool:
        return judge(topics[text], SPOILINGS[name](text, Random(f"{name}{text}"))) < whole[text]

    return {name: sum(beaten(name, text) for text in drawn) / len(drawn) for name in SPOILINGS}


def _interval(share: float, read: Arguments) -> tuple[float, float]:
    n = min(AUDITED, len(read.texts))
    return wilson(round(share * n), n)


def _topics(read: Arguments) -> list[str]:
    return list(dict.fromkeys(pair.topic for pair in read.pairs))


def _by_topic(own: Sequence[ArgumentQualityJudged]) -> Mapping[str, float]:
    matched = [one for one in own if one.pair.matched]
    return {"n": len(own), "pairwise_accuracy": right(own), "length_matched_accuracy": right(matched)}


def _correlation(ranked: Sequence[Ranked], score: Callable[[Ranked], float], name: str) -> dict[str, float]:
    """Mean over the sides of the correlation with the ranks that people gave; nothing without ranks."""
    if not ranked:
        return {}
    rows = [(one.side, score(one), one.rank) for one in ranked]
    return {f"{name}pearson": mean_by_side(rows, pearson), f"{name}spearman": mean_by_side(rows, spearman)}
