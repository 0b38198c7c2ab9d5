"""The server: one thread, one loopback port, one script; it remembers every request, and who left before the end.

It speaks HTTP by hand, one request to a connection, so that a reply can break off, be reset or never end.
"""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Callable, Generator
from contextlib import contextmanager
from http import HTTPStatus
from queue import SimpleQueue
from threading import Event, Thread, get_ident
from time import clock_gettime, pthread_getcpuclockid

from tests.scripted_server.replies import Script
from tests.scripted_server.reply import Reply
from tests.scripted_server.requests import Request
from tests.scripted_server.scripts import script

BEAT = 0.005
"""Seconds between the parts of an endless reply."""

GATE = 30.0
"""Seconds after which a reply goes on though nobody has opened its gate."""


class ScriptedServer:
    """What a test holds of the server: its addresses, the script, and what was asked."""

    def __init__(self, port: int) -> None:
        self.root = f"http://127.0.0.1:{port}"
        """For the libraries of Anthropic and Google."""
        self.url = f"{self.root}/v1"
        """For whoever speaks chat completions."""
        self.script: Script = script(())
        self.asked: list[Request] = []
        self.left: SimpleQueue[Request] = SimpleQueue()
        """The requests whose askers were gone before their reply had ended."""
        self.rung = Event()
        """Set at every request."""
        self._under_way = set[asyncio.StreamWriter]()
        """Whose reply has not been sent: an asker that has it may send its next request at once."""
        self.most_together = 0
        self.thread = get_ident()
        """In which it answers."""

    @property
    def cpu(self) -> float:
        """Seconds of processor time that it has taken: its thread is one of the process that asks it."""
        return clock_gettime(pthread_getcpuclockid(self.thread))

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        self._under_way.add(writer)
        self.most_together = max(len(self._under_way), self.most_together)
        try:
            await self._exchange(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass  # the other side is gone, which is what some tests are about
        finally:
            self._under_way.discard(writer)
            writer.close()

    async def _exchange(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = await _read(reader)
        self.asked.append(request)
        self.rung.set()
        reply = self.script(request)
        answering = asyncio.create_task(_answer(writer, request, reply, lambda: self._under_way.discard(writer)))
        leaving = asyncio.create_task(reader.read(1))
        done, _pending = await asyncio.wait({answering, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if answering not in done or answering.exception() is not None:
            self.left.put(request)
        for task in (answering, leaving):
            task.cancel()
        await asyncio.gather(answering, leaving, return_exceptions=True)


async def _read(reader: asyncio.StreamReader) -> Request:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Request(json.loads(body or b"{}"), headers, head[0].split(" ")[1])


async def _answer(writer: asyncio.StreamWriter, request: Request, reply: Reply, sent: Callable[[], None]) -> None:
    """``sent`` is called before the last of a reply that is no stream."""
    await asyncio.sleep(reply.latency)
    if reply.ending == "hang":
        await asyncio.Event().wait()
    if reply.fault:
        reply = Reply(reply.status, request.shape.error(reply.status, reply.fault), reply.headers)
    writer.write(_head(reply))
    if not reply.streamed:
        sent()
    for number, piece in enumerate(reply.pieces()):
        if reply.gate is not None and number == len(reply.parts) // 2:
            await asyncio.to_thread(reply.gate.wait, GATE)
        writer.write(_chunk(piece) if reply.streamed else piece.encode())
        await writer.drain()
        await asyncio.sleep(BEAT if reply.ending == "endless" else 0)
    if reply.streamed and reply.ending == "whole":
        writer.write(_chunk(""))
        await writer.drain()
    if reply.ending == "reset":
        _reset(writer)


def _chunk(piece: str) -> bytes:
    """A piece of a stream; the empty one is its end."""
    return f"{len(piece.encode()):x}\r\n{piece}\r\n".encode()


def _head(reply: Reply) -> bytes:
    """A stream comes in chunks, so that one that breaks off can be told from one that is over."""
    headers = {"Content-Type": "application/json", "Connection": "close", **reply.headers}
    if reply.streamed:
        headers["Transfer-Encoding"] = "chunked"
    elif reply.ending == "whole":
        headers["Content-Length"] = str(len(reply.body.encode()))
    lines = [f"HTTP/1.1 {reply.status} {HTTPStatus(reply.status).phrase if reply.status != 529 else 'Overloaded'}"]
    return "\r\n".join([*lines, *(f"{name}: {value}" for name, value in headers.items()), "", ""]).encode()


def _reset(writer: asyncio.StreamWriter) -> None:
    """Hang up with a reset instead of a goodbye."""
    line: socket.socket = writer.get_extra_info("socket")
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


@contextmanager
def serving() -> Generator[ScriptedServer]:
    """A server on a free port, ready from the start: requests wait in the socket until the thread takes them."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        scripted, stop = ScriptedServer(door.getsockname()[1]), Event()
        thread = Thread(target=lambda: asyncio.run(_open(door, scripted, stop)), daemon=True)
        thread.start()
        scripted.thread = thread.ident or scripted.thread
        try:
            yield scripted
        finally:
            stop.set()
            thread.join(timeout=10)
            assert not thread.is_alive()


async def _open(door: socket.socket, scripted: ScriptedServer, stop: Event) -> None:
    async with await asyncio.start_server(scripted.serve, sock=door):
        await asyncio.to_thread(stop.wait)
