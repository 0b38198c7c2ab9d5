"""``venire study statements``: an examination played and all that its witnesses said checked; a wrong range is told."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Command


def test_what_the_witnesses_of_one_examination_say_is_checked(venire: Command) -> None:
    ran = venire("study", "statements", "--seeds", "3", "--json")
    assert ran.code == 0, ran.err
    told = json.loads(ran.out)
    assert told["sessions"] == 1
    assert told["answers"] > 30
    assert told["supported"]["value"] >= 0.95, told["unsupported"]
    assert told["answered"]["value"] >= 0.9, told["unanswered"]
    assert told["repeats"] == 0


@pytest.mark.parametrize("seeds", ["9-2", "first", "1-5000", ""])
def test_what_is_no_range_of_seeds_is_told(venire: Command, seeds: str) -> None:
    ran = venire("study", "statements", "--seeds", seeds)
    assert ran.code == 2
    assert "1-100" in ran.err
    assert "Traceback" not in ran.err
