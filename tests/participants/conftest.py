"""What tests of participants share: a case, a table of jurors, a scripted server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.participants.hearing import erring, heard, heard_of
from tests.participants.whole import played
from tests.scripted_server import ScriptedServer, serving
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that look at the same whole examinations and deliberations come first and together, so that one process
    plays each of them, and plays it once."""
    plays = {id(heard), id(heard_of), id(erring), id(played)}
    items.sort(key=lambda item: plays.isdisjoint(map(id, vars(getattr(item, "module", item)).values())))


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
