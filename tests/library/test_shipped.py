"""Every shipped case is complete and sound."""

from __future__ import annotations

from importlib import resources

import pytest

from venire.law.case_file.checks.case_check import problems
from venire.library.shipped import ShippedCases

IDS = [card.id for card in ShippedCases().list()]


@pytest.mark.parametrize("case_id", IDS)
def test_nothing_is_wrong_with_it(case_id: str) -> None:
    found = problems(ShippedCases().load(case_id))
    assert not found, "\n".join(f"{problem.path}: {problem.reason}" for problem in found)


@pytest.mark.parametrize("case_id", IDS)
def test_its_file_bears_its_id(case_id: str) -> None:
    assert (resources.files("venire") / "cases" / f"{case_id}.yaml").is_file()
