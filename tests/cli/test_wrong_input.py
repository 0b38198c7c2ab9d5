"""Every wrong input to the command: one sentence, a remedy, exit code 2, and nothing changed."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command, Ran, heed_interrupts, run_command
from tests.support.places import ROOT

TINY = (ROOT / "tests/fixtures/tiny.yaml").read_text(encoding="utf-8")
FRANK = (ROOT / "src/venire/jurors/frank_russo.yaml").read_text(encoding="utf-8")
PLAY = ("play", "deliberate", "--case", "murder", "--unattended", "--json")


def refused(ran: Ran, word: str = "") -> None:
    """Exit code 2, a sentence with this word, a remedy below it, and no traceback."""
    assert ran.code == 2, ran.err
    assert "Traceback" not in ran.err
    assert word in ran.err
    *_, last = ran.err.strip().splitlines()
    told: list[str] = [*json.loads(last).values()] if last.startswith("{") else ran.err.strip().splitlines()[-2:]
    sentence, remedy = told
    assert sentence.strip()
    assert remedy.strip()


@pytest.fixture(scope="module")
def whole(played: tuple[Path, dict[str, Any]]) -> str:
    """The finished session, exported."""
    return run_command(played[0], "export", str(played[1]["session"])).out


def sessions(data: Path) -> list[Any]:
    return list(run_command(data, "sessions", "--json").json["sessions"])


@pytest.mark.parametrize(
    ("words", "word"),
    [
        (("--rule", "١٠"), "١٠"),
        (("--rule", "010"), "010"),
        (("--rule", "most"), "most"),
        (("--rule", ""), "rule"),
        (("--size", "13"), "13"),
        (("--size", "x"), "--size"),
        (("--rounds", "0"), "--rounds"),
        (("--first-ballot", "1,0"), "2 votes"),
        (("--first-ballot", "a,b"), "'a'"),
        (("--seed", "x" * 201), "201"),
        (("--seed", "\udcff"), "UTF-8"),
        (("--roster", "/dev/zero"), "larger than 1 MB"),
        (("--roster", "no-such-file.yaml"), "cannot be read"),
    ],
)
def test_a_wish_that_cannot_be_had_opens_nothing(tmp_path: Path, words: tuple[str, ...], word: str) -> None:
    refused(run_command(tmp_path, *PLAY, *words), word)
    assert sessions(tmp_path) == []


@pytest.mark.parametrize("case", ["", "no-such-case", "../../etc/passwd", "x" * 5000, "🎲"])
def test_an_unknown_case(venire: Command, case: str) -> None:
    refused(venire("play", "deliberate", "--case", case, "--unattended"), "there is no case")
    ran = venire("cases", "show", case)
    refused(ran, "there is no case")
    assert "venire cases list" in ran.err
    assert "data folder" in ran.err


WRONG = (
    *(("play", kind, "--case", "nowhere", "--unattended") for kind in ("deliberate", "examine", "trial", "drill")),
    *(("play", kind, "--case", "nowhere", "--unattended") for kind in ("debate", "persuade")),
    ("seat", "judge", "ai", "nowhere"),
    *((command, "nowhere") for command in ("replay", "debrief")),
    ("fork", "nowhere", "--at", "1"),
    ("cases", "show", "nowhere"),
    ("study", "verdicts", "--case", "nowhere"),
)


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_an_error_is_a_sentence_beside_the_output_for_a_program_too(venire: Command, words: tuple[str, ...]) -> None:
    ran = venire(*words, "--json")
    assert ran.code == 2
    assert ran.out == "", "half an object is worse than none"
    told = json.loads(ran.err)
    assert [told["error"], told["remedy"]] == venire(*words).err.strip().splitlines()


@pytest.mark.parametrize(
    ("words", "word"),
    [
        (("play", "deliberate", "--rounds", "0"), "--rounds"),
        (("play", "deliberate", "--sise", "6"), "--sise"),
        (("play", "debate", "--rounds", "x"), "--rounds"),
        (("play", "nothing"), "nothing"),
        (("replay",), "There is no session yet"),
        (("fork", "last"), "Say where to fork"),
        (("cases", "validate"), "'file'"),
        (("agents", "show", "counsel"), "(counsel)"),
        (("sessions", "--sise"), "--sise"),
        (("study", "verdicts", "--case", "murder", "--runs", "many"), "--runs"),
    ],
)
def test_whatever_is_wrong_is_one_object_where_a_program_listens(
    venire: Command, words: tuple[str, ...], word: str
) -> None:
    ran = venire(*words, "--json")
    assert (ran.code, ran.out) == (2, "")
    told = json.loads(ran.err)
    assert word in told["error"]
    assert told["remedy"]


@pytest.mark.parametrize("command", ["export", "verify", "watch"])
@pytest.mark.parametrize("session", ["../../etc/passwd", "x" * 300, "\udcff"])
def test_a_bad_session_id(venire: Command, command: str, session: str) -> None:
    refused(venire(command, session))


def test_a_viewer_that_is_not_there(played: tuple[Path, dict[str, Any]]) -> None:
    for viewer in ("juror/99", "juror/0", "juror/٣", "judge"):
        refused(run_command(played[0], "export", "--as", viewer), "There is no viewer")


def test_a_fork_in_the_middle_of_the_opening(copied: tuple[Path, str]) -> None:
    data, session = copied
    before = sessions(data)
    refused(run_command(data, "fork", session, "--at", "1"), "middle of one act")
    assert sessions(data) == before


@pytest.mark.parametrize(
    ("written", "word"),
    [
        (TINY + "\ncolour: red\n", "colour"),
        (TINY.replace("affidavit:", "testimony:", 1), "testimony"),
        (TINY.replace("\ntitle:", "\ntitle: [a]\nold:", 1), "old"),
        (TINY + "\n  : [", "not valid YAML"),
        ("a: &a [x]\nb: *a\n", "alias"),
        ("[" * 100_000, "nested"),
        ("", "mapping"),
        ("x: " + "y" * 8_000_001, "larger than 8 MB"),
    ],
)
def test_a_case_that_is_not_whole(venire: Command, tmp_path: Path, written: str, word: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(written, encoding="utf-8")
    refused(venire("cases", "validate", str(file)), word)


def test_a_witness_without_an_affidavit_or_of_another_type_is_named(venire: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"id": "mine", "witnesses": [{"id": "w"}], "year": "soon"}')
    refused(venire("cases", "validate", str(file)), "mine.json")


def test_a_broken_case_of_ones_own_is_told_of_in_the_list(venire: Command, tmp_path: Path) -> None:
    own = tmp_path / "data" / "cases"
    own.mkdir(parents=True)
    (own / "mine.yaml").write_text("id: [")
    ran = venire("cases", "list")
    assert ran.code == 0
    assert "mine.yaml" in ran.err
    assert "murder" in ran.out


@pytest.mark.parametrize("slot", ["{handel}", "{}", "{handle", "{handle.__class__}", "{quote}"])
def test_a_juror_line_with_an_unknown_slot_names_card_function_and_slot(
    venire: Command, tmp_path: Path, slot: str
) -> None:
    file = tmp_path / "frank.yaml"
    file.write_text(FRANK.replace("{handle}", slot, 1), encoding="utf-8")
    ran = venire("jurors", "check", str(file))
    refused(ran, "frank_russo")
    assert "'open'" in ran.err
    assert slot[:7] in ran.err or "'{'" in ran.err
    roster = tmp_path / "mine.yaml"
    roster.write_text("jurors: [frank.yaml, sarah_chen]")
    refused(venire(*PLAY, "--size", "2", "--roster", str(roster)), "frank_russo")


def test_a_field_that_cards_do_not_have_brings_the_fields_of_a_card(venire: Command, tmp_path: Path) -> None:
    file = tmp_path / "frank.yaml"
    file.write_text(FRANK + "\ncolour: red\n", encoding="utf-8")
    refused(venire("jurors", "check", str(file)), "stubbornness")


HOSTILE = (
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
    "<a><b></a>",
    "<a>" * 100,
)


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_xml_is_told_and_nothing_is_imported(venire: Command, tmp_path: Path, text: str) -> None:
    file = tmp_path / "17200101.xml"
    file.write_text(text)
    ran = venire("cases", "import", "old-bailey", str(file), "--json")
    refused(ran, "No trial")
    told = ran.json
    assert told["imported"] == 0
    assert told["problems"][0]["reason"].endswith(".")


def test_xml_of_a_hundred_megabytes_is_not_read(venire: Command, tmp_path: Path) -> None:
    file = tmp_path / "17200101.xml"
    with file.open("wb") as made:
        made.truncate(100_000_000)
    ran = venire("cases", "import", "old-bailey", str(file), "--json")
    refused(ran, "No trial")
    told = ran.json
    assert "over the limit" in told["problems"][0]["reason"]


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("default: nope:gpt", "no provider called 'nope'"),
        ("roles: {juror: {model: x}}", "no provider is named"),
        ("default: [", "models.yaml, line 1"),
        ("[" * 100_000, "not readable"),
        ("[]", "the file"),
        ("colour: red", "colour"),
    ],
)
def test_models_that_cannot_be_called(tmp_path: Path, written: str, word: str) -> None:
    (tmp_path / "models.yaml").write_text(written)
    refused(run_command(tmp_path, "models"), word)


def test_an_entry_that_stays_incomplete_is_told_before_a_session_opens(tmp_path: Path) -> None:
    (tmp_path / "models.yaml").write_text("roles: {juror: {model: x}}")
    refused(run_command(tmp_path, *PLAY), "no provider is named")


@pytest.mark.parametrize("variable", [{"PORT": "abc"}, {"PORT": "99999"}])
def test_an_environment_that_cannot_be_used(venire: Command, variable: dict[str, str]) -> None:
    refused(venire("serve", **variable), "PORT")


def test_a_port_in_use_and_an_address_that_is_none(venire: Command) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        refused(venire("serve", "--port", str(taken.getsockname()[1])), "in use")
    refused(venire("serve", "--host", "999.1.1.1"), "no address")


@pytest.mark.parametrize("command", [PLAY, ("sessions",), ("serve", "--port", "0")])
def test_a_data_folder_that_cannot_be_written(tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "file").write_text("in the way")
    for folder in (tmp_path / "file", tmp_path / "file" / "deeper", tmp_path / ("x" * 300)):
        refused(run_command(folder, *command))
    assert (tmp_path / "file").read_text() == "in the way"


def test_the_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "venire.sqlite"
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE recipes (name TEXT)")
    before = file.read_bytes()
    refused(run_command(tmp_path, *PLAY), "not a record of venire")
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET body = '{' WHERE seq = 3",
        "DELETE FROM entries WHERE seq = 3",
        "DELETE FROM entries WHERE seq = 1",
        "UPDATE contents SET content = x'00'",
    ],
)
def test_a_damaged_record_is_told_and_the_others_go_on(copied: tuple[Path, str], damage: str) -> None:
    data, session = copied
    with sqlite3.connect(data / "venire.sqlite") as file:
        file.execute(damage)
    for command in ("export", "watch"):
        refused(run_command(data, command, session), "damaged")
    if "contents" not in damage:
        assert run_command(data, "verify", session).code != 0
        assert run_command(data, *PLAY, "--rounds", "1").code == 0


@pytest.mark.parametrize("field", ["hash", "at_hash", "salt", "session", "head_hash"])
@pytest.mark.parametrize("value", ["é", "\ud800"], ids=["accented", "half a character"])
def test_a_forged_record_may_hold_anything(
    played: tuple[Path, dict[str, Any]], whole: str, tmp_path: Path, field: str, value: str
) -> None:
    lines = [json.loads(line) for line in whole.splitlines()]
    lines[-1][field] = value
    forged = tmp_path / "forged.jsonl"
    forged.write_text("".join(json.dumps(line) + "\n" for line in lines))
    ran = run_command(played[0], "verify", str(forged))
    assert ran.code == 1
    assert f"Entry {len(lines)}:" in ran.err


def test_what_one_seat_saw_cannot_be_verified_and_says_so(copied: tuple[Path, str], tmp_path: Path) -> None:
    data, session = copied
    file = tmp_path / "seat.jsonl"
    run_command(data, "export", session, "--as", "juror/7", "--out", str(file))
    refused(run_command(data, "verify", str(file)), "no hashes")


def test_a_speech_with_every_kind_of_line_end_is_one_entry(venire: Command) -> None:
    """And markup in it is text, in the terminal too; what would steer a terminal is no part of it."""
    said = "The rail was rotten.\u2028[bold]<b>No one mended it.[/nope]"
    steering = said.replace("No ", "No\x1b")
    typed = f"d\n6\n{steering}\ns\nf\ny\nn\n"
    ran = venire("play", "deliberate", "--case", "murder", "--seed", "7", typed=typed)
    assert ran.code == 0, ran.err
    assert "[bold]<b>No" in ran.out.replace("\n", " ")
    assert venire("verify").code == 0
    exported = venire("export").out.split("\n")
    assert any(said in json.loads(line)["event"].get("text", "") for line in exported if line)
    assert "<b>No" not in venire("export", "--format", "html").out


def limited(size: int) -> Callable[[], None]:
    """No file may grow over this: to a process that does not want to die of it, a full disk."""

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return limit


@pytest.mark.parametrize(
    ("words", "size"),
    [
        (PLAY, 470_000),
        (PLAY[:-1], 4096),
        pytest.param(PLAY, 4096, marks=pytest.mark.prove),
        pytest.param(PLAY[:-1], 470_000, marks=pytest.mark.prove),
    ],
)
def test_a_full_disk_ends_the_command_and_the_session_goes_on_later(
    tmp_path: Path, size: int, words: tuple[str, ...]
) -> None:
    command = [sys.executable, "-m", "venire.cli.main", *words, "--rounds", "30", "--no-early-end", "--seed", "7"]
    env = {**os.environ, "VENIRE_DATA": str(tmp_path)}
    done = subprocess.run(
        command, capture_output=True, text=True, env=env, timeout=60, check=False, preexec_fn=limited(size)
    )
    refused(Ran(done.returncode, done.stdout, done.stderr), "disk")
    if sessions(tmp_path):
        assert "Verdict:" in run_command(tmp_path, "watch", "last", "--pace", "0").out
        assert run_command(tmp_path, "verify", "last").code == 0


@pytest.mark.parametrize(
    "number", [signal.SIGINT, signal.SIGKILL, pytest.param(signal.SIGTERM, marks=pytest.mark.prove)]
)
def test_a_session_that_was_interrupted_goes_on(tmp_path: Path, number: signal.Signals) -> None:
    words = [sys.executable, "-m", "venire.cli.main", *PLAY[:-1], "--seed", "7", "--pace", "30"]
    env = {**os.environ, "VENIRE_DATA": str(tmp_path)}
    with subprocess.Popen(
        words, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=heed_interrupts
    ) as playing:
        assert playing.stdout is not None
        playing.stdout.readline()
        playing.send_signal(number)
        _, told = playing.communicate(timeout=30)
    assert "Traceback" not in told
    if number == signal.SIGINT:
        assert playing.returncode == 130
        assert "Nothing is lost" in told
    assert "Verdict:" in run_command(tmp_path, "watch", "last", "--pace", "0").out


def test_a_closed_standard_input_leaves_the_room(tmp_path: Path) -> None:
    words = f"{sys.executable} -m venire.cli.main play deliberate --case murder <&-"
    env = {**os.environ, "VENIRE_DATA": str(tmp_path)}
    done = subprocess.run(words, shell=True, capture_output=True, text=True, env=env, timeout=60, check=False)
    assert done.returncode == 2, done.stdout
    assert "Go on with" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("secret", [b"", b"short", b"\xff\xfe"])
def test_a_damaged_secret_of_the_page_is_not_used(tmp_path: Path, secret: bytes) -> None:
    (tmp_path / "cookie.key").write_bytes(secret)
    refused(run_command(tmp_path, "serve", "--port", "0"), "cookie.key is damaged")


def test_a_new_case_takes_no_shipped_id(tmp_path: Path) -> None:
    refused(run_command(tmp_path, "cases", "new", "murder"), "murder is the id of a shipped case")
    assert not (tmp_path / "cases").exists()
