"""``venire play trial``, ``venire play drill``, ``venire agents`` and ``venire progress``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cli.conftest import Command, run_command

FEW = ("--direct", "2", "--cross", "1", "--redirect", "0", "--recross", "0")
TRIAL = ("play", "trial", "--case", "murder", *FEW, "--witness", "W1")
SHORT = (*TRIAL, "--witness", "W5", "--rounds", "3")


@pytest.fixture(scope="session")
def tried(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A data folder with one finished trial, and what it printed."""
    data = tmp_path_factory.mktemp("tried")
    ran = run_command(data, *SHORT, "--jury", "--unattended", "--seed", "3", "--json")
    assert ran.code == 0, ran.err
    return data, ran.json


def test_a_trial_ends_with_the_verdict_of_those_who_heard_it(tried: tuple[Path, dict[str, Any]]) -> None:
    data, end = tried
    assert end["verdict"] in ("guilty", "not_guilty", "hung")
    assert len(end["votes"]) == 12
    assert end["rounds"] >= 1
    assert end["turns"] > 3
    replayed = run_command(data, "replay", end["session"]).out
    parts = ("Opening statements", "Direct examination", "Closing arguments", "The first ballot", "Verdict:")
    places = [replayed.index(part) for part in parts]
    assert places == sorted(places)
    assert run_command(data, "verify", end["session"]).code == 0
    assert "folds to the same state" in run_command(data, "replay", end["session"], "--check").err


@pytest.mark.parametrize("form", ["md", "html", "csv", "json"])
def test_a_trial_is_taken_away(tried: tuple[Path, dict[str, Any]], form: str) -> None:
    data, end = tried
    ran = run_command(data, "export", end["session"], "-f", form)
    assert ran.code == 0, ran.err
    assert "Ferrante" in ran.out or form == "csv"


def test_the_debrief_of_a_trial_begins_with_its_jury(tried: tuple[Path, dict[str, Any]]) -> None:
    data, end = tried
    told = run_command(data, "debrief", end["session"]).out
    assert told.index("The jury") < told.index("The score")
    assert end["verdict"].replace("_", " ") in told.lower()


def test_a_trial_goes_back_to_before_a_question(tried: tuple[Path, dict[str, Any]]) -> None:
    data, end = tried
    made = run_command(data, "fork", end["session"], "--before", "2", "--json").json
    assert made["over"]
    assert run_command(data, "verify", made["session"]).code == 0


def test_a_person_opens_examines_closes_and_watches_the_jury(venire: Command) -> None:
    opening, question = "Members of the jury, listen to the times.", "When did you reach Lock 6 that morning?"
    typed = f"{opening}\n\n{question}\n\nr\n" + "\n" * 30
    ran = venire(*TRIAL, "--rounds", "2", "--seed", "3", "--window", "off", "--size", "6", typed=typed)
    assert ran.code == 0, ran.err
    places = [ran.out.index(part) for part in (opening, question, "Closing arguments", "The first ballot", "Verdict")]
    assert places == sorted(places)
    assert "The debrief, in short" in ran.out


INVENTED = "She confessed to her sister."
SPEECH = f"r\ny\nYou heard the detective. {INVENTED}\n\n"
"""Asks nothing, so that the closings come at once, and closes."""


def one_line(out: str) -> str:
    """What was printed, without where its lines broke."""
    return " ".join(out.split())


def test_an_invented_fact_in_a_closing_is_objected_to_and_stands_in_the_debrief(venire: Command) -> None:
    ran = venire(*TRIAL, "--jury", "--rounds", "1", "--no-openings", "--seed", "1", "--window", "off", typed=SPEECH)
    assert ran.code == 0, ran.err
    told = one_line(ran.out)
    places = [told.index(part) for part in (INVENTED, "Objection: facts not in evidence.", "Sustained.")]
    assert places == sorted(places)
    assert "Warning" not in ran.err
    short = told.partition("The debrief, in short")[2]
    assert "Your closing, 9 words. It stated as fact what nobody had sworn to, in 1 sentence." in short
    assert f"You said, and nobody had sworn to it: “{INVENTED}”" in short
    debrief = one_line(venire("debrief", "last").out)
    assert f"The prosecution, in its closing: “{INVENTED}”" in debrief
    assert "the judge told the jury to disregard it" in debrief


def test_where_opposing_counsel_sleeps_the_judge_tells_the_jury_at_the_close(venire: Command) -> None:
    assert venire("agents", "set", "counsel.error_rate=1").code == 0
    ran = venire(*TRIAL, "--no-jury", "--no-openings", "--seed", "1", "--window", "off", typed=SPEECH)
    assert ran.code == 0, ran.err
    told = one_line(ran.out)
    assert "facts not in evidence" not in told
    assert f"what counsel say to you is not evidence. Nobody swore to this: “{INVENTED}”" in told
    assert "the judge told the jury so at the close" in one_line(venire("debrief", "last").out)


