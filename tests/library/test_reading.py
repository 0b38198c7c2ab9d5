"""Files that nobody vouches for: each fault is one sentence with a remedy."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.support.places import SOURCE, TINY
from venire.law.case_file.case import Case
from venire.library.case_error import MOST_FAULTS, CaseError
from venire.library.files import FileCases, read_file
from venire.library.reading import LIMIT, read_case
from venire.library.shape import CARDS
from venire.library.values.yaml_values import Unreadable, plain_value, read_yaml

WRITTEN = TINY.read_text(encoding="utf-8")
BOMB = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"


def refused(data: str | bytes, file: str = "case.yaml") -> CaseError:
    with pytest.raises(CaseError) as raised:
        read_case(data.encode() if isinstance(data, str) else data, file)
    assert raised.value.remedy
    assert all(line.startswith(file) for line in str(raised.value).splitlines())
    assert str(raised.value).startswith(file)
    return raised.value


def test_yaml_and_json_give_the_same_case(tiny: Case) -> None:
    assert read_case(tiny.model_dump_json().encode(), "tiny.json") == tiny


def test_a_byte_order_mark_is_no_matter(tiny: Case) -> None:
    assert read_case(b"\xef\xbb\xbf" + WRITTEN.encode(), "tiny.yaml") == tiny


def test_the_same_contents_are_parsed_once(tiny: Case) -> None:
    assert read_case(WRITTEN.encode(), "again.yaml") is read_case(WRITTEN.encode(), "again.yaml")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (BOMB, "line 2 uses the alias *a"),
        ("id: a\nid: b\n", "line 2 gives the field 'id' a second time"),
        ("{id: a, claims: [{id: C1, id: C2}]}", "gives the field 'id' a second time"),
        ("id: !!python/object/apply:os.system [echo]\n", "uses the tag"),
        ("id: a\n---\nid: b\n", "a second document"),
        ("? [a, b]\n: c\n", "a list or mapping as a field name"),
        ("[" * 60 + "]" * 60, "nested more than 40 levels"),
        ("[" * 100_000, "nested more than 40 levels"),
        ("- a\n- b\n", "it is not a mapping of fields"),
        ("just words", "it is not a mapping of fields"),
        ("", "it is not a mapping of fields"),
        ("title: The Cup: a case\n", "line 1 is not valid YAML"),
        ("id: \x00\n", "it is not valid YAML"),
    ],
)
def test_what_is_not_a_case_in_yaml(text: str, reason: str) -> None:
    assert reason in str(refused(text))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"id": "a", "id": "b"}', "gives the field 'id' a second time"),
        ('{"year": NaN}', "NaN is not a number"),
        ("[" * 100_000, "nested too deeply"),
        ('{"id": ', "line 1 is not valid JSON"),
        ('{"year": ' + "9" * 5000 + "}", "too long"),
    ],
)
def test_what_is_not_a_case_in_json(text: str, reason: str) -> None:
    assert reason in str(refused(text, "case.json"))


@pytest.mark.parametrize("data", [WRITTEN.encode("utf-16"), b"id: caf\xe9\n", b"\xff\xfe\x00"])
def test_another_encoding(data: bytes) -> None:
    assert "is not UTF-8 text" in str(refused(data))


def test_a_file_of_a_hundred_megabytes_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    with path.open("wb") as stream:
        stream.truncate(100_000_000)
    with pytest.raises(CaseError, match="larger than 8 MB"):
        read_file(path)


def test_too_many_values() -> None:
    with pytest.raises(Unreadable, match="more than 400000 values"):
        read_yaml("- 1\n" * 400_001)
    assert LIMIT > 4 * 400_001


@pytest.mark.parametrize(
    ("old", "new", "path", "reason", "remedy"),
    [
        ("strength: 0.7", "strenght: 0.7", "claims[0].strenght", "no field 'strenght'", "Did you mean 'strength'?"),
        ("tagline:", "tag_line:", "tag_line", "no field 'tag_line'", "Did you mean 'tagline'?"),
        ("year: 2014", "", "year", "the field 'year' is missing", "Add 'year'."),
        ("weight: 3", "weight: 9", "elicits[0].weight", "less than or equal to 5, and is 9", "venire cases new"),
        ("strength: 0.7", "strength: lots", "claims[0].strength", "is 'lots'", "venire cases new"),
        ("title: The Cup from the Boathouse", "title: 1914", "title", "1914 is a number", 'in quotes: "1914"'),
        ("age: 41, gender", "age: 41, sex: f, gender", "defendant.sex", "no field 'sex'", "Known here: name, age"),
        ("themes: [theft, trust]", "themes: 7", "themes", "and is 7", "venire cases new"),
        (
            "{tone: plain, text: H",
            "{tone: loud, text: H",
            "claims[2].kernels[0].tone",
            "and is 'loud'",
            "venire cases new",
        ),
        (
            "jurisdiction: England and Wales",
            "jurisdiction:",
            "jurisdiction",
            "it should be a valid string, and is empty",
            "case",
        ),
        ("{tone: plain, text: Nobody", "{tone: plain, text: So, Nobody", "Nobody forced", "no field", "in quotes"),
        ("grounds: [E1]", "grounds: [E11]", "claims.C2.grounds", "stipulation 'E11' (nearest: 'E1')", "Correct the id"),
    ],
)
def test_a_wrong_shape_names_its_place(old: str, new: str, path: str, reason: str, remedy: str) -> None:
    assert old in WRITTEN
    error = refused(WRITTEN.replace(old, new, 1))
    assert path in error.path
    assert reason in str(error)
    assert remedy in error.remedy


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("9:20", "9:20"),
        ("no", "no"),
        ("2014-03-04", "2014-03-04"),
        ("3", 3),
        ("-0.5", -0.5),
        ("true", True),
        ("", None),
    ],
)
def test_plain_scalars_follow_the_core_schema(text: str, value: object) -> None:
    assert plain_value(text) == value


def test_a_missing_path_is_told() -> None:
    with pytest.raises(CaseError, match="there is no such file or folder"):
        FileCases(Path("no/such/folder")).list()


def test_a_broken_file_hides_no_other(tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(WRITTEN, encoding="utf-8")
    (tmp_path / "twin.yaml").write_text(WRITTEN + "\n", encoding="utf-8")
    (tmp_path / "bad.json").write_text(json.dumps({"id": "bad"}), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a case", encoding="utf-8")
    source = FileCases(tmp_path)
    assert [card.id for card in source.list()] == ["tiny"]
    assert [error.file for error in source.broken()] == ["bad.json", "twin.yaml"]
    with pytest.raises(CaseError, match=r"bad\.json"):
        source.load("bad")


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    outside = tmp_path / "outside.yaml"
    outside.write_text(WRITTEN, encoding="utf-8")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "link.yaml").symlink_to(outside)
    assert list(FileCases(folder).list()) == []


def test_a_saved_change_counts_at_once(tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text(WRITTEN, encoding="utf-8")
    source = FileCases(tmp_path)
    assert source.load("tiny").year == 2014
    file.write_text(WRITTEN.replace("year: 2014", "year: 2015", 1), encoding="utf-8")
    assert source.load("tiny").year == 2015


@pytest.mark.parametrize("sign", ["\x1b]0;taken\x07", "\u202e", "\x7f"])
def test_a_character_that_would_steer_a_terminal_is_refused_with_its_place(sign: str) -> None:
    told = refused(json.dumps({"id": "night", "title": f"The {sign}Window"}), "case.json")
    assert "cannot be shown (U+" in str(told)
    assert told.path == "title"


def test_a_folder_that_is_awaited_is_empty_until_it_is_there(tmp_path: Path) -> None:
    cases = FileCases(tmp_path / "cases", awaited=True)
    assert cases.list() == ()
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "tiny.yaml").write_text(WRITTEN, encoding="utf-8")
    assert [card.id for card in cases.list()] == ["tiny"]


def test_every_fault_of_a_file_is_told_up_to_a_bound(tmp_path: Path) -> None:
    text = TINY.read_text(encoding="utf-8")
    for before, after in (("weight: 3", "weight: 9"), ("strength: 0.7", "strength: lots"), ("themes: [", "themse: [")):
        assert before in text
        text = text.replace(before, after, 1)
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CaseError) as told:
        read_file(file)
    lines = str(told.value).splitlines()
    assert len(lines) >= 3
    assert "themse" in lines[0]
    assert any("elicits[0].weight" in line for line in lines)
    assert any("claims[0].strength" in line for line in lines)
    assert "more in this file" not in str(told.value)
    many = CaseError("mine.yaml", "a", "b", "x", [(f"p{number}", "c") for number in range(50)])
    assert len(str(many).splitlines()) == MOST_FAULTS + 1
    assert str(many).endswith("31 more.")


def test_no_hint_names_a_file_that_whoever_installed_venire_lacks() -> None:
    for path in SOURCE.rglob("*.py"):
        for text in re.findall(
            r"^[A-Z_]+(?:: [^=]+)? = f?\"([^\"]+)\"", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            assert not re.search(r"\bdocs/\S+\.(?:md|json)", text), f"{path.name}: {text}"
    for card in CARDS.values():
        assert (SOURCE / card).is_file()
