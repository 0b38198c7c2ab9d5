"""Tables that ship with the package: read as they stand, and what is wrong in one is told with its name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import yaml
from pydantic import ValidationError

from venire.language.fitted.tables import pattern_text, shipped, shipped_lines, shipped_values
from venire.language.words.word_list import groups, words

YAML = """
# A remark.
told: |
  one two|three
  four
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a package that can be imported, of another name in every test."""
    folder = tmp_path / f"tables_{tmp_path.name}"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return folder


def test_text_is_read_without_empty_lines_and_remarks(package: Path) -> None:
    (package / "list.txt").write_text("# A remark.\n\none # two\n  three\n", encoding="utf-8")
    assert shipped_lines(package.name, "list.txt") == ("one # two", "  three")


def test_yaml_and_json_are_read_in_the_shape_that_is_asked_for(package: Path) -> None:
    (package / "told.yaml").write_text(YAML, encoding="utf-8")
    (package / "told.json").write_text('{"told": ["a", "b"]}', encoding="utf-8")
    told = shipped_values(package.name, "told.yaml", dict[str, str])["told"]
    assert (groups(told), words(told)) == (("one two", "three", "four"), ("one", "two|three", "four"))
    assert shipped_values(package.name, "told.json", dict[str, tuple[str, ...]]) == {"told": ("a", "b")}


@pytest.mark.parametrize(
    ("name", "text", "error"),
    [("a.yaml", "one: 2", ValidationError), ("b.yaml", "one: [", yaml.YAMLError), ("c.json", "{", ValueError)],
)
def test_what_is_wrong_is_told_with_the_name_of_the_file(
    package: Path, name: str, text: str, error: type[Exception]
) -> None:
    (package / name).write_text(text, encoding="utf-8")
    with pytest.raises(error) as raised:
        shipped_values(package.name, name, dict[str, str])
    assert raised.value.__notes__ == [f"This is about {name} of {package.name}."]


def test_a_file_that_is_not_there_is_missed(package: Path) -> None:
    with pytest.raises(FileNotFoundError):
        shipped(package.name, "nothing.txt")


def test_a_pattern_over_several_lines_is_one() -> None:
    assert pattern_text("one|\ntwo {WHO} .{0,3}|\n three", WHO="(?:a|b)") == "one|two (?:a|b) .{0,3}| three"
