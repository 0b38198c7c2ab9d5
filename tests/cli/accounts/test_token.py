"""``venire token``: made, listed, revoked; each wrong word is told in a sentence."""

from pathlib import Path

import pytest

from tests.cli.conftest import run_command


def test_a_token_is_made_listed_and_ended(tmp_path: Path) -> None:
    made = run_command(tmp_path, "token", "new", "class bot", "--scopes", "read,play", "--days", "7", "--json").json
    assert made["token"].startswith("venire_")
    assert made["scopes"] == ["read", "play"]
    listed = run_command(tmp_path, "token", "list")
    assert "class bot" in listed.out
    assert made["token"] not in listed.out
    assert run_command(tmp_path, "token", "revoke", made["id"]).code == 0
    assert run_command(tmp_path, "token", "list", "--json").json == {"tokens": []}
    again = run_command(tmp_path, "token", "revoke", made["id"])
    assert again.code == 2
    assert "no such token" in again.err


def test_only_the_token_stands_on_the_first_line(tmp_path: Path) -> None:
    made = run_command(tmp_path, "token", "new", "bot")
    assert made.out.strip().startswith("venire_")
    assert len(made.out.split()) == 1
    assert "Told once" in made.err


@pytest.mark.parametrize("words", [("--scopes", "fly"), ("--scopes", ""), ("--days", "0")])
def test_a_token_that_cannot_be_made(tmp_path: Path, words: tuple[str, str]) -> None:
    refused = run_command(tmp_path, "token", "new", "bot", *words)
    assert refused.code == 2
    assert "Traceback" not in refused.err
    assert "Give" in refused.err
