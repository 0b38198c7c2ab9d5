"""The inner layers are pure: no await, no clock, no input or output, no randomness but Chance.

Source: spec/design.md.
"""

from __future__ import annotations

import ast

import pytest

from tests.architecture.trees import Module, imported, modules

TABLES = "venire.language.fitted.tables"
"""The one module of the inner layers that reads a file: a table of the package's own, as fixed as its code."""
INNER = ("venire.kernel", "venire.language", "venire.law", "venire.proceedings")
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


def impurities(module: Module) -> list[str]:
    """What in this module is not pure, each with its place."""
    names = ((name.split(".")[0], line) for name, line in imported(module))
    wrong = [f"{module.at(line)}: imports {name}" for name, line in names if name in IMPURE_MODULES]
    for node in module.nodes:
        if isinstance(node, (*AWAITING, *CHANGING)):
            wrong.append(f"{module.at(node.lineno)}: {type(node).__name__}")
        if isinstance(node, ast.Call) and _impure_call(node.func):
            wrong.append(f"{module.at(node.lineno)}: {ast.unparse(node.func)}()")
    return wrong


def _impure_call(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id in IMPURE_CALLS
    return isinstance(function, ast.Attribute) and function.attr in IMPURE_METHODS


def test_the_inner_layers_are_pure() -> None:
    inner = [module for module in modules() if module.part in INNER and module.name != TABLES]
    assert {module.part for module in inner} == set(INNER)
    wrong = [one for module in inner for one in impurities(module)]
    assert not wrong, f"not pure: {wrong}"


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
    assert impurities(Module("venire/law/x.py", text))
