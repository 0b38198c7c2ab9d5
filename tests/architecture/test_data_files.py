"""Word lists, weights and lines are data files, and each is read by the module beside it. Source: spec/design.md."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.architecture.trees import SOURCE

HOMES = (SOURCE / "venire" / "language", SOURCE / "venire" / "law", SOURCE / "venire_understudy")
KINDS = {".txt", ".yaml", ".json", ".npz"}
BY_THEIR_KIND = {"by_ground", "wordnet"}
"""Folders of data files that are named by what they are about."""
FACE = SOURCE / "venire" / "law" / "api.py"
"""Names and the modules in which they stand: that is code."""
MOST = 60
"""Lines of constants in a row that a module may hold; a table is a data file."""


def data_files() -> list[Path]:
    return sorted(path for home in HOMES for path in home.rglob("*") if path.suffix in KINDS and path.stem != "LICENCE")


def test_every_data_file_is_read_beside_where_it_lies() -> None:
    idle = [str(path.relative_to(SOURCE)) for path in data_files() if not _read(path)]
    assert data_files()
    assert not idle, f"no module beside these reads them: {idle}"


def _read(path: Path) -> bool:
    within = path.parent.name in BY_THEIR_KIND
    folder = path.parent.parent if within else path.parent
    wanted = f"{path.parent.name}/" if within else path.name
    return any(wanted in module.read_text(encoding="utf-8") for module in folder.glob("*.py"))


def table_lines(text: str) -> int:
    """How many lines the largest table of constants takes that stands in a module."""
    tables = [node for node in ast.parse(text).body if isinstance(node, (ast.Assign, ast.AnnAssign))]
    return max(((node.end_lineno or node.lineno) - node.lineno + 1 for node in tables), default=0)


def test_no_module_holds_a_long_table() -> None:
    modules = [path for home in HOMES for path in sorted(home.rglob("*.py")) if path != FACE]
    long = {path.name: lines for path in modules if (lines := table_lines(path.read_text(encoding="utf-8"))) > MOST}
    assert not long, f"put these into data files, and read them by venire.language.fitted.tables: {long}"


@pytest.mark.parametrize(("text", "lines"), [("x = 1\n", 1), ("X: tuple[str, ...] = (\n'a',\n'b',\n)\n", 4), ("", 0)])
def test_the_test_would_find_a_long_table(text: str, lines: int) -> None:
    assert table_lines(text) == lines
