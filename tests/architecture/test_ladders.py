"""Nothing branches on which kind of proceeding it is, but what belongs to one kind.

A ladder is a comparison with the name of a kind, a match on it, a table of such names, or a question whether rules, a
state, a view or a debrief are those of a certain kind. Source: spec/design.md, "The house".
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

import pytest

from tests.architecture.trees import SOURCE, Module, imported, modules

KINDS = frozenset(path.parent.name for path in SOURCE.glob("venire/proceedings/*/kind.py"))
CLASSES = ("Rules", "State", "Debrief", "View")
"""Ends of the names of classes of proceedings by which kinds can be told apart."""
PLAYERS = ("venire.participants", "venire_understudy")
"""Whoever plays a seat is handed the view of that seat, and may make sure of it."""


def of_one_kind(path: str) -> bool:
    """Whether a file is one kind's own: its name, or the name of a folder it lies in, begins so. Who sits where is said
    kind by kind as well."""
    parts = PurePosixPath(path).with_suffix("").parts
    return parts[:2] == ("venire", "seats") or any(part.split("_")[0] in KINDS for part in parts)


def ladders(module: Module) -> list[str]:
    """Where this module tells kinds apart, each place with what stands there. To assert a class is to branch on
    nothing."""
    classes = frozenset(_telling(module))
    sure = {node.test for node in module.nodes if isinstance(node, ast.Assert)}
    nodes = (node for node in module.nodes if isinstance(node, ast.expr | ast.Match) and node not in sure)
    rungs = (node for node in nodes if _is_rung(node, classes))
    return [f"{module.at(node.lineno)}: {ast.unparse(node).splitlines()[0][:100]}" for node in rungs]


def _telling(module: Module) -> Iterator[str]:
    """Names of classes that this module imports and by which kinds can be told apart."""
    for name, _ in imported(module):
        player = module.part in PLAYERS or module.part.startswith("venire_understudy.")
        if name.startswith("venire.proceedings.") and name.endswith(CLASSES[:3] if player else CLASSES):
            yield name.rpartition(".")[2]


def _is_rung(node: ast.expr | ast.Match, classes: frozenset[str]) -> bool:
    match node:
        case ast.Compare():
            return _names_kind(node) or any(_is_name_of_kind(one) for one in (node.left, *node.comparators))
        case ast.Match():
            return _is_name_of_kind(node.subject) or any(_sorts(case.pattern, classes) for case in node.cases)
        case ast.Dict():
            keys = [key for key in node.keys if key is not None]
            return _kinds_in(keys) > 1 or sum(_is_one_of(key, classes) for key in keys) > 1
        case ast.Set() | ast.Tuple() | ast.List():
            return _kinds_in(node.elts) > 1
        case ast.Call(func=ast.Name(id="isinstance"), args=[_, wanted]):
            return any(_is_one_of(one, classes) for one in ast.walk(wanted))
        case _:
            return False


def _sorts(pattern: ast.pattern, classes: frozenset[str]) -> bool:
    return _names_kind(pattern) or any(_is_one_of(one, classes) for one in ast.walk(pattern))


def _is_one_of(node: ast.AST, classes: frozenset[str]) -> bool:
    return isinstance(node, ast.Name) and node.id in classes


def _is_name_of_kind(node: ast.AST) -> bool:
    """``kind.name`` at the end of whatever it is of."""
    return isinstance(node, ast.Attribute) and node.attr == "name" and ast.unparse(node.value).endswith("kind")


def _names_kind(node: ast.AST) -> bool:
    return _kinds_in(ast.walk(node)) > 0


def _kinds_in(nodes: Iterable[ast.AST]) -> int:
    return sum(isinstance(node, ast.Constant) and node.value in KINDS for node in nodes)


def test_nothing_branches_on_the_kind_of_proceeding() -> None:
    assert len(KINDS) > 5
    found = [rung for module in modules() if not of_one_kind(module.path) for rung in ladders(module)]
    assert not found, f"say it in the folder of each kind instead, proceedings/<name>/kind.py: {found}"


@pytest.mark.parametrize(
    ("text", "rungs"),
    [
        ('if session.kind.name == "debate": ...', 1),
        ("if session.kind.name in FORKED: ...", 1),
        ("match session.kind.name:\n    case _: ...", 1),
        ('match head.kind:\n    case "drill" | "trial": ...', 1),
        ('ROOMS = {"drill": drill, "debate": debate}', 1),
        ('ROOMS = {"drill", "debate"}', 1),
        ("from venire.proceedings.trial.rules import TrialRules, Rules\nROOMS = {TrialRules: trial, Rules: other}", 1),
        ("from venire.proceedings.trial.rules import TrialRules\nisinstance(rules, TrialRules | Rules)", 1),
        ("from venire.proceedings.drill.debrief import DrillDebrief\nmatch end:\n    case DrillDebrief(): ...", 1),
        ("from venire.proceedings.trial.view import TrialView\nisinstance(view, TrialView)", 1),
        ('if case.kind == "civil": ...', 0),
        ("isinstance(error, VenireError)", 0),
        ("from venire.proceedings.trial.debrief import TrialDebrief\nassert isinstance(end, TrialDebrief)", 0),
        ('said["debate"] = "drill"', 0),
    ],
)
def test_the_test_would_find_a_ladder(text: str, rungs: int) -> None:
    assert len(ladders(Module("venire/web/x.py", text))) == rungs


def test_who_plays_a_seat_may_make_sure_of_its_view() -> None:
    text = "from venire.proceedings.trial.view import TrialView\nisinstance(view, TrialView)"
    assert not ladders(Module("venire_understudy/courtroom.py", text))
