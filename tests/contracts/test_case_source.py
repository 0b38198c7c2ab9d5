"""What every source of cases does, whatever it reads."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.places import TINY
from venire.errors import VenireError
from venire.law.case_file.checks.case_check import broken_links
from venire.library.files import FileCases
from venire.library.old_bailey.importer import import_folder
from venire.library.old_bailey.source import OldBaileyCases
from venire.library.shipped import ShippedCases
from venire.ports import CaseSource


def _folder(tmp_path: Path) -> CaseSource:
    text = TINY.read_text(encoding="utf-8")
    (tmp_path / "a.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "b.yaml").write_text(text.replace("id: tiny", "id: second", 1), encoding="utf-8")
    (tmp_path / "broken.yaml").write_text("id: [", encoding="utf-8")
    return FileCases(tmp_path)


def _old_bailey(tmp_path: Path) -> CaseSource:
    import_folder(TINY.parent / "old_bailey", tmp_path / "library.db")
    return OldBaileyCases(tmp_path / "library.db")


SOURCES: dict[str, Callable[[Path], CaseSource]] = {
    "shipped": lambda _: ShippedCases(),
    "file": lambda _: FileCases(TINY),
    "folder": _folder,
    "old-bailey": _old_bailey,
}


@pytest.fixture(params=sorted(SOURCES))
def source(request: pytest.FixtureRequest, tmp_path: Path) -> CaseSource:
    return SOURCES[request.param](tmp_path)


def test_it_has_a_name_that_its_cards_carry(source: CaseSource) -> None:
    assert source.name
    assert {card.source for card in source.list()} == {source.name}


def test_every_listed_case_loads_and_is_whole(source: CaseSource) -> None:
    cards = source.list()
    assert cards
    for card in cards:
        case = source.load(card.id)
        assert (case.id, case.title, case.tagline, case.kind, case.year, case.thin) == (
            card.id,
            card.title,
            card.tagline,
            card.kind,
            card.year,
            card.thin,
        )
        assert broken_links(case) == ()


def test_ids_are_unique_and_the_order_stays(source: CaseSource) -> None:
    ids = [card.id for card in source.list()]
    assert len(ids) == len(set(ids))
    assert ids == [card.id for card in source.list()]


def test_pages_join_to_the_whole(source: CaseSource) -> None:
    whole = source.list()
    pages = [card for start in range(len(whole) + 1) for card in source.list(offset=start, limit=1)]
    assert pages == list(whole)
    assert list(source.list(offset=len(whole))) == []


def test_a_case_is_found_by_the_words_of_its_title(source: CaseSource) -> None:
    for card in source.list():
        assert card.id in [hit.id for hit in source.search(card.title.upper())]


def test_nothing_is_found_by_nonsense_or_nothing(source: CaseSource) -> None:
    assert list(source.search("zyxwvut")) == []
    assert list(source.search("  ")) == []


def test_a_search_is_cut_at_its_limit(source: CaseSource) -> None:
    assert len(source.search("the", limit=1)) <= 1


@pytest.mark.parametrize("case_id", ["no-such-case", "", "../tiny", "tiny.yaml", "x" * 10_000])
def test_an_unknown_id_is_an_error_with_a_remedy(source: CaseSource, case_id: str) -> None:
    with pytest.raises(VenireError) as raised:
        source.load(case_id)
    assert raised.value.remedy
    assert len(str(raised.value)) < 400


def test_no_card_tells_the_difficulty_or_the_outcome(source: CaseSource) -> None:
    for card in source.list():
        case = source.load(card.id)
        assert {"difficulty", "outcome", "memo"}.isdisjoint(dataclasses.asdict(card))
        assert case.difficulty not in [value for name, value in dataclasses.asdict(card).items() if name != "source"]
