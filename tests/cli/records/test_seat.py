"""A seat handed over from the command: the AI plays on for whoever left, and gives it back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.conftest import Command

PLAY = ("play", "deliberate", "--case", "murder", "--seed", "7", "--size", "6", "--rounds", "2")


def events(venire: Command) -> list[dict[str, Any]]:
    return [json.loads(line) for line in venire("export", "last", "--as", "bench").out.splitlines()]


def left(venire: Command) -> None:
    """A person sat down as a juror, took a side, and left."""
    assert venire(*PLAY, typed="d\nq\n").code == 0


def test_the_ai_plays_on_in_the_seat_of_whoever_left(venire: Command) -> None:
    left(venire)
    ran = venire("seat", "juror/6", "ai")
    assert ran.code == 0, ran.err
    assert ran.out.startswith("The AI answers for juror/6 from now on; `venire watch ")
    watched = venire("watch", "last", "--pace", "0")
    assert watched.code == 0, watched.err
    lines = events(venire)
    taken = next(place for place, line in enumerate(lines) if line["kind"] == "seat_taken")
    assert lines[taken]["event"] == {"juror": 6, "by": "ai"}
    assert (lines[taken + 1]["kind"], lines[taken + 1]["event"]) == ("seated", {"seat": "juror/6", "person": False})
    spoken = [line["event"]["juror"] for line in lines[taken:] if line["kind"] == "spoke"]
    assert 6 in spoken
    assert json.loads(venire("sessions", "--json").out)["sessions"][0]["over"]


def test_it_is_given_back_to_a_person_who_is_asked_again(venire: Command) -> None:
    left(venire)
    assert venire("seat", "juror/6", "ai").code == 0
    back = venire("seat", "juror/6", "person", "last", "--json")
    assert json.loads(back.out) == {"session": json.loads(back.out)["session"], "seat": "juror/6", "by": "person"}
    assert "Your turn" in venire("watch", "last", "--pace", "0", typed="q\n").out


def test_counsel_s_seat_is_handed_over_too(venire: Command) -> None:
    assert venire("play", "examine", "--case", "murder", "--seed", "3", "--side", "defence", typed="q\n").code == 0
    assert venire("seat", "counsel/defence", "ai").code == 0
    taken = [line["event"] for line in events(venire) if line["kind"] == "counsel_seated"]
    assert taken == [{"seat": "counsel/defence", "by": "ai"}]


@pytest.mark.parametrize(
    ("seat", "to", "said"),
    [
        ("juror/9", "ai", "There is no seat 9 in this jury."),
        ("juror/6", "person", "Seat 6 is held so already."),
        ("counsel/defence", "ai", "There is no seat 'counsel/defence' in this jury."),
        ("nobody", "ai", "There is no seat 'nobody' in this jury."),
    ],
)
def test_a_seat_that_cannot_be_handed_over_is_told(venire: Command, seat: str, to: str, said: str) -> None:
    left(venire)
    ran = venire("seat", seat, to)
    assert ran.code == 2
    assert said in ran.err
    assert not [line for line in events(venire) if line["kind"] in ("seat_taken", "counsel_seated")]


def test_of_a_session_that_is_over_no_seat_changes_hands(venire: Command) -> None:
    assert venire(*PLAY, "--unattended").code == 0
    ran = venire("seat", "juror/6", "person")
    assert ran.code == 2
    assert "does not change hands in this session now" in ran.err
