"""The fixture case of the tests of the law."""

from __future__ import annotations

from pathlib import Path

import pytest

from venire.law.case_file.case import Case
from venire.library.files import read_file

TINY = Path(__file__).parent.parent / "fixtures" / "tiny.yaml"


@pytest.fixture(scope="session")
def tiny() -> Case:
    return read_file(TINY)
