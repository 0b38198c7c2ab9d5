"""A real server on a free port, and Debian's Chromium."""

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn
from playwright.sync_api import Browser, sync_playwright

from tests.support.one_room.clocks import ClockSetOn
from venire.app import Venire, opened
from venire.cli.serving.door import agents_door
from venire.host.clock import Clock
from venire.settings import Settings
from venire.web.app import create_app
from venire.web.security.guard import Rate

T = TypeVar("T")
CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class House:
    """A server in a thread of its own, over SQLite in a folder, with agents at its door."""

    def __init__(self, folder: Path, clock: Clock | None = None, *, accounts: bool = False) -> None:
        """``clock``: by which its sessions and rooms go."""
        self.folder = folder
        self._clock, self._accounts = clock, accounts
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._server: uvicorn.Server | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._venire: Venire | None = None

    @property
    def venire(self) -> Venire:
        """The courts behind the pages; only for work done by :meth:`do`."""
        assert self._venire is not None
        return self._venire

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something done in the server's own loop, as by whoever else sits in a session there."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(20)

    def starts(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """The same, which takes as long as it takes."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def leap(self, seconds: float) -> None:
        """So many seconds pass, by a clock that can be set on."""
        assert isinstance(self._clock, ClockSetOn)
        self.do(self._clock.leap(seconds))

    async def _serve(self) -> None:
        async with opened(Settings(data=self.folder, monitors="none", accounts=self._accounts)) as venire:
            venire.court.clock = self._clock or venire.court.clock
            venire.court.watch(at_once=True)
            self._venire, self._loop = venire, asyncio.get_running_loop()
            app = create_app(venire, rate=Rate(burst=1000), sample=False)
            door = agents_door(venire, app.state.rooms, "127.0.0.1", app)
            assert door is not None
            config = uvicorn.Config(door, log_level="error", timeout_graceful_shutdown=1)
            self._server = uvicorn.Server(config)
            self._ready.set()
            await self._server.serve(sockets=[self._socket])
            await door.close()

    def __enter__(self) -> "House":
        self._thread.start()
        assert self._ready.wait(20)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.should_exit = True
        self._thread.join(20)


@pytest.fixture(scope="session")
def building(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running venire."""
    with House(tmp_path_factory.mktemp("venire")) as made:
        yield made


@pytest.fixture
def house(building: House) -> str:
    """The address of it."""
    return building.address


@pytest.fixture(scope="module")
def launched() -> Iterator[Browser]:
    """For one module at a time: while it is open, its event loop would be in the way of tests that bring their own."""
    if not CHROMIUM.exists():
        pytest.skip("Chromium is not installed: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def chromium(launched: Browser) -> Iterator[Browser]:
    """For one test at a time: its windows are closed, lest they go on following their sessions."""
    yield launched
    for context in launched.contexts:
        context.close()
