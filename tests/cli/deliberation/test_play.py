"""``venire play deliberate``: what it prints, and what it honours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import DELIBERATED, Command, Ran, run_command

UNTOLD = {"at", "session", "salt", "hash", "at_hash", "head_hash", "seq"}
NOTES = {"alerted", "monitor_failed"}
"""Nobody waits for a monitor: its notes stand wherever the session was when it had read."""


def play(venire: Command, *more: str) -> Ran:
    ran = venire("play", "deliberate", "--case", "murder", "--unattended", "--json", *more)
    assert ran.code == 0, ran.err
    return ran


def lines(exported: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in exported.splitlines()]


def told(exported: str) -> list[str]:
    """What was said and done, each entry as its bytes, without what differs from session to session."""
    entries = [line for line in lines(exported) if line["kind"] not in NOTES]
    return [json.dumps({key: line[key] for key in line if key not in UNTOLD}) for line in entries]


def test_it_prints_one_object(played: tuple[Path, dict[str, Any]]) -> None:
    _, end = played
    assert list(end) == ["session", "case", "verdict", "rounds", "votes", "vote_history", "convictions", "seconds"]
    assert end["case"] == "murder"
    assert end["verdict"] in ("guilty", "not_guilty", "hung")
    assert len(end["votes"]) == 12
    assert len(end["vote_history"]) == end["rounds"] + 1
    assert all(len(curve) == end["rounds"] + 1 for curve in end["convictions"].values())


def test_the_same_seed_exports_the_same_bytes_and_another_differs(
    venire: Command, played: tuple[Path, dict[str, Any]]
) -> None:
    data, end = played
    first = told(run_command(data, "export", end["session"], "--format", "jsonl").out)
    assert venire(*DELIBERATED, VENIRE_MONITORS="all").code == 0
    again = told(venire("export", "last", "--format", "jsonl").out)
    other = told(venire("export", play(venire, "--seed", "8").json["session"], "--format", "jsonl").out)
    assert first == again
    assert first != other


def test_hash_seeds_change_nothing(tmp_path: Path, played: tuple[Path, dict[str, Any]]) -> None:
    """The session that is at hand was played under a hash seed by lot."""
    data, end = played
    ran = run_command(tmp_path, *DELIBERATED, PYTHONHASHSEED="1", VENIRE_MONITORS="all")
    assert ran.json["votes"] == end["votes"]
    assert told(run_command(tmp_path, "export", "last").out) == told(run_command(data, "export", end["session"]).out)


def test_each_line_is_an_entry_and_what_is_spoken_is_text(played: tuple[Path, dict[str, Any]]) -> None:
    data, end = played
    entries = lines(run_command(data, "export", end["session"]).out)
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    assert all({"seq", "at", "kind", "event"} <= entry.keys() for entry in entries)
    spoken = [entry["event"]["text"] for entry in entries if entry["kind"] == "spoke"]
    assert len(spoken) > 5
    assert all(spoken)


@pytest.mark.parametrize(("form", "sign"), [("md", "## Round 1"), ("html", "<!doctype html>"), ("json", "{")])
def test_other_formats(played: tuple[Path, dict[str, Any]], form: str, sign: str) -> None:
    data, end = played
    ran = run_command(data, "export", end["session"], "--format", form)
    assert ran.code == 0
    assert sign in ran.out
    assert "Marcus Webb" in ran.out


def test_rounds_without_early_end_are_all_played(venire: Command) -> None:
    end = play(venire, "--rounds", "4", "--no-early-end", "--seed", "1").json
    assert end["rounds"] == 4


def test_a_jury_of_six_decides_by_its_rule(venire: Command) -> None:
    end = play(venire, "--size", "6", "--rule", "majority", "--seed", "1").json
    assert len(end["votes"]) == 6
    assert end["verdict"] in ("guilty", "not_guilty", "hung")


def test_ten_votes_suffice_where_the_rule_says_so(venire: Command) -> None:
    end = play(venire, "--rule", "10", "--first-ballot", "1,1,1,1,1,1,1,1,1,1,0,0", "--seed", "2").json
    assert end["verdict"] == "guilty" or max(list(end["votes"].values()).count(v) for v in ("guilty", "not_guilty"))


def test_the_first_ballot_is_the_one_given(venire: Command) -> None:
    ballot = "1,0,1,0,0,0,0,0,1,0,0,0"
    end = play(venire, "--first-ballot", ballot, "--seed", "2").json
    assert [vote == "guilty" for vote in end["vote_history"][0]] == [mark == "1" for mark in ballot.split(",")]


def test_a_roster_of_ones_own_is_seated(venire: Command, tmp_path: Path) -> None:
    roster = tmp_path / "three.yaml"
    roster.write_text("id: three\nname: Three\njurors: [frank_russo, sarah_chen, miguel_santos]\n")
    ran = play(venire, "--roster", str(roster), "--size", "3", "--seed", "1")
    told = venire("export", ran.json["session"], "--format", "md").out
    assert "Frank Russo" in told
    assert "Marcus Webb" not in told


def test_a_person_plays_at_the_terminal_to_the_verdict(venire: Command) -> None:
    """Defend, then pass, speak freely, change the vote, read the case file, and call the final vote."""
    typed = "d\nc\n\n6\nThe handrail was rotten and she had said so.\ns\nv\nx\np\n1\n\ns\nf\ny\nn\n"
    ran = venire("play", "deliberate", "--case", "murder", "--seed", "7", typed=typed)
    assert ran.code == 0, ran.err
    assert "Verdict:" in ran.out
    assert "The handrail was rotten" in ran.out
    assert "Why votes changed" in ran.out


def test_leaving_loses_nothing_and_one_goes_on_later(venire: Command) -> None:
    ran = venire("play", "deliberate", "--case", "murder", "--seed", "7", typed="p\np\nq\n")
    assert ran.code == 0, ran.err
    assert "Go on with" in ran.out
    again = venire("watch", "last", "--pace", "0", typed="f\ny\ng\n")
    assert "Verdict:" in again.out


def test_a_fork_without_a_speech_and_one_before_it(played: tuple[Path, dict[str, Any]]) -> None:
    data, end = played
    made = run_command(data, "fork", end["session"], "--without", "1", "--json").json
    assert made["over"]
    first = lines(run_command(data, "export", made["session"]).out)
    source = lines(run_command(data, "export", end["session"]).out)
    gone = next(entry["event"]["text"] for entry in source if entry["kind"] == "spoke")
    assert gone not in [entry["event"].get("text") for entry in first]
    assert run_command(data, "verify", made["session"]).code == 0
    assert run_command(data, "fork", end["session"], "--before", "3", "--json").json["over"]


def test_replay_folds_to_the_same_state(played: tuple[Path, dict[str, Any]]) -> None:
    data, end = played
    ran = run_command(data, "replay", end["session"], "--check")
    assert "folds to the same state" in ran.err
    assert "The judge:" in ran.out


@pytest.mark.parametrize("command", ["play", "cases", "sessions", "serve", "fork"])
def test_the_help_of_a_command_is_about_the_command(venire: Command, command: str) -> None:
    """Completion is set up once, by `venire --install-completion`."""
    ran = venire(command, "--help")
    assert ran.code == 0
    assert "completion" not in ran.out
