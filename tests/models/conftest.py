"""What tests of models share: lines to every provider on the scripted server."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack

import pytest

from tests.models.lines import PROVIDERS, Line, dialled
from tests.scripted_server import ScriptedServer

Dial = Callable[..., Line]


@pytest.fixture(params=PROVIDERS)
def provider(request: pytest.FixtureRequest) -> str:
    """Each provider in turn."""
    return str(request.param)


@pytest.fixture
async def dial(server: ScriptedServer, provider: str) -> AsyncGenerator[Dial]:
    """A line to the provider whose turn it is, called in this or that manner."""
    async with AsyncExitStack() as stack:

        def to_it(**changes: object) -> Line:
            line = dialled(server, provider, **changes)
            stack.push_async_callback(line.model.close)
            return line

        yield to_it
