"""``venire play examine``: unattended, at counsel's table, and all that a session of it is used for afterwards."""

from __future__ import annotations

import csv
import json
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command, Ran, run_command

SHORT = ("--case", "murder", "--witness", "W1", "--direct", "3", "--cross", "2", "--redirect", "0", "--recross", "0")
UNTOLD = {"at", "session", "salt", "hash", "at_hash", "head_hash"}
SIDES = {"prosecution", "defence"}


@pytest.fixture(scope="session")
def examined(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A data folder with one finished examination, and what playing it printed."""
    data = tmp_path_factory.mktemp("examined")
    words = ("play", "examine", "--case", "murder", "--witness", "W1", "--witness", "W5", "--unattended", "--json")
    ran = run_command(data, *words, "--seed", "3")
    assert ran.code == 0, ran.err
    return data, ran.json


def told(exported: str) -> list[str]:
    lines = [json.loads(line) for line in exported.splitlines()]
    return [json.dumps({key: line[key] for key in line if key not in UNTOLD}) for line in lines]


def test_it_prints_one_object(examined: tuple[Path, dict[str, Any]]) -> None:
    _, end = examined
    assert {"session", "case", "side", "score", "elicits", "objections", "turns", "seconds"} <= set(end)
    assert end["case"] == "murder"
    assert end["turns"] > 10
    for name in ("score", "elicits", "objections"):
        assert set(end[name]) == SIDES
    for score in end["score"].values():
        assert score["total"] == score["elicits"] + score["objections"] + score["outline"]
    for side in SIDES:
        got, made = end["elicits"][side], end["objections"][side]
        assert 0 <= got["got"] <= got["possible"]
        assert got["points"] == end["score"][side]["elicits"]
        assert made["sustained"] + made["overruled"] == made["made"]
    assert end["elicits"]["prosecution"]["got"] > 0
    assert end["objections"]["prosecution"]["made"] + end["objections"]["defence"]["made"] > 0


def test_the_same_seed_plays_the_same_record_and_the_options_reach_the_rules(venire: Command) -> None:
    records = list[list[str]]()
    for extra in ((), (), ("--error-rate", "0", "--no-live-elicits")):
        ran = venire("play", "examine", *SHORT, "--unattended", "--json", "--seed", "5", *extra)
        assert ran.code == 0, ran.err
        records.append(told(venire("export", ran.json["session"]).out))
    assert records[0] == records[1]
    opened = json.loads(records[2][0])["event"]["params"]
    assert opened["agents"]["counsel"]["error_rate"] == 0
    assert opened["live_elicits"] is False
    assert (opened["direct"], opened["cross"], opened["witnesses"]) == (3, 2, ["W1"])
    assert ran.json["errors_on_purpose"]["errors"] == 0


def test_its_record_verifies_replays_and_is_listed(examined: tuple[Path, dict[str, Any]]) -> None:
    data, end = examined
    assert run_command(data, "verify", end["session"]).code == 0
    again = run_command(data, "replay", end["session"], "--check")
    assert "folds to the same state" in again.err
    assert "What was sealed" in again.out
    assert "there is no verdict" in again.out
    assert "None." not in again.out
    assert "heard" in run_command(data, "sessions").out


@pytest.mark.parametrize(("form", "sign"), [("md", "## The score"), ("html", "<!doctype html>"), ("json", "{")])
def test_it_is_taken_away_with_everything_unhidden(examined: tuple[Path, dict[str, Any]], form: str, sign: str) -> None:
    data, end = examined
    ran = run_command(data, "export", end["session"], "--format", form)
    assert ran.code == 0, ran.err
    assert sign in ran.out
    assert "Ferrante" in ran.out


def test_its_tables_are_rows_of_objections_and_elicits(examined: tuple[Path, dict[str, Any]]) -> None:
    data, end = examined
    ran = run_command(data, "export", end["session"], "--format", "csv")
    objections, elicits = (list(csv.DictReader(StringIO(part))) for part in ran.out.split("\n\n"))
    made = sum(end["objections"][side]["made"] for side in SIDES)
    assert len([row for row in objections if row["matter"] == "question"]) <= made == len(objections)
    assert {row["table"] for row in elicits} == {"elicits"}
    for side in SIDES:
        assert sum(row["got_by"] == side for row in elicits) == end["elicits"][side]["got"]
    assert all(row["question"] for row in elicits)


def test_its_debrief_says_what_was_missed_and_how_to_get_it(examined: tuple[Path, dict[str, Any]]) -> None:
    data, end = examined
    ran = run_command(data, "debrief", end["session"], COLUMNS="80")
    assert ran.code == 0, ran.err
    for part in ("The score", "Objections", "Defective questions", "How the questions were put"):
        assert part in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    debrief = run_command(data, "debrief", end["session"], "--json").json
    assert debrief["questions"] == end["turns"]
    assert ("Ask:" in ran.out) == bool(debrief["missed"])


def test_one_goes_back_to_before_a_question(examined: tuple[Path, dict[str, Any]]) -> None:
    data, end = examined
    made = run_command(data, "fork", end["session"], "--before", "4", "--json").json
    assert made["over"]
    source = [json.loads(line) for line in told(run_command(data, "export", end["session"]).out)]
    fork = [json.loads(line) for line in told(run_command(data, "export", made["session"]).out)]
    put = [entry["seq"] for entry in source if entry["kind"] == "question_put" and entry["event"]["no"] == 4]
    assert fork[: put[0] - 1] == source[: put[0] - 1]
    assert run_command(data, "verify", made["session"]).code == 0


def test_what_was_said_before_can_be_held_up_later(examined: tuple[Path, dict[str, Any]]) -> None:
    data, end = examined
    words = ("play", "examine", *SHORT, "--unattended", "--json", "--seed", "8", "--after", end["session"])
    ran = run_command(data, *words)
    assert ran.code == 0, ran.err
    assert end["session"] in run_command(data, "export", ran.json["session"], "-f", "json").out


def at_table(venire: Command, typed: str, *more: str) -> Ran:
    return venire("play", "examine", *SHORT, "--seed", "3", "--window", "off", *more, typed=typed)


FAIR = (
    "What did Irene Halvorsen tell you on Saturday morning about where she had been?",
    "To whom had windlass number 14 been issued?",
    "Where was Thomas Ashdown's flashlight, and in what state?",
)
POINTS = re.compile(r"^ +\+[345] (The|Windlass)", re.MULTILINE)


def asking(venire: Command, before: str) -> Ran:
    """A person who puts three fair questions, and lets everything pass that the other side does."""
    questions = "".join(f"{question}\n\n\n" for question in FAIR)
    return at_table(venire, f"{before}{questions}" + "\n" * 20, "--error-rate", "0")


def test_a_person_examines_looks_things_up_and_is_told_the_points(venire: Command) -> None:
    ran = asking(venire, "w\nt\nhint\nn\n?\nx\n\nzz\n")
    assert ran.code == 0, ran.err
    assert all(question in ran.out for question in FAIR)
    agreed = ran.out.index("The parties agree, and nobody has to prove:")
    assert agreed < ran.out.index("The clocks of the chamber gauge") < ran.out.index("sworn.")
    for looked_up in ("I reached Lock 6 at 6:55", "Ask: ", "Grounds", "Windlass number 14 – unoffered", "no question"):
        assert looked_up in ran.out
    before, told = ran.out.split("The debrief, in short")
    assert POINTS.search(before)
    assert "You brought out" in told


def test_points_can_be_kept_for_the_debrief(venire: Command) -> None:
    ran = asking(venire, "e\n")
    assert ran.code == 0, ran.err
    assert not POINTS.search(ran.out.split("The debrief, in short")[0])


def test_a_person_objects_and_the_judge_rules(venire: Command) -> None:
    ran = at_table(venire, "r\nr\n" + "\n" * 12, "--error-rate", "1")
    assert ran.code == 0, ran.err
    ran = at_table(
        venire, "Who are you, please?\n\nr\noh: it is somebody else's word\n" + "\n" * 12, "--error-rate", "1"
    )
    assert ran.code == 0, ran.err
    assert "You: Objection: hearsay. It is somebody else's word" in ran.out
    assert "The judge: " in ran.out


def test_leaving_loses_nothing_and_one_goes_on_later(venire: Command) -> None:
    left = at_table(venire, "Who are you, please?\n\nq\n")
    assert left.code == 0, left.err
    assert "Go on with venire watch" in left.out
    again = venire("watch", "last", typed="r\n" + "\n" * 12)
    assert again.code == 0, again.err
    assert "Who are you, please?" in again.out
    assert "The debrief, in short" in again.out


def test_what_lies_before_the_phase_that_is_on_is_counted_and_not_shown_again(venire: Command) -> None:
    left = at_table(venire, "Who are you, please?\n\nr\n\nq\n")
    assert left.code == 0, left.err
    again = venire("watch", "last", typed="\n" * 12)
    assert again.code == 0, again.err
    assert "1 question so far" in again.out
    assert "Who are you, please?" not in again.out.split("The debrief, in short")[0]


def test_input_that_ends_says_how_to_go_on(venire: Command) -> None:
    ran = at_table(venire, "Who are you, please?\n")
    assert ran.code == 2
    assert "venire watch" in ran.err


def test_for_a_program_standard_output_has_the_object_or_nothing(venire: Command) -> None:
    """Somebody may sit at the table all the same: what is shown there goes to standard error."""
    ended = at_table(venire, "Who are you, please?\n", "--json")
    assert (ended.code, ended.out) == (2, "")
    assert "Detective Ana Ferrante" in ended.err
    told = at_table(venire, "Who are you, please?\n\nr\n" + "\n" * 12, "--json")
    assert told.json["score"]
    assert "Detective Ana Ferrante" in told.err


def test_a_rest_before_any_question_is_asked_about_and_a_question_answers_it(venire: Command) -> None:
    ran = at_table(venire, "r\nn\nr\nWho are you, please?\n\nr\n" + "\n" * 12)
    assert ran.code == 0, ran.err
    told = " ".join(ran.out.split())
    assert (
        told.count("You have asked Detective Ana Ferrante nothing. Rest all the same? (y/N)")
        == told.count("(y/N)")
        == 2
    )
    assert "Who are you, please?" in venire("export", "last").out


def test_undo_goes_on_in_a_session_of_its_own(venire: Command) -> None:
    ran = at_table(venire, "u\nWho are you, please?\n\nu\nWhere do you work, please?\n\nr\n" + "\n" * 12)
    assert ran.code == 0, ran.err
    assert "There is nothing to take back yet." in ran.out
    assert "Taken back." in ran.out
    assert len(venire("sessions", "--json").json["sessions"]) == 2
    record = venire("export", "last").out
    assert "Where do you work" in record
    assert "Who are you" not in record


def test_the_coach_stops_a_leading_question_before_it_is_sent(venire: Command) -> None:
    led = "You reached Lock 6 at 6:55 that morning, didn't you?"
    ran = at_table(venire, f"{led}\nWhen did you reach Lock 6 that morning?\n\nr\n" + "\n" * 20, "--coach")
    assert ran.code == 0, ran.err
    assert "This leads on direct (Rule 611(c))" in ran.out
    assert led not in venire("export", "last").out
    sent = at_table(venire, f"{led}\n\n\nr\n" + "\n" * 20, "--coach")
    assert sent.code == 0, sent.err
    assert led in venire("export", "last").out


def test_before_it_is_over_nothing_sealed_is_told(venire: Command) -> None:
    at_table(venire, "Who are you, please?\n\nq\n")
    assert venire("debrief", "last").code == 2
    assert venire("export", "last", "-f", "csv").code == 2
    record = venire("export", "last").out
    assert "question_put" in record
    for sealed in ("question_meant", "objection_meant", "examination_opened", "testimony_meant", "established"):
        assert sealed not in record
    whole = venire("export", "last", "--as", "bench").out
    assert "question_meant" in whole


@pytest.mark.parametrize(
    ("words", "word"),
    [
        (("--witness", "W99"), "W99"),
        (("--case", "nothing"), "nothing"),
        (("--side", "jury"), "jury"),
        (("--window", "soon"), "soon"),
        (("--window", "-1"), "-1"),
        (("--error-rate", "2"), "--error-rate"),
        (("--direct", "0"), "--direct"),
        (("--style", "loud"), "loud"),
        (("--after", "nosuch"), "no such session"),
        (("--seed", "x" * 201), "201"),
    ],
)
def test_wrong_options_are_refused_in_one_sentence(venire: Command, words: tuple[str, ...], word: str) -> None:
    case = () if "--case" in words else ("--case", "murder")
    ran = venire("play", "examine", *case, "--unattended", "--json", *words)
    assert ran.code == 2
    assert word in ran.err
    assert "Traceback" not in ran.err
    assert venire("sessions", "--json").json["sessions"] == []


@pytest.mark.parametrize(
    ("words", "word"),
    [
        (("fork", "--before", "999"), "999"),
        (("fork", "--without", "3"), "not a deliberation"),
        (("export", "--as", "juror/7"), "juror/7"),
        (("agents", "apply"), "no settings"),
    ],
)
def test_what_a_finished_examination_cannot_do(
    examined: tuple[Path, dict[str, Any]], words: tuple[str, ...], word: str
) -> None:
    data, end = examined
    command, *rest = words
    session = (rest.pop(0),) if command == "agents" else ()
    ran = run_command(data, command, *session, end["session"], *rest)
    assert ran.code == 2
    assert word in ran.err
    assert "Traceback" not in ran.err


def test_an_exhibit_is_named_at_the_prompt_for_questions_and_a_question_at_the_prompt_for_exhibits(
    venire: Command,
) -> None:
    typed = "X99\nhold X7\nx\nWhen did you first come to Lock 6 that morning?\nq\n"
    ran = venire(
        "play", "examine", "--case", "murder", "--witness", "W1", "--seed", "5", "--window", "off", typed=typed
    )
    assert "There is no exhibit X99." in ran.out
    assert "You hold up X7 with your next question." in ran.out
    put = [json.loads(line)["event"] for line in venire("export", "last").out.splitlines() if "question_put" in line]
    assert [(one["text"], one["exhibit"]) for one in put] == [("When did you first come to Lock 6 that morning?", "X7")]
