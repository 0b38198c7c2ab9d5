"""Adding a juror, a case, a verdict rule, a proceeding and so on: done as the pages say, one file and one line each."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.docs.at_hand import scripts
from tests.docs.blocks import ROOT, Desk, blocks
from tests.support.packages import install

ANCHOR = '    "majority": '


def test_a_juror_is_a_card_and_a_line_in_a_roster(tmp_path: Path) -> None:
    Desk(tmp_path, scripts=scripts()).follow("docs/add-a-juror.md")


def test_a_case_is_a_file_in_the_data_folder(tmp_path: Path) -> None:
    desk = Desk(tmp_path, scripts=scripts())
    desk.follow("docs/add-a-case.md")
    desk.run("venire", "cases", "list")
    assert "bakery" in desk.printed


PARTS = (
    "add-a-case-source",
    "add-a-store",
    "add-a-participant",
    "add-a-model-provider",
    "add-an-evaluator",
    "add-a-verdict-rule",
    "add-an-export-form",
)


@pytest.mark.parametrize("page", PARTS)
def test_a_part_is_a_file_and_an_entry_point(page: str, tmp_path: Path) -> None:
    _follow(Desk(tmp_path, scripts=scripts()), page)


def test_a_verdict_rule_is_a_line_in_its_table(tmp_path: Path) -> None:
    page = list(blocks("docs/add-a-verdict-rule.md"))
    line = next(block.body for block in page if block.note == "line")
    assert line.count("\n") == 1
    desk = Desk(tmp_path, source=_with_rule(tmp_path / "src", line))
    desk.do(next(block for block in page if block.language == "sh"))
    assert '"verdict"' in desk.printed


def test_without_its_line_the_rule_is_refused(tmp_path: Path) -> None:
    command = "venire play deliberate --case murder --rule two_thirds --unattended"
    desk = Desk(tmp_path, scripts=scripts())
    desk.run("bash", "-c", command, fails=True)
    assert "'two_thirds'" in desk.printed


def test_a_proceeding_is_a_file_and_an_entry_point(tmp_path: Path) -> None:
    _follow(Desk(tmp_path, scripts=scripts()), "add-a-proceeding")
    assert _kinds(tmp_path / "data") == ["pennies", "pennies"]


def test_without_its_entry_point_the_proceeding_is_unknown(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    page = [block for block in blocks("docs/add-a-proceeding.md") if block.language == "python"]
    desk.do(page[0])
    desk.run("python", "-c", page[1].body, fails=True)
    assert "There is no proceeding 'pennies'." in desk.printed


def _with_rule(source: Path, line: str) -> Path:
    """A copy of venire with one line more; what was compiled of the rest is compiled."""
    shutil.copytree(ROOT / "src", source)
    table = source / "venire" / "law" / "verdict.py"
    before, anchor, after = table.read_text(encoding="utf-8").partition(ANCHOR)
    assert anchor
    rest, _, tail = after.partition("\n")
    table.write_text(f"{before}{anchor}{rest}\n{line}{tail}", encoding="utf-8")
    return source


def _follow(desk: Desk, page: str) -> None:
    """Carry out a page of a package, which is installed as soon as it says what it adds."""
    for block in blocks(f"docs/{page}.md"):
        if block.note != "line":
            desk.do(block)
        if block.note == "pyproject.toml":
            install(desk.folder, block.body)


def _kinds(data: Path) -> Sequence[str]:
    with closing(sqlite3.connect(data / "venire.sqlite")) as database:
        return [kind for (kind,) in database.execute("select kind from sessions")]
