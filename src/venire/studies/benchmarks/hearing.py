"""``hearing``: is a question to a seated witness understood? JSON Lines of questions to witnesses of shipped cases.

Each item has the ``case`` (or one is named for all), the ``witness``, the question ``q``, the ``facts`` of the
affidavit any of which answers it, and what to ``expect``. Source: spec/models.md, "Hearing people".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from venire.errors import VenireError
from venire.proceedings.examination.acts import Testify
from venire.studies.benchmarks.measures.answers import Expect
from venire.studies.benchmarks.measures.counting import accuracy, wilson
from venire.studies.benchmarks.measures.report import BenchmarkReport, LabelScore
from venire.studies.benchmarks.sets.lines import SetItem, json_rows

EXPECTED: Final[tuple[Expect, ...]] = ("fact", "deny", "unknown")
MOST: Final = 3
"""An answer that rests on more facts than this has not understood what was asked: it tells whatever it knows."""


class QuestionHeard(SetItem):
    """A line of such a set. ``case``: none where one is named for the whole set."""

    case: str = ""
    witness: str
    q: str
    facts: tuple[str, ...] = ()
    expect: Expect


Answered = Callable[[str, str, str], Testify]
"""A case's id, a witness's, a question → what whoever sits as that witness testifies, asked nothing before."""


@dataclass(frozen=True, slots=True)
class HearingJudged:
    item: QuestionHeard
    answer: Testify

    @property
    def right(self) -> bool:
        """Rests on one of the facts; denies from one of them; claims to know nothing."""
        rests = bool(set(self.item.facts) & set(self.answer.facts)) and len(self.answer.facts) <= MOST
        match self.item.expect:
            case "fact":
                return rests and self.answer.stance != "unknown"
            case "deny":
                return rests and self.answer.stance in ("deny", "correct")
            case "unknown":
                return self.answer.stance == "unknown" and not self.answer.facts


def hearing(path: Path, answered: Answered, case: str = "") -> BenchmarkReport:
    """The share of questions answered rightly, by what was expected too. ``case``: of all items that name none. Raises
    :class:`VenireError` for a path without such a set, an unknown case and an unknown witness."""
    items = [item.model_copy(update={"case": item.case or case}) for item in json_rows(path, QuestionHeard)]
    if not all(item.case for item in items):
        raise VenireError("Some of these questions name no case.", "Name the case of the set with --case, as murder.")
    judged = [HearingJudged(item, answered(item.case, item.witness, item.q)) for item in items]
    parts = {expect: [one for one in judged if one.item.expect == expect] for expect in EXPECTED}
    parts = {expect: own for expect, own in parts.items() if own}
    return BenchmarkReport(
        task="hearing",
        n=len(judged),
        accuracy=accuracy(judged),
        scores={expect: accuracy(own) for expect, own in parts.items()},
        intervals={"accuracy": _interval(judged)} | {expect: _interval(own) for expect, own in parts.items()},
        per_label={f"{expect}_asked": LabelScore(n=len(own), accuracy=accuracy(own)) for expect, own in parts.items()},
        missed=[f"{one.item.case} {one.item.witness}: {one.item.q}" for one in judged if not one.right],
    )


def _interval(judged: Sequence[HearingJudged]) -> tuple[float, float]:
    return wilson(sum(one.right for one in judged), len(judged))
