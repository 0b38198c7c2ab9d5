"""The same on real sessions, 1674 to 1913, where they are at hand."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import pytest

from venire.law.case_file.case import Case
from venire.law.case_file.checks.case_check import broken_links
from venire.library.old_bailey.case_file.casebook import to_case
from venire.library.old_bailey.importer import ImportReport, import_folder
from venire.library.old_bailey.report.trial import ReportedTrial
from venire.library.old_bailey.report.trial_reader import parse
from venire.library.old_bailey.source import OldBaileyCases

TELLING = re.compile(
    r"NOT GUILTY|ACQUITTED|PLEADED|[Ss]ee summary|“(?:Transported|Confined|Whipped|Fined|Guilty|Acquitted|Aged \d)|"
    r"[Rr]ecommended to (?:the )?mercy|found (?:him|her|them) guilty|Verdict:|Sentence:"
)


@pytest.fixture(scope="module")
def imported(real: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, ImportReport]:
    database = tmp_path_factory.mktemp("library") / "library.db"
    return database, import_folder(real, database)


@dataclass(frozen=True)
class Read:
    """Every trial made a case, once for all that is asked of it."""

    verdicts: Sequence[bool]
    """Of every trial, whether its verdict is known."""
    tenth: Sequence[Case]


@pytest.fixture(scope="module")
def read(real: Path) -> Read:
    verdicts, tenth = list[bool](), list[Case]()
    for number, trial in enumerate(_trials(real)):
        case = to_case(trial)
        verdicts.append(case.outcome is not None)
        if number % 10 == 0:
            tenth.append(case)
    return Read(verdicts, tenth)


def _trials(folder: Path) -> Iterator[ReportedTrial]:
    return (trial for file in sorted(folder.glob("*.xml")) for trial in parse(file))


def test_every_trial_of_the_folder_is_imported(real: Path, imported: tuple[Path, ImportReport]) -> None:
    counted = sum(
        div.get("type") == "trialAccount" for file in real.glob("*.xml") for div in ElementTree.parse(file).iter("div1")
    )
    assert imported[1].imported == counted
    assert imported[1].problems == ()


def test_every_tenth_case_is_whole_and_silent(read: Read) -> None:
    for case in read.tenth:
        assert broken_links(case) == (), case.id
        assert TELLING.findall(_seen(case)) == [], case.id


def _seen(case: Case) -> str:
    return json.dumps(
        case.model_dump(exclude={"outcome", "instructions", "verdict_rule"}, mode="json"), ensure_ascii=False
    )


def test_verdicts_are_known_for_nearly_all(read: Read) -> None:
    assert sum(not known for known in read.verdicts) <= len(read.verdicts) // 100


def test_a_listed_case_loads_as_its_card_says(imported: tuple[Path, ImportReport]) -> None:
    source = OldBaileyCases(imported[0])
    for card in source.list(offset=100, limit=1000)[::50]:
        case = source.load(card.id)
        assert (case.title, case.tagline, case.thin, case.year) == (card.title, card.tagline, card.thin, card.year)
