"""What a proceeding touches outside its own rooms: no more than docs/design/proceedings.md says of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.architecture.test_ladders import KINDS, of_one_kind
from tests.architecture.trees import SOURCE, imported, modules

PAGE = SOURCE.parent / "docs" / "design" / "proceedings.md"
PLACE = re.compile(r'"(venire[\w.]+):\w+"')
ROW = re.compile(r"^\| (\w+) \| (\d+) \| (\d+) \|", re.MULTILINE)


def _places(kind: str) -> set[str]:
    """The modules that a kind names."""
    return set(PLACE.findall((SOURCE / "venire" / "proceedings" / kind / "kind.py").read_text(encoding="utf-8")))


@cache
def _named() -> frozenset[str]:
    return frozenset(place for kind in KINDS for place in _places(kind))


def _elsewhere(kind: str) -> Iterator[str]:
    """Modules that are no kind's own, that no kind names, and that import from this one."""
    for module in modules():
        shared = not of_one_kind(module.path) and module.path[:-3].replace("/", ".") not in _named()
        known = any(name.startswith(f"venire.proceedings.{kind}.") for name, _ in imported(module))
        if shared and known and module.path.startswith("venire/"):
            yield module.path


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_kind_is_known_to_no_more_modules_than_the_page_says(kind: str) -> None:
    told = {name: (int(places), int(others)) for name, places, others in ROW.findall(PAGE.read_text(encoding="utf-8"))}
    places, others = told[kind]
    assert len(_places(kind)) <= places, sorted(_places(kind))
    assert len(set(_elsewhere(kind))) <= others, sorted(set(_elsewhere(kind)))
