"""The source as syntax trees, for tests that read it: both packages, venire and its understudy."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
"""The repository."""
SOURCE = ROOT / "src"
"""Where both packages lie."""


@dataclass(frozen=True)
class Module:
    """One file: its path within the source, as ``venire/host/court.py``, and its text."""

    path: str
    text: str

    @property
    def name(self) -> str:
        """Its dotted name: ``venire.host.court``; of a package, the name of its folder."""
        return ".".join(part for part in PurePosixPath(self.path).with_suffix("").parts if part != "__init__")

    @property
    def part(self) -> str:
        """The room it lies in: ``venire.kernel``, ``venire.ports``; of what lies in none, the package."""
        return ".".join(self.name.split(".")[:2])

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Every node of the tree: walked once for all the tests."""
        return tuple(ast.walk(self.tree))

    @cached_property
    def docstring(self) -> str:
        return ast.get_docstring(self.tree) or ""

    def at(self, line: int) -> str:
        """A place in it, as editors and terminals read it: ``venire/host/court.py:12``."""
        return f"{self.path}:{line}"


@cache
def modules() -> tuple[Module, ...]:
    """Every module of venire and of its understudy."""
    paths = sorted(SOURCE.rglob("*.py"))
    assert {path.relative_to(SOURCE).parts[0] for path in paths} == {"venire", "venire_understudy"}
    return tuple(Module(path.relative_to(SOURCE).as_posix(), path.read_text(encoding="utf-8")) for path in paths)


def imported(module: Module) -> Iterator[tuple[str, int]]:
    """Full dotted names that a module imports, with the line; relative imports do not occur here."""
    for node in module.nodes:
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((f"{node.module}.{alias.name}", node.lineno) for alias in node.names)


def functions(module: Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function and method."""
    for node in module.nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def body_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of the body without its docstring."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    if not body:
        return 0
    return (body[-1].end_lineno or body[-1].lineno) - body[0].lineno + 1
