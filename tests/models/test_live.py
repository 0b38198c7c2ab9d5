"""A changed models.yaml binds at the next ask; a broken one changes nothing."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from venire.errors import VenireError
from venire.models.configuration.live import LiveModels
from venire.models.configuration.settings import Models


def name_of(models: Models) -> str:
    use = models.use("juror")
    return use.name if use else "understudy"


def rewrite(path: Path, text: str, at: int) -> None:
    """A file written at a time of its own, however fast the test is."""
    path.write_text(text, encoding="utf-8")
    os.utime(path, ns=(at, at))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "models.yaml"


def test_a_file_that_comes_changes_and_goes_is_followed(path: Path) -> None:
    live = LiveModels(path, {})
    names = [name_of(live.now())]
    for number, text in enumerate(("default: openai:a", "default: openai:b"), start=1):
        rewrite(path, text, number)
        names.append(name_of(live.now()))
    path.unlink()
    names.append(name_of(live.now()))

    assert names == ["understudy", "openai:a", "openai:b", "understudy"]


def test_a_change_of_the_same_length_in_the_same_instant_is_seen_by_the_file_itself(path: Path) -> None:
    rewrite(path, "default: openai:a", 7)
    live = LiveModels(path, {})
    other = path.with_suffix(".new")
    rewrite(other, "default: openai:b", 7)
    other.replace(path)

    assert name_of(live.now()) == "openai:b"


def test_a_broken_change_leaves_everything_as_it_was_and_is_told_once(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rewrite(path, "default: openai:a", 1)
    live = LiveModels(path, {})
    before = live.hash
    rewrite(path, "default: [", 2)
    with caplog.at_level(logging.WARNING):
        names = [name_of(live.now()), name_of(live.now())]
        rewrite(path, "default: [", 3)
        names.append(name_of(live.now()))

    assert names == ["openai:a"] * 3
    assert (live.hash, len(caplog.records)) == (before, 1)
    assert live.trouble.startswith("models.yaml, line 1")
    assert live.trouble.endswith("Until then everything stays as it was.")

    rewrite(path, "default: openai:c", 4)
    assert (name_of(live.now()), live.trouble) == ("openai:c", "")


def test_going_back_to_what_it_was_ends_the_trouble(path: Path) -> None:
    rewrite(path, "default: openai:a", 1)
    live = LiveModels(path, {})
    rewrite(path, "roles: {juge: 'openai:b'}", 2)
    live.now()
    rewrite(path, "default: openai:a", 3)

    assert (name_of(live.now()), live.trouble) == ("openai:a", "")


def test_an_untouched_file_is_not_opened(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rewrite(path, "default: openai:a", 1)
    live = LiveModels(path, {})

    def opened(*_args: object, **_named: object) -> None:
        raise AssertionError("the file was opened")

    monkeypatch.setattr(Path, "open", opened)

    assert name_of(live.now()) == "openai:a"


def test_a_file_that_is_broken_from_the_start_is_told_at_once(path: Path) -> None:
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(VenireError, match="is not readable as YAML"):
        LiveModels(path, {})

    path.write_text("#" * 1_000_001)
    with pytest.raises(VenireError, match="larger than a megabyte"):
        LiveModels(path, {})


def test_a_folder_in_its_place_is_told(path: Path) -> None:
    path.mkdir()
    with pytest.raises(VenireError, match="cannot be read"):
        LiveModels(path, {})
