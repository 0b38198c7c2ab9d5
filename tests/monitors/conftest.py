"""What tests of monitors share: a server that plays a model."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.scripted_server import ScriptedServer, serving


@pytest.fixture(scope="session")
def server() -> Iterator[ScriptedServer]:
    with serving() as scripted:
        yield scripted
