"""What every test may use: the smallest case, the murder and its jury, a scripted server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.scripted_server import ScriptedServer, serving
from tests.support.places import TINY
from tests.support.played_deliberation import played
from tests.support.played_examination import erring, heard, heard_of
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.library.files import read_file
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases

settings.register_profile("venire", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("venire")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that look at the same whole examinations and deliberations come first and together, so that one process
    plays each of them, and plays it once."""
    plays = {id(heard), id(heard_of), id(erring), id(played)}
    items.sort(key=lambda item: plays.isdisjoint(map(id, vars(getattr(item, "module", item)).values())))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The host runs on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def tiny() -> Case:
    return read_file(TINY)


@pytest.fixture(scope="session")
def murder() -> Case:
    return ShippedCases().load("murder")


@pytest.fixture(scope="session")
def roster() -> Roster:
    return default_roster()


@pytest.fixture(scope="session")
def server() -> Iterator[ScriptedServer]:
    """A server that plays a model."""
    with serving() as scripted:
        yield scripted
