"""A client's own line to a server: what it is told is kept to be read, and the line can be cut and mended."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from urllib.parse import urlsplit

PIECE = 65536


@dataclass
class Line:
    """A port of its own before the server's. All of it in one event loop."""

    server: str
    """The address of the server."""
    address: str = ""
    told: bytearray = field(default_factory=bytearray)
    """Every byte that the client was sent."""
    cut: bool = False
    _joined: set[asyncio.StreamWriter] = field(default_factory=set[asyncio.StreamWriter])

    async def laid(self) -> Line:
        """Ready for its client."""
        port = (await asyncio.start_server(self._joins, "127.0.0.1", 0)).sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    async def breaks(self) -> None:
        """Every connection is torn, and none is let through."""
        self.cut = True
        for writer in tuple(self._joined):
            writer.transport.abort()

    async def mends(self) -> None:
        """Whoever tries again is let through."""
        self.cut = False

    async def _joins(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.cut:
            writer.transport.abort()
            return
        at = urlsplit(self.server)
        there, beyond = await asyncio.open_connection(at.hostname, at.port)
        ends = {writer, beyond}
        self._joined |= ends
        try:
            await asyncio.gather(self._passes(reader, beyond), self._passes(there, writer, self.told))
        finally:
            self._joined -= ends

    async def _passes(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, kept: bytearray | None = None
    ) -> None:
        """Everything, until one end hangs up."""
        try:
            while piece := await reader.read(PIECE):
                if kept is not None:
                    kept += piece
                writer.write(piece)
                await writer.drain()
        except ConnectionError:
            pass  # it was cut
        finally:
            writer.close()
