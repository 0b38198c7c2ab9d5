"""What the debrief tells a person of that person's own part, in the terminal and in what is taken away."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.conftest import Command
from venire.exports.jury.debrief_sentences import flip_told
from venire.exports.transcript import Names
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases
from venire.proceedings.deliberation.readings.debrief import Flip

PLAYED = "d\n3\ns\nv\np\n6\nFrank, the rail was rotten and she had been told.\ns\nv\np\nf\ny\ng\n"


@pytest.fixture
def own(venire: Command) -> Command:
    """A session in which a person changed its vote twice in talk and once on the last ballot."""
    ran = venire("play", "deliberate", "--case", "murder", "--seed", "7", typed=PLAYED)
    assert ran.code == 0, ran.err
    return venire


def flat(text: str) -> str:
    return " ".join(text.split())


def test_every_change_by_hand_is_told_as_ones_own(own: Command) -> None:
    told = own("debrief", COLUMNS="96").out
    changes = [flip for flip in own("debrief", "--json").json["flips"] if flip["juror"] == 7]
    assert [(flip["by_hand"], flip["last"]) for flip in changes] == [(True, False), (True, False), (True, True)]
    rows = [line.split() for line in told.splitlines() if "by hand" in line]
    assert [row[1:] for row in rows[:2]] == [["You", "guilty", "by", "hand"], ["You", "not", "guilty", "by", "hand"]]
    assert " ".join(rows[2]) == "last ballot You guilty by hand"


def test_many_changes_are_compared_in_a_table_and_two_sentences_in_a_row_differ(own: Command) -> None:
    written = own("export", "--format", "md").out
    assert "| Round | Juror | Went to | On what | Without that |" in written
    assert "| You | guilty | by hand |" not in written
    alone = [told(turn=10, spoken=4, speaker=3, alone=True, place=place) for place in range(6)]
    assert len(set(alone)) == 6


def test_a_person_has_a_vote_and_no_figure(own: Command) -> None:
    row = next(line for line in own("debrief", COLUMNS="96").out.splitlines() if line.startswith("You "))
    assert row.split() == ["You", "guilty"]
    assert "- Juror Seven:" not in own("export", "--format", "md").out


def test_a_hung_jury_is_told_what_divided_it_and_what_came_nearest_to_each(own: Command) -> None:
    ending = own("debrief", "--json").json
    assert ending["verdict"] == "hung"
    for form in ("md", "html"):
        written = flat(own("export", "--format", form).out)
        assert "Where it stuck" in written
        assert "The final vote was called with the table still divided" in written
    near = next(one for one in ending["hung"]["holdouts"] if one["turn"])
    assert f"turn {near['turn']}: " in own("export", "--format", "md").out.split("Where it stuck")[1]
    assert "you alone can say" in own("debrief", COLUMNS="96").out


def test_ones_own_part_and_the_authors_notes_are_told(own: Command) -> None:
    told = flat(own("debrief", COLUMNS="80").out)
    assert "Your part You moved" in told
    assert "What told most was turn" in told or "No speech drew the room" in told
    assert "In secret: how each would have voted with nobody looking" in told
    assert "0 certain of innocence, 1 certain of guilt" in told
    memo = ShippedCases().load("murder").memo
    assert memo is not None
    assert flat(memo.decisive) in told
    for form in ("md", "html"):
        written = flat(own("export", "--format", form).out)
        assert "What Juror Seven did" in written
        assert "The voice message feels decisive and is not." in written


def test_the_notes_are_sealed_while_the_jury_is_out(venire: Command) -> None:
    assert venire("play", "deliberate", "--case", "murder", "--seed", "7", typed="d\nq\n").code == 0
    for form in ("md", "html"):
        assert "feels decisive" not in venire("export", "--format", form).out


def told(place: int = 0, **fields: Any) -> str:
    names = Names(default_roster(), ShippedCases().load("murder"))
    return flip_told(Flip(round=4, juror=1, vote="guilty", **fields), names, "ab12cd34", place=place)


def test_a_speech_that_lies_further_back_is_said_to() -> None:
    assert "on turn 10 (two rounds before it was counted) by" in told(turn=10, spoken=2, speaker=3, alone=True)
    assert "before it was counted" not in told(turn=10, spoken=4, speaker=3)


def test_what_would_have_been_is_said_of_the_vote() -> None:
    sentence = told(turn=10, spoken=4, speaker=3, alone=True)
    assert "Without it, Marcus would still be voting not guilty" in sentence
    assert "Marcus would have turned all the same; it was not alone." in told(turn=10, spoken=4, speaker=3)
    assert "`venire fork ab12cd34 --without 10` tries it" in sentence


def test_which_claim_told_and_what_carries_it() -> None:
    sentence = told(turn=10, spoken=4, speaker=3, claim="C9", exhibit="E13", alone=True)
    handle = next(claim.handle for claim in ShippedCases().load("murder").claims if claim.id == "C9")
    assert f"on turn 10 by Frank Russo, about {handle}, which rests on " in sentence


def test_the_pull_of_the_others_is_named_where_it_weighed_most() -> None:
    sentence = told(turn=10, spoken=4, speaker=3, claim="C9", pulled=True)
    assert "The others' votes weighed most; turn 10 by Frank Russo" in sentence


def entries(own: Command, session: str = "last") -> list[dict[str, Any]]:
    return [json.loads(line) for line in own("export", session, "--as", "bench").out.splitlines()]


def test_without_ones_own_speech_one_passes_and_the_rest_is_as_it_was(own: Command) -> None:
    first = entries(own)
    mine = [entry["event"] for entry in first if entry["kind"] == "spoke" and entry["event"]["juror"] == 7]
    gone, kept = mine[0], mine[1:]
    ran = own("fork", "last", "--without", str(gone["turn"]), COLUMNS="80")
    assert ran.code == 0, ran.err
    assert f"in which you pass where turn {gone['turn']} was spoken" in flat(ran.out)
    assert "It waits" not in ran.out
    assert "The first ended" in ran.out
    again = entries(own)
    spoken = [entry["event"] for entry in again if entry["kind"] == "spoke" and entry["event"]["juror"] == 7]
    assert [event["text"] for event in spoken] == [event["text"] for event in kept]
    assert {"round": gone["round"], "juror": 7} in [entry["event"] for entry in again if entry["kind"] == "passed"]
    by_hand = [one["event"] for one in again if one["kind"] == "vote_changed" and one["event"]["juror"] == 7]
    assert by_hand == [one["event"] for one in first if one["kind"] == "vote_changed" and one["event"]["juror"] == 7]


def test_without_a_jurors_speech_that_juror_is_silent(own: Command) -> None:
    spoken = next(entry["event"] for entry in entries(own) if entry["kind"] == "spoke")
    ran = own("fork", "last", "--without", str(spoken["turn"]))
    assert ran.code == 0, ran.err
    assert "that juror is silent" in flat(ran.out)
    again = [entry["event"] for entry in entries(own) if entry["event"].get("round") == spoken["round"]]
    assert {"round": spoken["round"], "juror": spoken["juror"]} in again
    assert all(event.get("juror") != spoken["juror"] or "turn" not in event for event in again)