def test_a_trial_without_a_jury_ends_with_the_evidence(venire: Command) -> None:
    ran = venire(*TRIAL, "--no-jury", "--no-openings", "--no-closings", "--unattended", "--json", "--seed", "1")
    assert ran.code == 0, ran.err
    assert ran.json["verdict"] is None
    assert ran.json["votes"] == {}


def drill(venire: Command, *more: str) -> Any:
    ran = venire("play", "drill", "--case", "murder", "--unattended", "--json", *more)
    assert ran.code == 0, ran.err
    return ran.json


def test_a_drill_counts_hits_and_false_alarms_and_boxes_go_on(venire: Command) -> None:
    first = drill(venire, "--items", "12", "--seed", "1")
    assert first["items"] == 12
    overall = first["overall"]
    assert overall["signals"] + overall["noises"] == 12
    assert overall["hits"] >= 1
    second = drill(venire, "--items", "12", "--seed", "2")
    opened = json.loads(venire("export", second["session"]).out.splitlines()[0])["event"]
    assert opened["params"]["boxes"] == first["boxes"] != {}


def test_a_drill_keeps_to_its_grounds(venire: Command) -> None:
    end = drill(
        venire, "--items", "10", "--ground", "hearsay", "--ground", "leading", "--defective", "1", "--seed", "4"
    )
    stakes = {name for name, told in end["grounds"].items() if told["signals"]}
    assert stakes == {"hearsay", "leading"}


def test_a_person_drills_with_letters(venire: Command) -> None:
    typed = "h\n\n?\nl\nzz\nc\n"
    ran = venire("play", "drill", "--case", "murder", "--items", "4", "--window", "off", "--seed", "2", typed=typed)
    assert ran.code == 0, ran.err
    assert "Objection: hearsay." in ran.out
    assert "Let stand." in ran.out
    assert "How it went" in ran.out
    assert "d′" in ran.out


def test_a_drill_left_goes_on_and_can_be_ended_early(venire: Command) -> None:
    words = ("play", "drill", "--case", "murder", "--items", "6", "--window", "off", "--seed", "2")
    left = venire(*words, typed="\n\nq\n")
    assert left.code == 0, left.err
    again = venire("watch", "last", typed="\n.\n")
    assert again.code == 0, again.err
    assert "3 questions" in again.out


@pytest.mark.parametrize(
    ("words", "word"),
    [(("--ground", "boredom"), "boredom"), (("--witness", "W99"), "W99"), (("--window", "x"), "'x'")],
)
def test_wrong_drills_are_refused(venire: Command, words: tuple[str, ...], word: str) -> None:
    ran = venire("play", "drill", "--case", "murder", "--unattended", *words)
    assert ran.code == 2
    assert word in ran.err
    assert len(ran.err.strip().splitlines()) == 2


def test_settings_are_kept_in_versions_and_new_sessions_start_from_them(venire: Command, tmp_path: Path) -> None:
    assert venire("agents", "set", "counsel.error_rate=0.2", "judge.style=terse").code == 0
    assert venire("agents", "set", "witness.W1.cooperativeness=hostile").code == 0
    kept = yaml.safe_load((tmp_path / "data" / "agents.yaml").read_text())
    assert [one["version"] for one in kept] == [1, 2]
    assert kept[1]["settings"]["counsel.error_rate"] == "0.2"
    shown = venire("agents", "show", "--json").json
    assert shown["settings"]["judge.style"] == "terse"
    assert venire("play", "examine", "--case", "murder", "--witness", "W1", "--unattended", "--json").code == 0
    params = json.loads(venire("export", "last").out.splitlines()[0])["event"]["params"]
    assert params["agents"]["counsel"]["error_rate"] == 0.2
    assert params["agents"]["witnesses"]["W1"]["cooperativeness"] == "hostile"
    assert params["agents"]["witnesses"]["W1"]["manner"]
    assert venire("agents", "set", "counsel.error_rate=").code == 0
    assert "counsel.error_rate" not in venire("agents", "show", "--json").json["changed"]


def test_a_running_session_takes_the_settings_by_its_clerk(venire: Command) -> None:
    left = venire("play", "examine", "--case", "murder", "--witness", "W1", "--window", "off", typed="q\n")
    assert left.code == 0, left.err
    assert venire("agents", "apply", "last").code == 2
    assert venire("agents", "set", "judge.strictness=0.9").code == 0
    ran = venire("agents", "apply", "last", "--json")
    assert ran.code == 0, ran.err
    assert ran.json["version"] == 1
    entries = [json.loads(line) for line in venire("export", "last", "--as", "bench").out.splitlines()]
    changed = next(entry["event"] for entry in entries if entry["kind"] == "agents_changed")
    assert changed["agents"]["judge"]["strictness"] == 0.9


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ("counsel.error_rate=2", "counsel.error_rate"),
        ("judge.style=loud", "judge.style"),
        ("counsel.mood=dark", "counsel.mood"),
        ("witness.W1.cooperativeness=sleepy", "witness.W1.cooperativeness"),
        ("counsel.objection_types=boredom", "counsel.objection_types"),
        ("nonsense", "nonsense"),
        ("judge.strictness=nan", "Give a number from 0 to 1"),
        ("judge.sustain_bias=-2", "Give a number from -1 to 1"),
        ("judge.style=mild", "Give terse, explained or teaching"),
        ("witness.[red]W1.memory=poor", "no witness's id"),
        ("witness.Hank.memory=poor", "W and a number"),
    ],
)
def test_wrong_settings_change_nothing(venire: Command, tmp_path: Path, change: str, word: str) -> None:
    ran = venire("agents", "set", change)
    assert ran.code == 2
    assert word in ran.err
    assert len(ran.err.strip().splitlines()) == 2
    assert not (tmp_path / "data" / "agents.yaml").exists()


