"""venire over memory, with agents at its desk."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from mcp import Client

from tests.mcp.agents import Agent
from venire.app import Venire, opened
from venire.mcp.desk import Desk
from venire.mcp.server import AgentsServer, make_server
from venire.rooms.rooms import Rooms
from venire.settings import Settings


@pytest.fixture
async def venire(tmp_path: Path) -> AsyncIterator[Venire]:
    async with opened(Settings(data=tmp_path, monitors="none"), in_memory=True) as made:
        yield made


@pytest.fixture
def rooms(venire: Venire) -> Rooms:
    return Rooms(venire)


@pytest.fixture
def server(venire: Venire, rooms: Rooms) -> AgentsServer:
    return make_server(Desk(venire, rooms))


@pytest.fixture
async def agent(server: AgentsServer) -> AsyncIterator[Agent]:
    async with Client(server) as client:
        yield Agent(client)


@pytest.fixture
async def other(server: AgentsServer) -> AsyncIterator[Agent]:
    """Another agent, on a line of its own."""
    async with Client(server) as client:
        yield Agent(client)
