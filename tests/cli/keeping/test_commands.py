"""The commands of whoever runs venire for others."""

from __future__ import annotations

from pathlib import Path
from stat import S_IMODE

from tests.cli.conftest import run_command


def _kept(data: Path) -> set[str]:
    """The sessions of a folder; other tests may have played in the one that is copied."""
    return {one["session"] for one in run_command(data, "sessions", "--json").json["sessions"]}


def test_a_folder_is_kept_put_back_and_verified(copied: tuple[Path, str], tmp_path: Path) -> None:
    data, session = copied
    file, other = tmp_path / "b.zip", tmp_path / "other"
    kept = run_command(data, "backup", str(file), "--keys")
    assert kept.code == 0, kept.err
    assert "The signing keys are in it" in kept.out
    assert S_IMODE(file.stat().st_mode) == 0o600
    again = run_command(data, "backup", str(file))
    assert again.code == 2
    assert "is there already" in again.err
    put = run_command(data, "restore", str(file), "--into", str(other))
    assert put.code == 0, put.err
    assert f"{len(_kept(data))} sessions" in put.out
    checked = run_command(other, "verify", session)
    assert (checked.code, "as it was written" in checked.out) == (0, True)
    assert run_command(data, "restore", str(file)).code == 2
    file.write_bytes(file.read_bytes()[:-100])
    damaged = run_command(data, "restore", str(file), "--force")
    assert damaged.code == 2
    assert "damaged" in damaged.err
    assert run_command(data, "verify", session).code == 0


def test_without_keys_it_says_so_twice(copied: tuple[Path, str], tmp_path: Path) -> None:
    data, _ = copied
    assert "The signing keys are not in it" in run_command(data, "backup", str(tmp_path / "b.zip")).out
    put = run_command(data, "restore", str(tmp_path / "b.zip"), "--into", str(tmp_path / "other"))
    assert f"signing keys of {len(_kept(data))} of them are not here" in " ".join(put.out.split())


def test_tidy_asks_for_how_long_lists_and_deletes(copied: tuple[Path, str]) -> None:
    data, session = copied
    asked = run_command(data, "tidy")
    assert asked.code == 2
    assert "VENIRE_KEEP_DAYS" in asked.err
    assert run_command(data, "tidy", "--days", "1", "--json").json == {"days": 1, "deleted": True, "sessions": []}
    listed = run_command(data, "tidy", "--days", "0", "--dry-run")
    assert session in listed.out
    assert run_command(data, "sessions", "--json").json["sessions"]
    gone = run_command(data, "tidy", "--json", VENIRE_KEEP_DAYS="1")
    assert gone.json["sessions"] == []
    there = _kept(data)
    assert session in there
    assert set(run_command(data, "tidy", "--days", "0", "--json").json["sessions"]) == there
    assert not _kept(data)
