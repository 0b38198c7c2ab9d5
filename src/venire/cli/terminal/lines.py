"""Lines typed at the terminal, awaited without a thread, so that Ctrl-C ends at once."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import TextIO, cast

from venire.cli.terminal.page import Page


class EndOfInput(Exception):
    """Nobody types any more."""


class TypedLine:
    """Standard input, line by line."""

    def __init__(self) -> None:
        self._buffer = b""

    async def line(self) -> str:
        """The next line without its end. Raises :class:`EndOfInput`."""
        while b"\n" not in self._buffer:
            chunk = await self._chunk()
            if not chunk:
                return self._rest()
            self._buffer += chunk
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    async def prompted(self, page: Page) -> str:
        """The next line, after a sign that one is waited for. Raises :class:`EndOfInput`."""
        page.console.print("[bold]>[/] ", end="")
        try:
            return await self.line()
        except EndOfInput:
            page.console.print()  # what is said of it begins a line of its own
            raise

    async def left(self) -> None:
        """Until somebody at a terminal types `q` while nothing is asked; every other line waits for the next ask.

        May be cancelled at any time. Where nobody sits at a terminal it never returns.
        Raises :class:`EndOfInput`.
        """
        if not _at_a_terminal():
            await asyncio.Event().wait()
        while b"q" not in self._buffer.lower().split(b"\n")[:-1]:
            chunk = await self._chunk()
            if not chunk:
                raise EndOfInput
            self._buffer += chunk

    def _rest(self) -> str:
        if not self._buffer:
            raise EndOfInput
        line, self._buffer = self._buffer, b""
        return line.decode("utf-8", "replace").strip()

    async def _chunk(self) -> bytes:
        """What can be read now; a file on standard input is always ready and cannot be waited for."""
        stdin = cast("TextIO | None", sys.stdin)  # None where the command was started with it closed
        if stdin is None:
            return b""
        loop, number, ready = asyncio.get_running_loop(), stdin.fileno(), asyncio.Event()
        try:
            loop.add_reader(number, ready.set)
        except PermissionError:
            return os.read(number, 65536)
        try:
            await ready.wait()
            return os.read(number, 65536)
        finally:
            loop.remove_reader(number)


def _at_a_terminal() -> bool:
    """Whether standard input is a terminal, and this the command in its foreground: another may not read from it."""
    stdin = cast("TextIO | None", sys.stdin)
    return stdin is not None and stdin.isatty() and os.tcgetpgrp(stdin.fileno()) == os.getpgrp()
