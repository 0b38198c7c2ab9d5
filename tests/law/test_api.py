"""The face that the law shows a player: its table, its types and what players take of it say the same."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import venire_understudy
from venire.law import api

STUB = Path(api.__file__).with_suffix(".pyi")
PLAYERS = Path(venire_understudy.__file__).parent


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """Module and name of each import of the law."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("venire.law"):
            yield from ((node.module or "", alias.name) for alias in node.names)


def test_the_types_are_those_of_the_table() -> None:
    assert {name: module for module, name in imported(STUB)} == api.MODULES


def test_each_name_is_found_where_it_is_said_to_be() -> None:
    there = {name: getattr(import_module(module), name) for name, module in api.MODULES.items()}

    assert [name for name, thing in there.items() if getattr(api, name) is not thing] == []


def test_players_take_the_law_from_here_alone_and_all_that_is_here() -> None:
    taken = {one for path in PLAYERS.rglob("*.py") for one in imported(path)}

    assert {module for module, _ in taken} == {"venire.law.api"}
    assert {name for _, name in taken} == set(api.MODULES)


def test_nothing_is_loaded_but_what_is_asked_for() -> None:
    told = "import sys; from venire.law.api import Claim; print(*(one for one in sys.modules if 'venire.law' in one))"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)

    assert "venire.law.case_file.argument_map" in done.stdout
    assert "venire.law.evidence" not in done.stdout


def test_a_name_that_is_not_there_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match=r"'venire.law.api' has no attribute 'nonsense'"):
        getattr(api, "nonsense")  # noqa: B009 - which pyright would refuse
