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

from venire.cli.terminal.lines import EndOfInput, TypedLine
from venire.cli.terminal.page import Page

Left = Callable[[], float | None]
"""Seconds that are left, or None without a limit."""
TICK = 0.2
"""Seconds between two looks at the clock."""


@dataclass
class Hands:
    """What a person types. ``gone`` conditions are awaited: whatever is typed later is for the next prompt."""

    page: Page
    typed: TypedLine = field(default_factory=TypedLine)
    _told: str = field(default="", init=False)
    _ahead: list[str] = field(default_factory=list[str], init=False)
    """Keys that came together with the one that was handed over last, oldest first."""

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
        self._ahead.clear()
        return await self._pressed(prompt, left, gone, termios.TCSAFLUSH)

    async def next_key(self, prompt: str, left: Left, gone: asyncio.Event) -> str | None:
        """The key after the one just handed over: `oh` typed at a stroke is `o`, and then `h`. An Enter or a space that
        came at the same stroke belongs to the key before it, and is none."""
        while self._ahead and not self._ahead[0]:
            self._ahead.pop(0)
        return await self._pressed(prompt, left, gone, termios.TCSADRAIN)

    async def _pressed(self, prompt: str, left: Left, gone: asyncio.Event, when: int) -> str | None:
        with _single_keys(when) as number:
            while not gone.is_set():
                if self._ahead:
                    self._wipe()
                    return self._ahead.pop(0)
                self._count(prompt, left())
                self._ahead.extend(await _read(number, TICK))
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
def _single_keys(when: int) -> Generator[int]:
    """The terminal without echo, handing over each key. ``when``: ``TCSAFLUSH`` drops what was typed ahead,
    ``TCSADRAIN`` keeps it."""
    number = sys.stdin.fileno()
    kept = termios.tcgetattr(number)
    tty.setcbreak(number, when)
    try:
        yield number
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, kept)


async def _read(number: int, seconds: float) -> list[str]:
    """The keys pressed in this time, one for each, or none. Raises :class:`EndOfInput`."""
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(number, ready.set)
    try:
        await asyncio.wait_for(ready.wait(), seconds)
    except TimeoutError:
        return []
    finally:
        loop.remove_reader(number)
    found = os.read(number, 32)
    if not found or found == b"\x04":
        raise EndOfInput
    return keys_in(found)


def keys_in(read: bytes) -> list[str]:
    """The keys of what was read at once: a letter each, Enter and the space as nothing. What an arrow or a function key
    sends begins with the escape and is one key."""
    if read[:1] == b"\x1b":
        return ["\x1b"]
    return ["" if key in "\r\n " else key.lower() for key in read.decode("utf-8", "replace")]
