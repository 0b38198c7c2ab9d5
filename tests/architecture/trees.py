"""The source as syntax trees, for tests that read it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2] / "src" / "venire"


@dataclass(frozen=True)
class Module:
    """One file: its dotted name within venire, its text and its tree."""

    name: str
    text: str
    tree: ast.Module

    @property
    def part(self) -> str:
        """The first part of its name: ``kernel``, ``host``, ``ports``."""
        return self.name.split(".")[0]


@cache
def modules() -> tuple[Module, ...]:
    """Every module of venire."""
    return tuple(_module(path) for path in sorted(ROOT.rglob("*.py")))


def _module(path: Path) -> Module:
    parts = path.relative_to(ROOT).with_suffix("").parts
    text = path.read_text(encoding="utf-8")
    return Module(".".join(part for part in parts if part != "__init__"), text, ast.parse(text))


def imported(module: Module) -> Iterator[tuple[str, int]]:
    """Full dotted names that a module imports, with the line; relative imports do not occur here."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((f"{node.module}.{alias.name}", node.lineno) for alias in node.names)


def functions(module: Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function and method."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def body_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of the body without its docstring."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    if not body:
        return 0
    return (body[-1].end_lineno or body[-1].lineno) - body[0].lineno + 1
