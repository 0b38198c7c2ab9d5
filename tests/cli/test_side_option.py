"""`--side` takes the names that the papers of criminal and civil cases use, and refuses others with what will do."""

from __future__ import annotations

import pytest
import typer

from venire.cli.side_option import read_side


@pytest.mark.parametrize("named", ["prosecution", "Plaintiff", " claimant ", "CROWN", "state"])
def test_who_brings_the_case(named: str) -> None:
    assert read_side(named) == "prosecution"


@pytest.mark.parametrize("named", ["defence", "defense", "Defendant", "respondent"])
def test_who_answers_it(named: str) -> None:
    assert read_side(named) == "defence"


@pytest.mark.parametrize("named", ["", "judge", "plaintiffs and defence", "x" * 5_000])
def test_anything_else_is_refused_in_a_sentence(named: str) -> None:
    with pytest.raises(typer.BadParameter, match=r"is no side\. Say prosecution \(or plaintiff\) or defence\.") as told:
        read_side(named)
    assert len(str(told.value)) < 120
