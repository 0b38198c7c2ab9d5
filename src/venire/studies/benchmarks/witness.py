"""``witness``: does a witness who knows its affidavit alone answer rightly? Source: docs/design/examination.md.

The set is a folder: ``affidavits.jsonl`` with the facts, ``questions.jsonl`` with what an answer to each must have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from venire.errors import VenireError
from venire.language.text.content import content_keys
from venire.language.text.tokens import plain, tokens
from venire.law.evidence.question.setting import Likeness
from venire.studies.benchmarks.baselines.nearest_meaning import nearest
from venire.studies.benchmarks.measures.answers import Expect, right
from venire.studies.benchmarks.measures.counting import accuracy, bootstrap, wilson
from venire.studies.benchmarks.measures.report import BenchmarkReport, LabelScore
from venire.studies.benchmarks.sets.lines import SetItem, json_rows

Answerer = Callable[[Sequence[str], str, str], str]
"""(facts, witness, question) -> what the witness says."""
EXPECTED: tuple[Expect, ...] = ("fact", "unknown", "deny")


class Affidavit(SetItem):
    """What a witness knows: sentences in the first or the third person."""

    id: str
    witness: str
    side: str = ""
    facts: tuple[str, ...]


class WitnessItem(SetItem):
    """A question and what its answer does: tells a fact, says that it is not known, or denies what was put.
    ``key``: any one of them is in a right answer; ``forbid``: none of them is."""

    id: str = ""
    affidavit_id: str
    question: str
    expect: Expect
    key: tuple[str, ...] = ()
    forbid: tuple[str, ...] = ()

    def right(self, answer: str) -> bool:
        return right(self.expect, answer, self.key, self.forbid)


@dataclass(frozen=True, slots=True)
class WitnessJudged:
    item: WitnessItem
    answer: str

    @property
    def right(self) -> bool:
        return self.item.right(self.answer)


def witness(folder: Path, answers: Answerer, likeness: Likeness) -> BenchmarkReport:
    """Accuracy, by what was expected too. Raises :class:`VenireError` for a folder that is no such set."""
    sheets, items = _loaded(folder)
    judged = [_judged(item, sheets[item.affidavit_id], answers) for item in items]
    n, good = len(judged), sum(one.right for one in judged)
    return BenchmarkReport(
        task="witness",
        n=n,
        accuracy=good / n,
        intervals={
            "accuracy": wilson(good, n),
            "accuracy_by_affidavit": bootstrap(judged, lambda one: one.item.affidavit_id, accuracy),
            **{f"{expect}accuracy": _interval(judged, expect) for expect in EXPECTED if _of(judged, expect)},
        },
        baseline=_baseline(items, sheets, likeness),
        per_label={
            expect: LabelScore(n=len(own), accuracy=accuracy(own))
            for expect in EXPECTED
            if (own := _of(judged, expect))
        },
        missed=[one.item.id for one in judged if not one.right],
    )


def _loaded(folder: Path) -> tuple[dict[str, Affidavit], list[WitnessItem]]:
    sheets = {sheet.id: sheet for sheet in json_rows(folder / "affidavits.jsonl", Affidavit)}
    rows = json_rows(folder / "questions.jsonl", WitnessItem)
    items = [
        row if row.id else row.model_copy(update={"id": f"{row.affidavit_id}/{no}"}) for no, row in enumerate(rows, 1)
    ]
    if stray := next((item for item in items if item.affidavit_id not in sheets), None):
        raise VenireError(
            f"The question {stray.id!r} belongs to the affidavit {stray.affidavit_id!r}, which is not in the folder.",
            "Add it to affidavits.jsonl.",
        )
    return sheets, items


def _judged(item: WitnessItem, sheet: Affidavit, answers: Answerer) -> WitnessJudged:
    return WitnessJudged(item, answers(sheet.facts, sheet.witness, item.question))


def _of(judged: Sequence[WitnessJudged], expect: Expect) -> list[WitnessJudged]:
    return [one for one in judged if one.item.expect == expect]


def _interval(judged: Sequence[WitnessJudged], expect: Expect) -> tuple[float, float]:
    own = _of(judged, expect)
    return wilson(sum(one.right for one in own), len(own))


def _baseline(items: Sequence[WitnessItem], sheets: dict[str, Affidavit], likeness: Likeness) -> dict[str, float]:
    """The fact with most words of the question; the one whose vector lies nearest; "I don't know" to everything."""
    ways: dict[str, Answerer] = {
        "nearest_words": lambda facts, _, question: max(facts, key=lambda fact: _shared(fact, question)),
        "nearest_vector": lambda facts, _, question: nearest(question, facts, str, likeness) or "",
        "never_knows": lambda _, __, ___: "I don't know.",
    }
    return {
        name: accuracy([_judged(item, sheets[item.affidavit_id], way) for item in items]) for name, way in ways.items()
    }


def _shared(fact: str, question: str) -> int:
    return len(content_keys(tokens(plain(fact))) & content_keys(tokens(plain(question))))
