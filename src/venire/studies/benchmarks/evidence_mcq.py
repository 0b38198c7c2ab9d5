"""``evidence-mcq``: evidence questions with four endings, as in a bar examination (MMLU, professional law)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from venire.law.evidence.question.setting import Likeness
from venire.studies.benchmarks.measures.counting import accuracy, wilson
from venire.studies.benchmarks.measures.report import BenchmarkReport
from venire.studies.benchmarks.sets.halves import by_half, developed_on
from venire.studies.benchmarks.sets.lines import SetItem, json_rows
from venire.studies.solvers.multiple_choice.choice import choose

LETTERS = "ABCD"


class McqItem(SetItem):
    """A question, its four endings, and the letter of the right one. Further fields of the file are not read."""

    id: str
    question: str
    choices: tuple[str, str, str, str]
    answer: Literal["A", "B", "C", "D"]


@dataclass(frozen=True, slots=True)
class EvidenceMcqJudged:
    item: McqItem
    chosen: str

    @property
    def right(self) -> bool:
        return self.chosen == self.item.answer


Guess = Callable[[McqItem], str]


def evidence_mcq(path: Path, likeness: Likeness) -> BenchmarkReport:
    """Accuracy, in all and on either half. Raises :class:`VenireError` for a file that is no such set."""
    items = json_rows(path, McqItem)
    judged = [EvidenceMcqJudged(item, LETTERS[choose(item.question, item.choices, likeness)]) for item in items]
    right = sum(one.right for one in judged)
    guesses = _guesses(items, likeness)
    return BenchmarkReport(
        task="evidence-mcq",
        n=len(judged),
        accuracy=right / len(judged),
        intervals={"accuracy": wilson(right, len(judged))},
        baseline=_baselines(items, guesses),
        halves=by_half(judged, lambda one: one.item.id, accuracy, byte=1),
        missed=[one.item.id for one in judged if not one.right],
    )


def _guesses(items: Sequence[McqItem], likeness: Likeness) -> dict[str, Guess]:
    """Always the commonest letter; the longest ending; the ending nearest in meaning to the question."""
    commonest = Counter(item.answer for item in items).most_common(1)[0][0]

    def longest(item: McqItem) -> str:
        return LETTERS[max(range(4), key=lambda place: len(item.choices[place]))]

    def nearest(item: McqItem) -> str:
        near = likeness(item.question, item.choices)
        return LETTERS[max(range(4), key=lambda place: near[place])]

    return {"majority": lambda _: commonest, "longest_choice": longest, "nearest_vector": nearest}


def _baselines(items: Sequence[McqItem], guesses: dict[str, Guess]) -> dict[str, float]:
    """Each guess's accuracy, in all and on the unseen half."""
    unseen = [item for item in items if not developed_on(item.id, byte=1)]
    told = {name: _share(items, guess) for name, guess in guesses.items()}
    return told | {f"{name}_unseen": _share(unseen, guess) for name, guess in guesses.items() if unseen}


def _share(items: Sequence[McqItem], guess: Guess) -> float:
    return sum(guess(item) == item.answer for item in items) / len(items)
