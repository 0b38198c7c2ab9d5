"""``entailment``: whether an answer with its question establishes a target. Source: tests/sets/NOTES-testimony.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from venire.law.entailment.graded import ENTAILED, Likeness, entailed
from venire.law.repetition.same_question import jaccard, normalised
from venire.law.testimony.elicits import KEYWORD, SEMANTIC, AnswerHeard, ElicitSought, Tier, keyword, match
from venire.law.testimony.exchange import statements
from venire.studies.benchmarks.measures.counting import LabelCounts, bootstrap, tally_of_one, wilson
from venire.studies.benchmarks.measures.ranking import auc
from venire.studies.benchmarks.measures.report import BenchmarkReport, LabelScore
from venire.studies.benchmarks.sets.lines import SetItem, json_rows

FAR = ("far_contradiction", "unrelated")
"""Kinds of falses that share few words with their target: not minimal contradictions."""
NEAR = ("near_verbatim",)
"""Kinds of trues that are no paraphrase."""


class EntailmentItem(SetItem):
    """A question (or none), an answer, a target, and whether the answer establishes it."""

    id: str
    question: str | None = None
    answer: str
    elicit: str
    entailed: bool
    kind: str = ""


@dataclass(frozen=True, slots=True)
class EntailmentJudged:
    """An item with its score and those of the plain baselines."""

    item: EntailmentItem
    score: float
    overlap: float
    keyword: float
    vectors: float

    @property
    def said(self) -> bool:
        return self.score >= ENTAILED


def entailment(path: Path, likeness: Likeness) -> BenchmarkReport:
    """AUC over all and over minimal contradictions, F1 at the working threshold, recall of paraphrases, the tiers."""
    judged = [_judged(item, likeness) for item in json_rows(path, EntailmentItem)]
    whole = tally_of_one((one.item.entailed, one.said) for one in judged)
    minimal = [one for one in judged if one.item.kind not in FAR and one.item.kind not in NEAR]
    restated = [one for one in judged if one.item.entailed and one.item.kind not in NEAR]
    right = sum(one.item.entailed == one.said for one in judged)
    return BenchmarkReport(
        task="entailment",
        n=len(judged),
        accuracy=right / len(judged),
        precision=whole.precision,
        recall=whole.recall,
        f1=whole.f1,
        auc=_auc(judged),
        scores={
            "auc_minimal": _auc(minimal) or 0.0,
            "paraphrase_recall": sum(one.said for one in restated) / len(restated) if restated else 0.0,
            "auc_words_alone": auc(
                list(zip([_alone(one.item) for one in judged], [one.item.entailed for one in judged], strict=True))
            )
            or 0.0,
            **_tiers(judged, likeness),
        },
        intervals={
            "accuracy": wilson(right, len(judged)),
            "f1": bootstrap(judged, _target, _f1),
            "auc": bootstrap(judged, _target, lambda some: _auc(some) or 0.0),
            "auc_minimal": bootstrap(minimal, _target, lambda some: _auc(some) or 0.0) if minimal else (0.0, 0.0),
        },
        baseline=_baseline(judged),
        per_label={kind: _of_kind(kind, judged) for kind in sorted({one.item.kind for one in judged})},
        missed=[one.item.id for one in judged if one.item.entailed != one.said],
    )


def _judged(item: EntailmentItem, likeness: Likeness) -> EntailmentJudged:
    told = f"{item.question or ''} {item.answer}"
    return EntailmentJudged(
        item=item,
        score=entailed(item.question, item.answer, item.elicit, likeness=likeness).score,
        overlap=jaccard(normalised(told), normalised(item.elicit)),
        keyword=keyword(ElicitSought("", item.elicit), told),
        vectors=likeness(told, item.elicit),
    )


def _alone(item: EntailmentItem) -> float:
    return entailed(item.question, item.answer, item.elicit).score


def _target(judged: EntailmentJudged) -> str:
    return judged.item.elicit


def _auc(judged: Sequence[EntailmentJudged]) -> float | None:
    return auc(list(zip([one.score for one in judged], [one.item.entailed for one in judged], strict=True)))


def _f1(judged: Sequence[EntailmentJudged]) -> float:
    return tally_of_one((one.item.entailed, one.said) for one in judged).f1


def _tiers(judged: Sequence[EntailmentJudged], likeness: Likeness) -> Mapping[str, float]:
    """Precision, recall and F1 of each tier with the guard over it."""
    tiers: tuple[Tier, ...] = ("keyword", "semantic", "contextual")
    found = {
        tier: tally_of_one((one.item.entailed, _given(one.item, tier, likeness)) for one in judged) for tier in tiers
    }
    return {f"{tier}_{name}": value for tier, counted in found.items() for name, value in _figures(counted).items()}


def _given(item: EntailmentItem, tier: Tier, likeness: Likeness) -> bool:
    heard = AnswerHeard(item.question, item.answer, statements(item.question, item.answer))
    return match(ElicitSought("", item.elicit), heard, tier, likeness) is not None


def _figures(counted: LabelCounts) -> Mapping[str, float]:
    return {"precision": counted.precision, "recall": counted.recall, "f1": counted.f1}


def _baseline(judged: Sequence[EntailmentJudged]) -> Mapping[str, float]:
    """AUC of each baseline, and F1 of keyword and semantic matching without the guard."""
    labels = [one.item.entailed for one in judged]
    words = tally_of_one((one.item.entailed, one.keyword >= KEYWORD) for one in judged)
    meaning = tally_of_one((one.item.entailed, one.vectors >= SEMANTIC or one.keyword >= KEYWORD) for one in judged)
    return {
        "overlap_auc": auc(list(zip([one.overlap for one in judged], labels, strict=True))) or 0.0,
        "vectors_auc": auc(list(zip([one.vectors for one in judged], labels, strict=True))) or 0.0,
        "keyword_auc": auc(list(zip([one.keyword for one in judged], labels, strict=True))) or 0.0,
        "keyword_f1": words.f1,
        "semantic_f1": meaning.f1,
    }


def _of_kind(kind: str, judged: Sequence[EntailmentJudged]) -> LabelScore:
    some = [one for one in judged if one.item.kind == kind]
    return LabelScore(n=len(some), accuracy=sum(one.item.entailed == one.said for one in some) / len(some))
