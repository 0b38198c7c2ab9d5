"""``venire verify``: a record as it was written, and each of a hundred that are not."""

from __future__ import annotations

import asyncio
import copy
import hashlib
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import run_command
from venire.app import opened
from venire.kernel.chain import first_fault
from venire.settings import Settings

Lines = list[dict[str, Any]]


@pytest.fixture(scope="session")
def exported(played: tuple[Path, dict[str, Any]]) -> Lines:
    data, end = played
    return [json.loads(line) for line in run_command(data, "export", end["session"]).out.splitlines()]


def written(path: Path, lines: Lines) -> Path:
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines))
    return path


def changed_value(lines: Lines, dice: random.Random) -> int:
    place = dice.randrange(len(lines))
    field = dice.choice(["at", "kind", "version", "event", "salt", "hash", "at_hash", "session", "seq"])
    lines[place][field] = "tampered"
    return place


def dropped(lines: Lines, dice: random.Random) -> int:
    place = dice.randrange(len(lines) - 1)
    del lines[place]
    return place


def swapped(lines: Lines, dice: random.Random) -> int:
    place = dice.randrange(len(lines) - 1)
    lines[place], lines[place + 1] = lines[place + 1], lines[place]
    return place


def inserted(lines: Lines, dice: random.Random) -> int:
    place = dice.randrange(len(lines))
    lines.insert(place, copy.deepcopy(lines[dice.randrange(len(lines))]))
    return place if lines[place] != lines[place + 1] else place + 1


def cut_off(lines: Lines, dice: random.Random) -> int:
    place = dice.randrange(1, len(lines))
    del lines[place:]
    return place - 1


def rebuilt(lines: Lines, dice: random.Random) -> int:
    """Change one speech and make the whole chain anew without the key."""
    place = dice.choice([number for number, line in enumerate(lines) if "text" in line["event"]])
    lines[place]["event"]["text"] = "I never said that."
    before = ""
    for line in lines:
        line["hash"] = hashlib.sha256((before + json.dumps(line["event"])).encode()).hexdigest()
        line["at_hash"] = hashlib.sha256(line["hash"].encode()).hexdigest()
        before = line["hash"]
    lines[-1]["head_hash"] = hashlib.sha256(before.encode()).hexdigest()
    return 0


TAMPERINGS = (changed_value, dropped, swapped, inserted, cut_off, rebuilt)


def test_the_record_is_accepted(played: tuple[Path, dict[str, Any]], exported: Lines, tmp_path: Path) -> None:
    ran = run_command(played[0], "verify", str(written(tmp_path / "whole.jsonl", exported)), "--json")
    assert ran.code == 0
    assert ran.json["ok"] is True


@pytest.mark.parametrize("tamper", TAMPERINGS)
def test_the_command_names_the_fault(
    played: tuple[Path, dict[str, Any]], exported: Lines, tmp_path: Path, tamper: Any
) -> None:
    lines = copy.deepcopy(exported)
    tamper(lines, random.Random(1))
    ran = run_command(played[0], "verify", str(written(tmp_path / "tampered.jsonl", lines)), "--json")
    assert ran.code != 0
    assert ran.err or not ran.json["ok"]


@pytest.fixture(scope="session")
def key(played: tuple[Path, dict[str, Any]]) -> bytes:
    async def found() -> bytes:
        async with opened(Settings(data=played[0])) as venire:
            return await venire.court.store.key(played[1]["session"])

    return asyncio.run(found())


@pytest.mark.parametrize("number", range(100))
def test_each_of_a_hundred_tampered_copies_is_named_at_its_place(exported: Lines, key: bytes, number: int) -> None:
    lines = copy.deepcopy(exported)
    place = TAMPERINGS[number % len(TAMPERINGS)](lines, random.Random(number))
    fault = first_fault(key, exported[0]["session"], lines)
    assert fault is not None
    assert fault.line == place + 1
    assert fault.what


SINCE = {
    "the last entries": "DELETE FROM entries WHERE seq > 100",
    "the result": "UPDATE sessions SET result = 'tampered'",
    "the title": "UPDATE sessions SET title = 'Another'",
    "the case": "UPDATE contents SET content = replace(content, 'Halvorsen', 'Mallory')",
    "a key twice": 'UPDATE entries SET body = replace(body, \'"seq":9,\', \'"seq":9,"seq":9,\') WHERE seq = 9',
    "a key that is unknown": 'UPDATE entries SET body = replace(body, \'"seq":9,\', \'"seq":9,"is":1,\') WHERE seq = 9',
}


@pytest.mark.parametrize("change", SINCE.values(), ids=SINCE)
def test_what_was_altered_in_the_store_is_known(copied: tuple[Path, str], change: str) -> None:
    data, session = copied
    assert run_command(data, "verify", session).code == 0
    with closing(sqlite3.connect(data / "venire.sqlite")) as file, file:
        assert file.execute(change).rowcount
    ran = run_command(data, "verify", session, "--json")
    assert ran.code != 0
    assert ran.err or not ran.json["ok"]
    assert run_command(data, "export", session).code != 0


@pytest.mark.parametrize("line", ['"seq": 1', '"text": "I never said that."'], ids=["a key", "a key within"])
def test_an_export_with_a_key_twice_is_refused(
    played: tuple[Path, dict[str, Any]], exported: Lines, tmp_path: Path, line: str
) -> None:
    place = next(n for n, one in enumerate(exported) if "text" in one["event"])
    texts = [json.dumps(one, ensure_ascii=False) for one in exported]
    twice = (
        texts[place].replace('"event": {', f'"event": {{{line}, ', 1)
        if "text" in line
        else "{" + f"{line}, " + texts[place][1:]
    )
    texts[place] = twice
    (tmp_path / "twice.jsonl").write_text("\n".join(texts))
    ran = run_command(played[0], "verify", str(tmp_path / "twice.jsonl"))
    assert ran.code != 0
    assert "twice" in ran.err


def test_an_export_with_a_field_of_its_own_is_refused(
    played: tuple[Path, dict[str, Any]], exported: Lines, tmp_path: Path
) -> None:
    lines = copy.deepcopy(exported)
    lines[3]["approved"] = True
    ran = run_command(played[0], "verify", str(written(tmp_path / "more.jsonl", lines)), "--json")
    assert ran.json["fault"]["line"] == 4
    assert "approved" in ran.json["fault"]["what"]
