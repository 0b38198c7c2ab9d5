"""Imports point downwards only, run in no circle and stand at the head of a file.

The order itself is written down in ``pyproject.toml``, as contracts of import-linter. Source: spec/design.md, "Layers".
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib

import pytest

from tests.architecture.trees import ROOT, SOURCE, modules

AWAITED = {
    "facade": "the understudy still imports the law room by room",
    "plug-in": "seats, studies and briefs still import the understudy",
}
"""Contracts that are not kept yet, and why. Whoever keeps one takes its line away: a test says when."""
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True, no_logo=True))"


def _contracts() -> list[str]:
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [contract["id"] for contract in read["tool"]["importlinter"]["contracts"]]


def _lint(*contracts: str) -> subprocess.CompletedProcess[str]:
    code = LINT.replace("no_cache=True", f"no_cache=True, limit_to_contracts={contracts}")
    environ = {**os.environ, "PYTHONPATH": str(SOURCE)}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environ, capture_output=True, text=True, timeout=120, check=False
    )


def test_the_order_of_the_house_is_kept() -> None:
    assert set(_contracts()) > set(AWAITED)
    ran = _lint(*(one for one in _contracts() if one not in AWAITED))
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"Analyzed {len(modules())} files" in ran.stdout


@pytest.mark.parametrize("contract", AWAITED)
def test_what_is_awaited_is_not_kept_yet(contract: str) -> None:
    ran = _lint(contract)
    assert "0 kept, 1 broken" in ran.stdout, f"{contract} is kept: take it out of AWAITED.\n{ran.stdout}{ran.stderr}"


def test_no_imports_inside_functions() -> None:
    """What is wanted late is named in a table and loaded by ``venire.kernel.part.loaded``."""
    late = [
        module.at(inner.lineno)
        for module in modules()
        for node in module.nodes
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Import | ast.ImportFrom)
    ]
    assert not late, f"imports inside functions: {late}"
