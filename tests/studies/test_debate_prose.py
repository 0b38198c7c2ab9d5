"""The measures of debates, on records whose faults are known."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from venire.kernel.record import Entry
from venire.law.case_file.case import Case
from venire.law.case_file.claim_grounds import grounds_of
from venire.law.debating.argument import Argument, ArgumentEvidence, ArgumentRelation
from venire.library.shipped import ShippedCases
from venire.proceedings.debate.events import Argued
from venire.studies.debate_prose import measure_debates


@pytest.fixture(scope="module")
def murder() -> Case:
    return ShippedCases().load("murder")


def argued(number: int, text: str, rests: tuple[ArgumentEvidence, ...] = (), answers: str = "") -> Entry:
    ties = (ArgumentRelation(kind="rebuts", to=answers),) if answers else ()
    made = Argument(
        id=f"A{number}",
        by="One" if number % 2 else "Two",
        round=(number - 1) // 2,
        level="tactical",
        thesis="The rail was loose.",
        text=text,
        evidence=rests,
        relations=ties,
    )
    return Entry(number, datetime(2026, 1, 1, tzinfo=UTC), Argued(argument=made))


def test_a_sentence_of_the_other_side_said_again_in_the_same_debate_is_a_repeat(murder: Case) -> None:
    first, second = argued(1, "The rail was loose. Look."), argued(2, "I looked. The rail was loose.")
    assert measure_debates([[first, second]], murder).repeated == 1
    assert measure_debates([[first], [second]], murder).repeated == 0


def test_evidence_counts_as_grounded_where_its_source_bears_it(murder: Case) -> None:
    source, (_, told, *_) = next((key, texts) for key, texts in grounds_of(murder).items() if key.startswith("W"))
    whole = argued(1, "So it was.", (ArgumentEvidence(text=told, source=source),))
    strange = argued(1, "So it was.", (ArgumentEvidence(text=told, source="X99"),))
    assert (measure_debates([[whole]], murder).grounded, measure_debates([[whole]], murder).dangling) == (1.0, 0)
    assert (measure_debates([[strange]], murder).grounded, measure_debates([[strange]], murder).dangling) == (0.0, 1)


def test_an_argument_answers_where_it_rebuts_and_openings_are_not_counted(murder: Case) -> None:
    opened = [argued(1, "One."), argued(2, "Two.")]
    assert measure_debates([opened], murder).answering == 0
    assert measure_debates([[*opened, argued(3, "Three.", answers="A2"), argued(4, "Four.")]], murder).answering == 0.5
