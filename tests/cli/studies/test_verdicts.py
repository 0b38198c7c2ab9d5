"""``venire study verdicts``: how juries end a case, with and without a piece of evidence; a wrong id is told."""

from __future__ import annotations

import json

from tests.cli.conftest import Command


def test_juries_are_counted_with_and_without_an_exhibit(venire: Command) -> None:
    whole = venire("study", "verdicts", "--case", "collision", "--sessions", "3", "--json")
    less = venire("study", "verdicts", "--case", "collision", "--sessions", "3", "--without", "X1", "--json")
    assert (whole.code, less.code) == (0, 0), whole.err + less.err
    told, missing = json.loads(whole.out), json.loads(less.out)
    assert (told["case"], told["without"], missing["without"]) == ("collision", [], ["X1"])
    for one in (told, missing):
        assert sum(one[end]["count"] for end in ("guilty", "hung", "not_guilty")) == 3
    assert told != {**missing, "without": []}


def test_a_jury_that_never_hears_of_an_exhibit_speaks_of_it_nowhere(venire: Command) -> None:
    ran = venire(
        "play", "deliberate", "--case", "collision", "--unattended", "--seed", "1", "--without", "X1", "--json"
    )
    assert ran.code == 0, ran.err
    told = venire("export", json.loads(ran.out)["session"], "--format", "json", "--as", "gallery")
    assert told.code == 0, told.err
    assert "Gannet" in told.out
    assert "Record of the ferry's radar" not in told.out


def test_what_cannot_be_left_out_is_told(venire: Command) -> None:
    ran = venire("study", "verdicts", "--case", "collision", "--without", "X99", "--sessions", "1")
    assert ran.code != 0
    assert "'X99'" in ran.err
    assert "X1" in ran.err
    assert "Traceback" not in ran.err


def test_debates_are_read_as_deliberations_are(venire: Command) -> None:
    ran = venire(
        "study", "prose", "--case", "collision", "--proceeding", "debate", "--sessions", "1", "--rounds", "1", "--json"
    )
    assert ran.code == 0, ran.err
    told = json.loads(ran.out)
    assert (told["debates"], told["dangling"]) == (1, 0)
    assert told["arguments"] == 6
    assert told["evidence"] > 0
