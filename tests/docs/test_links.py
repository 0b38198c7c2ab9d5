"""Every page of the documentation leads somewhere, is led to, and keeps to itself where it was written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT

LINK = re.compile(r"(?<!`)!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
TOP = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "benchmarks/README.md")
PAGES = [*(ROOT / name for name in TOP), *sorted((ROOT / "docs").rglob("*.md"))]
ELSEWHERE = re.compile(r"(?<![\w.])/(?:work|tmp|home|root)/")


def _links(page: Path) -> Iterator[str]:
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    return (target for target in LINK.findall(text) if "://" not in target)


def _anchors(page: Path) -> set[str]:
    headings = HEADING.findall(FENCED.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in _links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in _anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_page_tells_where_it_was_written(page: Path) -> None:
    assert not ELSEWHERE.search(page.read_text(encoding="utf-8"))


def test_every_page_is_reached_from_the_readme() -> None:
    reached, to_read = set[Path](), [ROOT / "README.md"]
    while to_read:
        page = to_read.pop()
        reached.add(page)
        found = ((page.parent / link.partition("#")[0]).resolve() for link in _links(page))
        to_read += [target for target in found if target.suffix == ".md" and target not in reached]
    assert {page for page in PAGES if page.is_relative_to(ROOT / "docs")} <= reached
