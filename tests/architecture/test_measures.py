"""The house measures, printed; a file over the cap must say why in its docstring.

Source: spec/design.md, "House measures".
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from statistics import median, quantiles

import pytest

from tests.architecture.trees import Module, body_lines, functions, modules

WIDEST = 120
"""Characters of a line."""
CAP = 400
REASON = "over the cap because"


def p95(values: Sequence[int]) -> float:
    return quantiles(values, n=20)[-1]


def lines(module: Module) -> int:
    return len(module.text.splitlines())


def test_files_and_functions_stay_small(capsys: pytest.CaptureFixture[str]) -> None:
    files = [lines(module) for module in modules() if module.text.strip()]
    bodies = [body_lines(function) for module in modules() for function in functions(module)]
    measured = f"{len(files)} files: median {median(files):.0f} lines, p95 {p95(files):.0f}, longest {max(files)}; "
    measured += f"{len(bodies)} functions: median {median(bodies):.0f}, p95 {p95(bodies):.0f}, longest {max(bodies)}"
    with capsys.disabled():
        print(f"\n{measured}")  # noqa: T201 - the figures are for whoever runs the tests
    assert median(files) <= 120
    assert p95(files) <= 300
    assert median(bodies) <= 6
    assert p95(bodies) <= 25


def test_no_file_is_over_the_cap_without_a_reason() -> None:
    over = [module.path for module in modules() if lines(module) > CAP and REASON not in module.docstring]
    assert not over, f"over {CAP} lines, and no '{REASON} ...' in the docstring: {over}"


def test_no_line_is_too_wide() -> None:
    wide = [
        module.at(number)
        for module in modules()
        for number, line in enumerate(module.text.splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert not wide, f"over {WIDEST} characters: {wide}"


def test_everything_is_annotated() -> None:
    bare = [f"{module.at(one.lineno)}: {one.name}" for module in modules() for one in functions(module) if _bare(one)]
    assert not bare, f"not annotated: {bare}"


def test_every_module_says_what_it_is() -> None:
    silent = [module.path for module in modules() if module.text.strip() and not module.docstring]
    assert not silent, f"no docstring: {silent}"


def _bare(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    given = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    named = [argument for argument in given if argument.arg not in ("self", "cls")]
    return function.returns is None or any(argument.annotation is None for argument in named)


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("def f(): ...", True),
        ("def f(x) -> int: ...", True),
        ("async def f(x: int, *, y) -> int: ...", True),
        ("def f(self, x: int) -> int: ...", False),
    ],
)
def test_the_test_would_find_what_is_not_annotated(text: str, bare: bool) -> None:
    (function,) = functions(Module("venire/law/x.py", text))
    assert _bare(function) == bare
