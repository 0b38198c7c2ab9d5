"""The made-up sessions, and the real ones where they are at hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.places import FIXTURES, ROOT
from venire.law.case_file.case import Case
from venire.library.old_bailey.case_file.casebook import to_case
from venire.library.old_bailey.report.trial import ReportedTrial
from venire.library.old_bailey.report.trial_reader import parse

MINIATURE = FIXTURES / "old_bailey"
REAL = ROOT.parent / "shared" / "data" / "old-bailey" / "sessionsPapers"


@pytest.fixture(scope="session")
def miniature() -> Path:
    """The folder of the two made-up sessions."""
    return MINIATURE


@pytest.fixture(scope="session")
def trials() -> dict[str, ReportedTrial]:
    return {trial.id: trial for file in sorted(MINIATURE.glob("*.xml")) for trial in parse(file)}


@pytest.fixture(scope="session")
def vane(trials: dict[str, ReportedTrial]) -> ReportedTrial:
    """Three defendants, three verdicts, witnesses on both sides."""
    return trials["t18470405-11"]


@pytest.fixture(scope="session")
def vane_case(vane: ReportedTrial) -> Case:
    return to_case(vane)


@pytest.fixture(scope="session")
def real() -> Path:
    if not REAL.is_dir():
        pytest.skip("the real session files are not at hand: they are CC BY-NC and not part of the project")
    return REAL
