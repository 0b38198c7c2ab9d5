"""Hands at the terminal: a line with Enter, or one key inside a window that counts down."""

from __future__ import annotations

import asyncio
import os
import sys
import termios
import tty
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil

from venire.cli.lines import EndOfInput, Typed
from venire.cli.page import Page

Left = Callable[[], float | None]
"""Seconds that are left, or None without a limit."""
TICK = 0.2
"""Seconds between two looks at the clock."""


@dataclass
class Hands:
    """What a person types. ``gone`` conditions are awaited: whatever is typed later is for the next prompt."""

    page: Page
    typed: Typed = field(default_factory=Typed)
    _told: str = field(default="", init=False)

    @property
    def at_keys(self) -> bool:
        """Whether single keys can be read, and a countdown be shown."""
        stdin = sys.stdin
        return bool(stdin) and stdin.isatty() and self.page.console.is_terminal

    async def line(self, gone: asyncio.Event | None = None) -> str | None:
        """A line after a prompt; None where what was asked is asked no more. Raises :class:`EndOfInput`."""
        if gone is None:
            return await self.typed.prompted(self.page)
        reading, leaving = asyncio.create_task(self.typed.prompted(self.page)), asyncio.create_task(gone.wait())
        try:
            await asyncio.wait({reading, leaving}, return_when=asyncio.FIRST_COMPLETED)
            return reading.result() if reading.done() else None
        finally:
            reading.cancel()
            leaving.cancel()

    async def key(self, prompt: str, left: Left, gone: asyncio.Event) -> str | None:
        """One key, while a line counts down; None when time is up. Keys typed before it was asked are thrown away."""
        with _single_keys() as number:
            while not gone.is_set():
                self._count(prompt, left())
                found = await _read(number, TICK)
                if found is not None:
                    self._wipe()
                    return found
        self._wipe()
        return None

    def _count(self, prompt: str, seconds: float | None) -> None:
        """The line anew, where it has changed."""
        told = f"{prompt}  {ceil(seconds)} s" if seconds is not None else prompt
        if told != self._told:
            self._told = told
            self.page.console.file.write(f"\r{told}\x1b[K")
            self.page.console.file.flush()

    def _wipe(self) -> None:
        self._told = ""
        self.page.console.file.write("\r\x1b[K")
        self.page.console.file.flush()


@contextmanager
def _single_keys() -> Generator[int]:
    """The terminal without echo, handing over each key; what was typed ahead is dropped."""
    number = sys.stdin.fileno()
    kept = termios.tcgetattr(number)
    tty.setcbreak(number, termios.TCSAFLUSH)
    try:
        yield number
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, kept)


async def _read(number: int, seconds: float) -> str | None:
    """A key, or None when none was pressed in this time. Raises :class:`EndOfInput`."""
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(number, ready.set)
    try:
        await asyncio.wait_for(ready.wait(), seconds)
    except TimeoutError:
        return None
    finally:
        loop.remove_reader(number)
    found = os.read(number, 32)
    if not found or found == b"\x04":
        raise EndOfInput
    return "" if found[:1] in b"\r\n " else found.decode("utf-8", "replace")[:1].lower()
