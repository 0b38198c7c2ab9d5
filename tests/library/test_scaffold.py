"""A case laid out for somebody to write: its shape holds, it says what is missing, and nobody is drawn into it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from venire.law.case_file.checks.case_check import broken_links, problems
from venire.library.case_error import CaseError
from venire.library.files import FileCases, read_file
from venire.library.scaffold import CaseKind, laid_out, lay_out

NOTES = re.compile(r"<[^<>]+>")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cases" / "mill.yaml"
    lay_out(path, laid_out("mill", "The Mill: a flood", "criminal", 1999))
    return path


@pytest.mark.parametrize(("kind", "standard"), [("criminal", "beyond_reasonable_doubt"), ("civil", "preponderance")])
def test_what_is_laid_out_can_be_read(tmp_path: Path, kind: CaseKind, standard: str) -> None:
    lay_out(tmp_path / "mill.yaml", laid_out("mill", 'The "Mill": a flood', kind, 1999))
    case = read_file(tmp_path / "mill.yaml")
    assert (case.id, case.title, case.kind, case.standard, case.year) == (
        "mill",
        'The "Mill": a flood',
        kind,
        standard,
        1999,
    )
    assert broken_links(case) == ()


def test_only_what_is_to_be_written_is_told(file: Path) -> None:
    found = problems(read_file(file))
    text = "".join(line for line in file.read_text(encoding="utf-8").splitlines(True) if not line.startswith("#"))
    assert len(found) == len(NOTES.findall(text))
    assert all(problem.reason.startswith("still to be written: ") for problem in found)
    assert {"tagline", "witnesses.W1.affidavit.W1.2.text", "claims.C2.kernels[1].text"} <= {one.path for one in found}


def test_once_written_the_rest_is_checked(file: Path) -> None:
    file.write_text(NOTES.sub("The rail gave way at 4:45.", file.read_text(encoding="utf-8")), encoding="utf-8")
    case = read_file(file)
    assert not any("to be written" in problem.reason for problem in problems(case))
    assert any(problem.path.startswith("claims.") for problem in problems(case))
    assert [card.id for card in FileCases(file.parent).list()] == ["mill"]


def test_a_bracket_inside_a_text_is_text(file: Path) -> None:
    written = NOTES.sub("a sign that read <KEEP OUT> in red", file.read_text(encoding="utf-8"))
    file.write_text(written, encoding="utf-8")
    assert not any("to be written" in problem.reason for problem in problems(read_file(file)))


def test_a_case_that_is_only_laid_out_stands_in_no_list(file: Path) -> None:
    source = FileCases(file.parent)
    assert source.list() == ()
    assert "not yet written" in str(source.broken()[0])
    with pytest.raises(CaseError, match="not yet written"):
        source.load("mill")


def test_no_file_is_written_over(file: Path) -> None:
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(CaseError, match="already"):
        lay_out(file, laid_out("mill", "", "criminal", 1999))
    assert file.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("case_id", ["", "Mill", "../mill", "a mill", "x" * 81])
def test_an_id_that_is_none_is_refused(case_id: str) -> None:
    with pytest.raises(CaseError, match="cannot be the id"):
        laid_out(case_id, "", "criminal", 1999)


def test_a_place_that_cannot_be_written_is_named(file: Path) -> None:
    with pytest.raises(CaseError, match="cannot be written"):
        lay_out(file / "inside.yaml", "text")
