"""All sources as one: which case is drawn by lot, and who is asked for one by its id."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.support.places import TINY
from venire.law.case_file.case import Case
from venire.library.case_error import CaseError, NoSuchCase
from venire.library.combined import Library
from venire.library.files import FileCases
from venire.library.shipped import ShippedCases
from venire.ports import CaseCard

SHIPPED = {card.id for card in ShippedCases().list() if not card.thin}


class Archive:
    """Very many cases, numbered; asked for a list of them all it fails."""

    name = "archive"

    def __init__(self, size: int) -> None:
        self.size = size
        self.loaded: list[int] = []

    def list(self, offset: int = 0, limit: int = 100) -> Sequence[CaseCard]:
        raise AssertionError("an archive is not listed for a draw")

    def search(self, text: str, limit: int = 20) -> Sequence[CaseCard]:
        return ()

    def drawable(self) -> int:
        return self.size

    def drawn(self, number: int) -> CaseCard:
        return replace(ShippedCases().list()[0], id=f"a{number}")

    def load(self, case_id: str) -> Case:
        if not case_id.startswith("a") or not case_id[1:].isdigit():
            raise NoSuchCase(self.name, case_id, "Search for it.")
        self.loaded.append(int(case_id[1:]))
        return ShippedCases().load(ShippedCases().list()[0].id)


def test_every_case_of_a_large_archive_may_be_drawn() -> None:
    archive = Archive(197_745)
    for seed in range(200):
        Library([ShippedCases(), archive]).draw(str(seed))
    assert len(archive.loaded) == 200
    assert 0 <= min(archive.loaded) < 10_000
    assert 190_000 < max(archive.loaded) < 197_745


def test_the_cases_of_ones_own_and_the_archive_are_one_pool(tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_bytes(TINY.read_bytes())
    archive = Archive(1)
    library = Library([ShippedCases(), FileCases(tmp_path), archive])
    own = FileCases(tmp_path).list()[0].id
    drawn = [library.draw(str(seed)).id for seed in range(40)]
    assert 8 < drawn.count(own) < 32
    assert archive.loaded == [0] * (40 - drawn.count(own))


def test_a_shipped_case_is_drawn_where_nothing_else_is() -> None:
    drawn = {Library([ShippedCases(), Archive(0)]).draw(str(seed)).id for seed in range(200)}
    assert drawn == SHIPPED


def test_a_source_without_the_case_gives_way_and_a_broken_one_does_not(tmp_path: Path) -> None:
    (tmp_path / "broken.yaml").write_text("title: [", encoding="utf-8")
    library = Library([ShippedCases(), FileCases(tmp_path)])
    with pytest.raises(NoSuchCase, match="the library: there is no case 'nowhere'"):
        library.load("nowhere")
    with pytest.raises(CaseError, match=r"broken\.yaml") as raised:
        library.load("broken")
    assert not isinstance(raised.value, NoSuchCase)
