"""Rooms are small, and what lies in them has a name of its own. Source: spec/design.md, "House measures"."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import pytest

from tests.architecture.trees import SOURCE, Module, modules

FILES = 15
"""In a folder, beside ``__init__``: modules, templates, scripts and data alike."""
BY_GROUND = "venire/law/evidence/rulings/by_ground"
"""A data file for every ground of objection, and there are more grounds than files in a room."""
LOOSE = {"venire": 10, "venire/law": 5, "venire_understudy": 10}
"""Modules that lie in no room."""
FORM = "the form that a model fills in for the act of that name"
FACE = "the proceeding: its rules, and what a program holds of it"
OWN = "one of each proceeding, which says it of itself"
RECORDED = "recorded under a kind of its own, and a name that a schema has told stays"
SHARED: Mapping[str, str] = {
    "BenchView": OWN,
    "Debrief": OWN,
    "JudgeView": OWN,
    "JurorView": OWN,
    "Opened": OWN,
    "Pass": OWN,
    "SeatHolder": OWN,
    "SeatTaken": OWN,
    "Seeing": OWN,
    "Stage": OWN,
    "State": OWN,
    "Claim": "what somebody holds to be so: on the argument map, and as a model takes it down",
    "Credit": FORM,
    "LetStand": FORM,
    "MoveToStrike": FORM,
    "Object": FORM,
    "OfferExhibit": FORM,
    "PutQuestion": FORM,
    "Respond": FORM,
    "Rest": FORM,
    "Rule": FORM,
    "ShowExhibit": FORM,
    "Testify": FORM,
    "Deliberation": FACE,
    "Drill": FACE,
    "Examination": FACE,
    "Persuasion": FACE,
    "Outcome": "what came of it: of the case, as the file tells, and of a proceeding, as a program holds it",
    "Room": "where people sit: what a seat sees of the jury's, and what is kept of one that friends come to",
    "Taken": "what somebody has come by: a target of the examination, a seat",
    "Called": RECORDED,
    "Seated": RECORDED,
}
"""Names that more than one public class bears, and the one idea they share."""


def folders() -> dict[str, list[Path]]:
    """Every folder of the source, with the files that lie in it."""
    found = defaultdict[str, list[Path]](list)
    for path in SOURCE.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith("__init__."):
            found[path.parent.relative_to(SOURCE).as_posix()].append(path)
    return found


def public_classes(read: Iterable[Module]) -> dict[str, list[str]]:
    """Where the classes of each name stand."""
    found = defaultdict[str, list[str]](list)
    for module in read:
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(module.at(node.lineno))
    return found


def twins(found: Mapping[str, Sequence[str]]) -> dict[str, Sequence[str]]:
    """Names that more than one class bears."""
    return {name: places for name, places in found.items() if len(places) > 1}


def test_rooms_are_small(capsys: pytest.CaptureFixture[str]) -> None:
    rooms = folders()
    fullest = sorted(rooms, key=lambda room: len(rooms[room]), reverse=True)[:3]
    with capsys.disabled():
        told = ", ".join(f"{room} {len(rooms[room])}" for room in fullest)
        print(f"\n{len(rooms)} folders; the fullest: {told}")  # noqa: T201 - for whoever runs the tests
    full = {room: len(files) for room, files in rooms.items() if len(files) > FILES and room != BY_GROUND}
    assert not full, f"more than {FILES} files in one folder: {full}"


@pytest.mark.parametrize("room", LOOSE)
def test_few_modules_lie_in_no_room(room: str) -> None:
    loose = sorted(path.name for path in folders()[room] if path.suffix == ".py")
    assert loose
    assert len(loose) <= LOOSE[room], f"more than {LOOSE[room]} loose modules in {room}: {loose}"


def test_no_two_public_classes_have_one_name() -> None:
    unlisted = {name: places for name, places in twins(public_classes(modules())).items() if name not in SHARED}
    assert not unlisted, f"name the one by what it is, or list the one idea they share: {unlisted}"


@pytest.mark.parametrize("name", SHARED)
def test_what_is_listed_is_shared(name: str) -> None:
    assert name in twins(public_classes(modules())), f"only one class is called {name}: take it out of SHARED"


def test_the_test_would_find_a_twin() -> None:
    read = [Module(f"venire/{room}/x.py", "class Told: ...\nclass _Kept: ...") for room in ("law", "web")]
    assert twins(public_classes(read)) == {"Told": ["venire/law/x.py:1", "venire/web/x.py:1"]}
