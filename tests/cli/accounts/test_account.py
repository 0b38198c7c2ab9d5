"""``venire account`` and ``venire audit``."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.cli.conftest import DELIBERATED, run_command
from venire.accounts.book import AccountBook
from venire.app import opened
from venire.settings import Settings


def test_an_account_is_made_given_a_link_and_a_password_changed_and_removed(tmp_path: Path) -> None:
    made = run_command(tmp_path, "account", "add", "Ada Lovelace", "--role", "teacher", "--json").json
    assert (made["name"], made["role"], made["has_password"]) == ("Ada Lovelace", "teacher", False)
    linked = run_command(tmp_path, "account", "link", "ada lovelace", "--at", "https://court.example.org/")
    assert re.fullmatch(r"https://court\.example\.org/sign-in#link=[\w-]{43}", linked.out.strip())
    assert "hand it over yourself" in linked.err
    done = run_command(tmp_path, "account", "password", "ada lovelace", typed="eleven angry pianos\n")
    assert done.code == 0
    assert "pianos" not in done.out + done.err
    assert run_command(tmp_path, "account", "role", "ada lovelace", "student", "--json").json["role"] == "student"
    assert run_command(tmp_path, "account", "disable", "ada lovelace", "--json").json["disabled"] is True
    listed = run_command(tmp_path, "account", "list")
    assert "Ada Lovelace" in listed.out
    assert "disabled" in listed.out
    assert "argon2" not in listed.out + run_command(tmp_path, "account", "list", "--json").out
    assert run_command(tmp_path, "account", "disable", "ada lovelace", "--undo", "--json").json["disabled"] is False
    assert run_command(tmp_path, "account", "remove", "ada lovelace").code == 0
    assert run_command(tmp_path, "account", "list", "--json").json == {"accounts": []}


def test_what_is_set_by_the_command_signs_in(tmp_path: Path) -> None:
    run_command(tmp_path, "account", "add", "ada")
    run_command(tmp_path, "account", "password", "ada", typed="eleven angry pianos\n")
    token = run_command(tmp_path, "account", "link", "ada", "--json").json["link"].partition("#link=")[2]

    async def names() -> list[str]:
        async with opened(Settings(data=tmp_path)) as venire:
            book = AccountBook(venire.court.store, venire.court.clock.now)
            ways = (await book.by_password("ADA", "eleven angry pianos"), await book.by_link(token))
            return [one.who.account.name for one in ways]

    assert asyncio.run(names()) == ["ada", "ada"]


@pytest.mark.parametrize(
    ("words", "typed"),
    [
        (("add", "ada", "--role", "boss"), ""),
        (("add", "\u202ereversed"), ""),
        (("add", " "), ""),
        (("link", "nobody"), ""),
        (("role", "nobody", "admin"), ""),
        (("disable", "nobody"), ""),
        (("remove", "nobody"), ""),
        (("password", "nobody"), "eleven angry pianos\n"),
        (("password", "nobody"), ""),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(tmp_path: Path, words: tuple[str, ...], typed: str) -> None:
    refused = run_command(tmp_path, "account", *words, typed=typed)
    assert refused.code == 2
    assert "Traceback" not in refused.err
    assert len(refused.err.strip().splitlines()) == 2


def test_a_password_is_not_taken_from_the_words_of_the_command(tmp_path: Path) -> None:
    run_command(tmp_path, "account", "add", "ada")
    assert run_command(tmp_path, "account", "password", "ada", "eleven angry pianos").code == 2
    assert "argon2" not in run_command(tmp_path, "account", "list").out


def test_a_removed_account_leaves_its_sessions_or_takes_them_along(tmp_path: Path) -> None:
    assert run_command(tmp_path, *DELIBERATED).code == 0
    run_command(tmp_path, "account", "add", "ada")
    removed = run_command(tmp_path, "account", "remove", "ada", "--sessions")
    assert removed.out.strip() == "ada is removed, with 0 sessions."
    assert len(run_command(tmp_path, "sessions", "--json").json["sessions"]) == 1


def test_a_name_with_markup_is_printed_as_it_is(tmp_path: Path) -> None:
    run_command(tmp_path, "account", "add", "[red]ada[/red]")
    assert "[red]ada[/red]" in run_command(tmp_path, "account", "list").out
    assert "[red]ada[/red]" in run_command(tmp_path, "account", "role", "[red]ada[/red]", "student").out


def test_the_log_tells_what_the_command_read_where_there_are_accounts(tmp_path: Path) -> None:
    session = run_command(tmp_path, *DELIBERATED).json["session"]
    assert "Nobody has read" in run_command(tmp_path, "audit").out
    run_command(tmp_path, "export", session, "--out", str(tmp_path / "a.md"), "--format", "md")
    assert run_command(tmp_path, "audit", "--json").json == {"rows": [], "altered": []}
    for words in (("export", session, "--format", "md"), ("replay", session), ("debrief", session)):
        assert run_command(tmp_path, *words, VENIRE_ACCOUNTS="on").code == 0
    rows = run_command(tmp_path, "audit", "--json").json["rows"]
    assert [(row["name"], row["what"], row["session"]) for row in rows] == [
        ("local", what, session) for what in ("export", "replay", "debrief")
    ]
    assert session in run_command(tmp_path, "audit").out
