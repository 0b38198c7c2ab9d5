"""A heading of a source is a title: no debater quotes it, whoever gave the source and by whatever door."""

from __future__ import annotations

import pytest

from venire import Debate
from venire.law.debating.subject import Source, without_headings

HEADED = (
    "# Free buses empty the roads\n\nCars in the centre fell by 11 per cent in two years.\n\n"
    "## What it cost\n\nThe city paid 3.4 million crowns. Fares had brought in four."
)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("# Title\nCars fell.", "Cars fell."),
        ("## Title\n\nCars fell.", "Cars fell."),
        ("Cars fell.\n### Costs\nFares rose.", "Cars fell.\nFares rose."),
        ("###### Deep\nCars fell.", "Cars fell."),
        ("  # Indented\nCars fell.", "Cars fell."),
        ("# One\n# Two\nCars fell.", "Cars fell."),
        ("#1 of the reasons is cost.", "#1 of the reasons is cost."),
        ("Cars fell. # not a heading", "Cars fell. # not a heading"),
        ("####### seven signs are none.", "####### seven signs are none."),
        ("# Nothing else", "# Nothing else"),
    ],
)
def test_headings_go_and_prose_stays(text: str, kept: str) -> None:
    assert without_headings(Source(id="S1", title="T", text=text)).text == kept


def test_no_debater_quotes_a_heading() -> None:
    sources = [Source(id="S1", title="The Varn count", text=HEADED)]
    done = Debate("Buses should be free.", sources=sources, rounds=2, seed=4, require_causal_links=False).run_sync()
    said = " ".join(done.export("md").split())
    assert "11 per cent" in said
    assert "empty the roads" not in said
    assert "What it cost" not in said
