"""What tests of participants share: a case, a table of jurors, a scripted server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.scripted_server import ScriptedServer, serving
from venire.law.case import Case
from venire.law.persona import Roster
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases


@pytest.fixture(scope="session")
def murder() -> Case:
    return ShippedCases().load("murder")


@pytest.fixture(scope="session")
def roster() -> Roster:
    return default_roster()


@pytest.fixture(scope="session")
def server() -> Iterator[ScriptedServer]:
    with serving() as scripted:
        yield scripted
