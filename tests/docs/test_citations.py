"""Every citation of the specification and of a design note names a page, a section and a point that are there.

How they are written: docs/spec/README.md, "How it is cited".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT

LEAST = 200
"""Citations that there are at least; fewer would mean that the test no longer finds them."""
PLACES = ("src", "tests", "docs", "benchmarks", "scripts")
SUFFIXES = frozenset({".py", ".md"})
NOT_READ = frozenset({Path(__file__)})
"""This file, which has broken citations on purpose."""
SPEC = "|".join(sorted(page.stem for page in (ROOT / "docs/spec").glob("*.md") if page.stem != "README"))
CITED = re.compile(
    r"(?<![\w/.-])(?P<page>(?:spec|docs)(?:/[\w-]+)+\.md)"
    r'(?P<sections>(?:(?:,| and|, and) "[^"]+")*)(?P<points>(?:(?:,| and) \d+\b)*)'
)
ASTRAY = re.compile(rf'(?<![\w/.-])(?:{SPEC})\.md\b|(?<=spec/)\w+\.md \("|\bDESIGN\b')
"""A page without its folder, a section in brackets, the design by another name: what nobody can follow."""
BREAK = re.compile(r"[ \t]*\n[ \t]*(?:#:? ?)?")
HEADING = re.compile(r"^#+ (.+)$")
POINT = re.compile(r"^(\d+)\. ")
WHOLE = ""
"""The place of what a page says before its first heading; of numbered points, the whole page."""


@dataclass(frozen=True)
class Citation:
    """A page by its path from the root, sections by their headings, numbered points."""

    page: str
    sections: tuple[str, ...] = ()
    points: tuple[int, ...] = ()


def citations(text: str) -> Iterator[Citation]:
    """Every citation in a text, also where a line breaks within it."""
    for found in CITED.finditer(BREAK.sub(" ", text).replace('\\"', '"')):
        page = re.sub(r"^spec/", "docs/spec/", found["page"])
        sections = tuple(re.findall(r'"([^"]+)"', found["sections"]))
        yield Citation(page, sections, tuple(int(one) for one in re.findall(r"\d+", found["points"])))


def astray(text: str) -> Sequence[str]:
    """What looks like a citation and is in no form that can be followed."""
    return [found[0] for found in ASTRAY.finditer(BREAK.sub(" ", text))]


@cache
def outline(page: Path) -> Mapping[str, frozenset[int]]:
    """The headings of a page, each with the numbers of its points; under :data:`WHOLE` those of all."""
    at, points = WHOLE, dict[str, set[int]]({WHOLE: set()})
    for line in page.read_text(encoding="utf-8").splitlines():
        if heading := HEADING.match(line):
            at = heading[1]
            points.setdefault(at, set())
        elif point := POINT.match(line):
            points[at].add(int(point[1]))
            points[WHOLE].add(int(point[1]))
    return {heading: frozenset(numbers) for heading, numbers in points.items()}


def named(section: str, headings: Mapping[str, object]) -> Sequence[str]:
    """The headings that a section may mean: the one that it is, else those that begin so."""
    if section in headings:
        return [section]
    return [heading for heading in headings if re.match(rf"{re.escape(section)}\b", heading)]


def broken(citation: Citation) -> str:
    """What is wrong with a citation; empty where it leads somewhere."""
    page = ROOT / citation.page
    if not page.is_file():
        return f"{citation.page} is not there"
    headings, at = outline(page), WHOLE
    for section in citation.sections:
        meant = named(section, headings)
        if len(meant) != 1:
            return f'{citation.page} has {len(meant)} sections "{section}"'
        at = meant[0]
    missing = sorted(set(citation.points) - headings[at])
    return f"{citation.page}, {at or 'anywhere'}: there is no point {missing[0]}" if missing else ""


def files() -> Sequence[Path]:
    pages = [*ROOT.glob("*.md"), *(path for place in PLACES for path in (ROOT / place).rglob("*"))]
    return sorted(path for path in pages if path.suffix in SUFFIXES and path not in NOT_READ)


def test_every_citation_leads_somewhere() -> None:
    found = [(path.relative_to(ROOT), one) for path in files() for one in citations(path.read_text(encoding="utf-8"))]
    wrong = [f"{path}: {what}" for path, one in found if (what := broken(one))]
    assert not wrong, "\n".join(wrong)
    assert len(found) > LEAST


def test_every_citation_can_be_followed() -> None:
    read = ((path, path.read_text(encoding="utf-8")) for path in files() if path.suffix == ".py")
    wrong = [f"{path.relative_to(ROOT)}: {one}" for path, text in read for one in astray(text)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('spec/trial.md, "Scoring".', ""),
        ('spec/trial.md, "Debrief" and "Scoring".', ""),
        ('spec/trial.md, "Case memory and\n    cross-examination outline".', ""),
        ('# spec/models.md, "Who\n# speaks"', ""),
        ('spec/debate.md, "Adaptive evaluation".', ""),
        ("spec/science.md, 1 and 7.", ""),
        ('spec/deliberation.md, "Phases", 4.', ""),
        ('docs/design/monitors.md, "The reader".', ""),
        ("spec/verdicts.md.", "docs/spec/verdicts.md is not there"),
        ('spec/trial.md, "Scores".', 'docs/spec/trial.md has 0 sections "Scores"'),
        ('spec/trial.md, "Debrief" and "Scores".', 'docs/spec/trial.md has 0 sections "Scores"'),
        ('spec/trial.md, "Score".', 'docs/spec/trial.md has 0 sections "Score"'),
        ('spec/trial.md, "O".', 'docs/spec/trial.md has 0 sections "O"'),
        ('spec/deliberation.md, "The".', 'docs/spec/deliberation.md has 4 sections "The"'),
        ("spec/science.md, 1 and 17.", "docs/spec/science.md, anywhere: there is no point 17"),
        ('spec/deliberation.md, "Phases", 6.', "docs/spec/deliberation.md, Phases: there is no point 6"),
        ('docs/design/monitors.md, "The writer".', 'docs/design/monitors.md has 0 sections "The writer"'),
    ],
)
def test_the_test_would_find_a_broken_citation(text: str, what: str) -> None:
    (citation,) = citations(text)
    assert broken(citation) == what


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Source: models.md.", ["models.md"]),
        ('Source: spec/trial.md ("Debrief").', ['trial.md ("']),
        ('Source: DESIGN, "Layers".', ["DESIGN"]),
        ('Source: spec/models.md, "Who speaks"; Rule 803(3); docs/design/models.md.', []),
    ],
)
def test_the_test_would_find_what_cannot_be_followed(text: str, found: list[str]) -> None:
    assert astray(text) == found
