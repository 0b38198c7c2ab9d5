"""Imports point downwards only, and outer siblings meet in the ports alone. Source: spec/design.md, "Layers"."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.trees import ROOT, Module, imported, modules

INNER = {
    "kernel": set[str](),
    "language": {"kernel"},
    "law": {"kernel", "language"},
    "proceedings": {"kernel", "language", "law"},
}
OUTER = {
    "host", "participants", "models", "monitors", "metrics", "cases", "library", "stores", "voice",
}  # fmt: skip
BELOW = {"ports", "errors", "__init__", "__main__"}
COMPOSE = {path.stem for path in ROOT.glob("*.py")} - BELOW | {"exports", "seats", "sessions", "costs", "studies"}
"""Every module beside the ports puts things together: app, catalog, settings."""
SURFACES = {"web", "mcp", "cli", "face", "integrations"}
EVERYWHERE = {"errors", ""}
"""The errors that a user meets, and the version of the package."""


def allowed(part: str) -> set[str]:
    """The parts that this part may import, beside itself. The command starts the page and the MCP server."""
    if part in INNER:
        return INNER[part] | EVERYWHERE
    if part == "ports":
        return {*INNER, *EVERYWHERE}
    if part in OUTER:
        return {*INNER, "ports", *EVERYWHERE}
    if part in COMPOSE:
        return {*INNER, "ports", *OUTER, *COMPOSE, *EVERYWHERE}
    started = {"web", "mcp"} if part == "cli" else set[str]()
    return {*INNER, "ports", *OUTER, *COMPOSE, *EVERYWHERE, *started}


def imported_parts(module: Module) -> set[tuple[str, int]]:
    found = ((name.split("."), line) for name, line in imported(module))
    return {(name[1] if len(name) > 1 else "", line) for name, line in found if name[0] == "venire"}


def upwards(module: Module) -> list[str]:
    """The parts that this module imports and must not, each with its place."""
    may = allowed(module.part) | {module.part, "__version__"}
    return [f"{module.at(line)}: venire.{part}" for part, line in sorted(imported_parts(module)) if part not in may]


def test_imports_point_downwards_only() -> None:
    wrong = [one for module in modules() for one in upwards(module)]
    assert not wrong, f"these must not import what they import: {wrong}"


def test_every_part_has_its_place() -> None:
    known = {*INNER, *OUTER, *COMPOSE, *SURFACES, *EVERYWHERE, "ports", "__main__"}
    homeless = [module.path for module in modules() if module.part not in known]
    assert not homeless, f"these have no layer; name it in tests/architecture/test_layers.py: {homeless}"


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("law/x.py", "import venire.host.court\n", ["law/x.py:1: venire.host"]),
        ("host/x.py", "\nfrom venire.web import app\n", ["host/x.py:2: venire.web"]),
        ("host/x.py", "from venire.monitors.found import Found\n", ["host/x.py:1: venire.monitors"]),
        (
            "host/x.py",
            "from venire.law.case_file.case import Case\nfrom venire import __version__\n",
            [],
        ),
    ],
)
def test_the_test_would_find_an_import_upwards(path: str, text: str, found: list[str]) -> None:
    assert upwards(Module(path, text)) == found


def test_no_imports_inside_functions_but_in_the_loader_table() -> None:
    loaders = {"models.providers", "cli.loader", "app"}
    late = [
        module.at(inner.lineno)
        for module in modules()
        if module.name not in loaders
        for node in module.nodes
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Import | ast.ImportFrom)
    ]
    assert not late, f"imports inside functions: {late}"


def _graph() -> dict[str, set[str]]:
    names = {module.name for module in modules()}
    graph: dict[str, set[str]] = {name: set() for name in names}
    for module in modules():
        for name, _ in imported(module):
            short = name.removeprefix("venire.")
            target = short if short in names else short.rpartition(".")[0]
            if name.startswith("venire.") and target in names and target != module.name:
                graph[module.name].add(target)
    return graph


def test_no_module_imports_itself_through_others() -> None:
    graph, done = _graph(), set[str]()

    def visit(name: str, path: tuple[str, ...]) -> None:
        assert name not in path, " -> ".join((*path[path.index(name) :], name))
        if name not in done:
            for target in sorted(graph[name]):
                visit(target, (*path, name))
            done.add(name)

    for name in sorted(graph):
        visit(name, ())
