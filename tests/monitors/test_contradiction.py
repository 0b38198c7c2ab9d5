"""Two statements that cannot both be true, and two that can, in sentences written to develop by."""

from __future__ import annotations

import pytest

from venire.monitors.conduct.turn import CitableSource, Context, Turn
from venire.monitors.deception.contradiction import contradict, contradictions

AGAINST = """
The ban cut traffic by 12 per cent.|The ban cut traffic by 40 per cent.
Nuclear power is safe.|Nuclear power is not safe.
Electric buses are cheaper to run than diesel buses.|Electric buses are more expensive to run than diesel buses.
Every school in the trial improved.|No school in the trial improved.
Emissions fell after the tax.|Emissions rose after the tax.
Homework improves results in primary school.|Homework in primary school makes no difference to results.
The survey found that eleven per cent of riders gave up their cars.
  | Only four per cent of riders gave up a car, it shows.
The council was never consulted about the tramline.|The council was consulted twice about the tramline.
In Dunmere 312 households joined the scheme in its first year.
  | Some 45 households joined the scheme in Dunmere in the first year.
Nobody lost a job at the mill when the shifts were cut.
  | When the shifts were cut, forty people lost their jobs at the mill.
"""
BESIDE = """
The ban cut traffic in the centre by 12 per cent.|The ban cut noise in the centre by 30 per cent.
In Leeds the trial cost 3 million.|In York the trial cost 5 million.
Prices rose in the first year.|Prices fell in the second year.
In Dunmere 312 households joined the scheme in its first year.
  | In Varn 45 households joined the scheme in its first year.
The river has been clean since 1998.|The river was not clean before 1998.
The engineers closed the old bridge for two years.|The engineers never closed the new bridge.
We want the levy to be voluntary.|We do not want the levy to be wasted.
The paddle was opened about 9:47 p.m.|The paddle was shut at about 9:54 p.m.
"""


def pairs(lines: str) -> list[tuple[str, str]]:
    rows = lines.replace("\n  | ", "|").strip().splitlines()
    return [(one, other) for one, _, other in (row.partition("|") for row in rows)]


@pytest.mark.parametrize(("one", "other"), pairs(AGAINST))
def test_these_cannot_both_be_true(one: str, other: str) -> None:
    assert contradict(one, other)


@pytest.mark.parametrize(("one", "other"), pairs(BESIDE))
def test_these_can(one: str, other: str) -> None:
    assert not contradict(one, other)


def found(now: str, **of: object) -> list[str]:
    before = (Turn(1, "A", "The ban cut traffic by 12 per cent.", stance="guilty"), Turn(2, "B", "I doubt it."))
    context = Context(
        "A ban", (CitableSource("S1", "Survey", "Of riders, 11 per cent gave up a car.", agreed=True),), before
    )
    return [one.place for one in contradictions(Turn(3, "A", now, stance=str(of.get("stance", "guilty"))), context)]


def test_what_is_said_is_held_against_the_speakers_own_turns() -> None:
    assert found("The ban cut traffic by 40 per cent.") == ["turn 1"]


def test_a_figure_that_is_not_the_records_is_told_when_its_speaker_lets_it_stand() -> None:
    source = CitableSource("S1", "Survey", "Of riders, 11 per cent gave up a car.", agreed=True)
    slip = Turn(1, "A", "Of riders, 60 per cent gave up a car.")

    def after(now: str) -> list[str]:
        return [one.place for one in contradictions(Turn(2, "A", now), Context("A ban", (source,), (slip,)))]

    assert not list(contradictions(slip, Context("A ban", (source,))))
    assert after("So the ban does what it was meant to do.") == ["S1"]
    assert after("I misspoke: it was 11 per cent.") == []


@pytest.mark.parametrize(
    "now",
    [
        "I misspoke: the ban cut traffic by 40 per cent.",
        "My opponent says that the ban cut traffic by 40 per cent.",
        "If the ban cut traffic by 40 per cent, we should all be glad.",
        "Who believes that the ban cut traffic by 40 per cent?",
    ],
)
def test_a_correction_and_what_is_nobodys_own_statement_are_no_contradiction(now: str) -> None:
    assert found(now) == []


def test_who_has_changed_its_vote_begins_anew() -> None:
    assert found("The ban cut traffic by 40 per cent.", stance="not_guilty") == []
