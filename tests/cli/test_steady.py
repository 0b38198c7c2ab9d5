"""Nothing that somebody wrote steers the terminal of whoever reads it."""

from __future__ import annotations

import io
import logging
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, run_command
from venire.cli.terminal.messages import tell_error
from venire.cli.terminal.page import Page
from venire.cli.terminal.steady import SteadyStream, steady_streams
from venire.errors import VenireError
from venire.exports.unprinted import UNPRINTED, steady

WICKED = "Close\x1b]0;owned\x07 the\x1b[2J\x9b31m quay\x8d \u202eyltsaf\x7f?"
STEERING = {chr(code) for code in UNPRINTED} - {"\n", "\t"}


@pytest.fixture(scope="module")
def debated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("wicked")
    ran = run_command(data, "play", "debate", "--topic", WICKED, "--unattended", "--rounds", "1", "--seed", "1")
    assert ran.code == 0, ran.err
    assert not steering(ran)
    return data


def steering(ran: Ran) -> set[str]:
    return STEERING & {*ran.out, *ran.err}


@pytest.mark.parametrize(
    "words",
    [
        ("sessions",),
        ("sessions", "--json"),
        ("replay", "last"),
        ("debrief", "last"),
        ("watch", "last", "--pace", "0"),
        ("export", "last", "-f", "md"),
        ("export", "last", "-f", "jsonl"),
    ],
    ids=" ".join,
)
def test_a_topic_steers_no_terminal(debated: Path, words: tuple[str, ...]) -> None:
    ran = run_command(debated, *words)
    assert "quay" in ran.out + ran.err
    assert not steering(ran)


def test_a_record_that_was_printed_is_still_as_it_was_written(debated: Path, tmp_path: Path) -> None:
    (tmp_path / "printed.jsonl").write_text(run_command(debated, "export", "last").out, encoding="utf-8")
    assert run_command(debated, "verify", str(tmp_path / "printed.jsonl")).code == 0


def test_a_page_is_in_colour_and_its_words_are_plain() -> None:
    beneath = io.StringIO()
    page = Page()
    page.console.file = beneath
    page.print(f"[bold]{WICKED.replace('[', '(')}[/]")
    words = beneath.getvalue().replace("\x1b[1m", "").replace("\x1b[0m", "")
    assert "quay" in words
    assert not STEERING & set(words)


def test_a_line_of_the_log_steers_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    beneath = io.StringIO()
    monkeypatch.setattr(sys, "stderr", SteadyStream(beneath))
    handler = logging.StreamHandler()
    log = logging.getLogger("tests.steady")
    log.addHandler(handler)
    log.warning("a model said %s", WICKED)
    log.removeHandler(handler)
    assert "quay" in beneath.getvalue()
    assert not STEERING & set(beneath.getvalue())


def test_an_error_steers_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    steady_streams()
    tell_error(VenireError(f"There is no {WICKED}", f"Try {WICKED}"))
    told = capsys.readouterr().err
    assert "quay" in told
    assert not STEERING & set(told)


def test_words_stay_as_they_are() -> None:
    assert steady("Zoë said:\n\t“No — 你好, café, עברית.”") == "Zoë said:\n\t“No — 你好, café, עברית.”"
