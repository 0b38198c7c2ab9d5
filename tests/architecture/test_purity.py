"""The inner layers are pure: no await, no clock, no input or output, no randomness but Chance. Source: DESIGN."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.trees import Module, imported, modules

TABLES = "law.tables"
"""The one module of the inner layers that reads a file: a table of the package's own, as fixed as its code."""
INNER = [module for module in modules() if module.part in ("kernel", "law", "proceedings") and module.name != TABLES]
IMPURE_MODULES = {
    "asyncio", "anyio", "concurrent", "threading", "multiprocessing", "subprocess", "socket", "ssl", "http", "urllib",
    "requests", "httpx", "random", "secrets", "time", "os", "io", "sys", "shutil", "tempfile", "logging", "sqlite3",
    "sqlalchemy", "uuid", "select", "signal", "contextvars", "glob", "pickle",
}  # fmt: skip
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "globals", "__import__", "breakpoint", "hash"}
IMPURE_METHODS = {
    "now", "utcnow", "today", "read_text", "write_text", "read_bytes", "write_bytes", "iterdir", "mkdir", "unlink",
    "rglob", "get_data",
}  # fmt: skip
AWAITING = (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)
CHANGING = (ast.Global, ast.Nonlocal)


def impurities(tree: ast.Module, names: set[str]) -> list[str]:
    """What in this tree is not pure."""
    wrong = [f"imports {name}" for name in sorted(names) if name in IMPURE_MODULES]
    for node in ast.walk(tree):
        if isinstance(node, (*AWAITING, *CHANGING)):
            wrong.append(f"{type(node).__name__} at line {node.lineno}")
        if isinstance(node, ast.Call) and _impure_call(node.func):
            wrong.append(f"{ast.unparse(node.func)}() at line {node.lineno}")
    return wrong


def _impure_call(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id in IMPURE_CALLS
    return isinstance(function, ast.Attribute) and function.attr in IMPURE_METHODS


@pytest.mark.parametrize("module", INNER, ids=lambda module: module.name)
def test_the_inner_layers_are_pure(module: Module) -> None:
    names = {name.split(".")[0] for name, _ in imported(module)}
    assert impurities(module.tree, names) == []


@pytest.mark.parametrize(
    "text",
    [
        "async def f(): ...",
        "def f():\n    return open('x')",
        "import random",
        "from datetime import datetime\nat = datetime.now()",
        "def f():\n    global x\n    x = 1",
        "def f(p):\n    return p.read_text()",
        "import pkgutil\ndef f():\n    return pkgutil.get_data('venire', 'x')",
    ],
)
def test_the_test_would_find_impurity(text: str) -> None:
    tree = ast.parse(text)
    names = {name.split(".")[0] for name, _ in imported(Module("x", text, tree))}
    assert impurities(tree, names)