def test_a_damaged_file_of_settings_is_told(venire: Command, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    for text in ("{", "- version: x\n", "- {version: 1, at: 2026-01-01T00:00:00Z, settings: {judge.style: loud}}\n"):
        (tmp_path / "data" / "agents.yaml").write_text(text)
        ran = venire("agents", "show")
        assert ran.code == 2
        assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("text", "sentence", "remedy"),
    [
        (
            "- {version: 3, at: 2026-01-01T00:00:00Z, settings: {judge.strictness: .nan}}",
            "agents.yaml, version 3: judge.strictness cannot be 'nan'.",
            "Give a number from 0 to 1.",
        ),
        (
            "- {version: 1, at: 2026-01-01T00:00:00Z, settings: {judge.style: [x]}}",
            "agents.yaml: in version 1 of the list, settings of judge.style is missing or is not what belongs there.",
            "Write the settings as",
        ),
        ("- {version: 1, at: noon}", "agents.yaml: in version 1 of the list, at is missing", "Write a time, as 2026"),
        ("a text", "agents.yaml is no list of versions.", "Put back a copy"),
        (
            "- {version: 2, at: 2026-01-01T00:00:00Z}\n- {version: 2, at: 2026-01-02T00:00:00Z}",
            "agents.yaml: version 2 comes after one that is not lower.",
            "upward",
        ),
    ],
)
def test_a_file_changed_by_hand_is_told_by_its_name(
    venire: Command, tmp_path: Path, text: str, sentence: str, remedy: str
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "agents.yaml").write_text(f"{text}\n")
    ran = venire("agents", "show")
    assert ran.code == 2
    assert sentence in " ".join(ran.err.split())
    assert remedy in ran.err
    assert "Input should" not in ran.err


def test_a_number_written_by_hand_is_read_and_the_next_version_is_higher(venire: Command, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "agents.yaml"
    file.write_text("- {version: 7, at: 2026-01-01T00:00:00Z, settings: {counsel.error_rate: 0.2}}\n")
    assert venire("agents", "set", "judge.style=terse").code == 0
    kept = yaml.safe_load(file.read_text())
    assert [one["version"] for one in kept] == [7, 8]
    assert kept[1]["settings"] == {"counsel.error_rate": "0.2", "judge.style": "terse"}


def test_a_witness_whom_no_case_has_is_told(venire: Command) -> None:
    ran = venire("agents", "set", "witness.W99.memory=poor")
    assert ran.code == 0
    assert "has a witness W99" in ran.err
    assert venire("agents", "set", "witness.W1.memory=poor").err == ""


def test_progress_follows_drills_and_examinations(venire: Command) -> None:
    assert "Begin with" in venire("progress").out
    drill(venire, "--items", "20", "--seed", "1")
    ran = venire("play", "examine", "--case", "murder", "--witness", "W1", "--unattended", "--json", "--seed", "3")
    assert ran.code == 0, ran.err
    assert "Begin with" in venire("progress").out
    told = venire("progress", "--all", "--json").json
    assert [one["kind"] for one in told["sessions"]] == ["drill", "examination"]
    assert told["overall"]["heard"]["signals"] > 0
    assert 0.15 <= told["difficulty"]["error_rate"] <= 0.45
    assert any("--witness W2" in command for _, command in told["next"])
    shown = venire("progress", "--all", COLUMNS="80")
    assert "What to do next" in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 80


def test_an_empty_closing_is_asked_about_before_it_is_waived(venire: Command) -> None:
    short = (*TRIAL, "--no-jury", "--no-openings", "--seed", "1", "--window", "off")
    ran = venire(*short, typed="r\ny\n\nThe light was out.\n\n")
    assert ran.code == 0, ran.err
    assert "You have said nothing yet. Enter again waives your closing" in one_line(ran.out)
    assert "waives its closing" not in ran.out
    assert venire(*short, typed="r\ny\n\n").code == 2
    waived = venire(*short, typed="r\ny\n\n\n")
    assert waived.code == 0, waived.err
    assert "The prosecution waives its closing." in one_line(waived.out)
