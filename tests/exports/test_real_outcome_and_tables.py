"""What the real court decided stands in every debrief, and a jury's talk has its tables."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from venire import Debate, Deliberation, Examination, Persuasion, Trial
from venire.exports.real_outcome import HEADING
from venire.face.requested import Requested
from venire.law.case_file.case import Case
from venire.law.case_file.case import Outcome as Decided
from venire.library.shipped import ShippedCases


def decided(case: str) -> Case:
    """The case with an outcome that stands nowhere else."""
    outcome = Decided(verdict="not_guilty", note="The jury withdrew for four minutes at Winchester.")
    return ShippedCases().load(case).model_copy(update={"outcome": outcome})


KINDS: tuple[Callable[[Case], Requested[Any]], ...] = (
    lambda case: Deliberation(case, seed=1, size=4, max_rounds=2),
    lambda case: Examination(case, seed=1, witnesses=["W1"], direct=2, cross=2),
    lambda case: Trial(case, seed=1, witnesses=["W1"], size=3, max_rounds=1, direct=2, cross=2),
    lambda case: Debate(case=case, seed=1, rounds=1),
)


@pytest.mark.parametrize("make", KINDS, ids=["deliberation", "examination", "trial", "debate"])
def test_every_debrief_tells_what_the_real_court_decided(make: Callable[[Case], Requested[Any]]) -> None:
    done = make(decided("murder")).run_sync()
    for form in ("md", "html"):
        text = done.export(form)
        assert HEADING in text
        assert "withdrew for four minutes at Winchester" in text
    assert json.loads(done.export("json"))["outcome"]["verdict"] == "not_guilty"


def test_a_persuasion_that_is_over_tells_it() -> None:
    done = Persuasion(decided("robot"), seed=1, turns=1, player="mute").run_sync()
    assert "withdrew for four minutes at Winchester" in done.export("md")


def test_nothing_is_told_of_a_case_that_no_court_decided() -> None:
    done = Deliberation("murder", seed=1, size=4, max_rounds=1).run_sync()
    assert HEADING not in done.export("md")
    assert json.loads(done.export("json"))["outcome"] is None


def test_a_deliberation_has_tables_of_votes_convictions_speeches_and_changes() -> None:
    done = Deliberation("murder", seed=7, size=6, max_rounds=3, early_end=False, holders={}).run_sync()
    text = done.export("csv")
    rows = [row for row in csv.reader(io.StringIO(text)) if row]
    named = {row[0] for row in rows}
    assert {"votes", "convictions", "speeches"} <= named
    end = done.result
    votes = [row for row in rows if row[0] == "votes" and row[1].isdigit()]
    assert [row[1] for row in votes] == [str(seat) for seat in range(1, 7)]
    assert [row[-1] for row in votes] == [end.votes[seat] for seat in range(1, 7)]
    assert [row[3] for row in votes] == list(end.vote_history[0])
    minds = [row for row in rows if row[0] == "convictions" and row[1].isdigit()]
    assert [float(row[3]) for row in minds] == pytest.approx(
        [end.convictions[seat][0] for seat in range(1, 7)], abs=1e-4
    )
    speeches = [row for row in rows if row[0] == "speeches" and row[1].isdigit()]
    assert [int(row[1]) for row in speeches] == list(range(1, len(speeches) + 1))
    assert len(speeches) > 6
    assert len([row for row in rows if row[0] == "changes" and row[1].isdigit()]) == len(end.flips)
