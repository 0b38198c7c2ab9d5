"""The server: one thread, one loopback port, one script; it remembers every request."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Generator
from contextlib import contextmanager
from threading import Thread

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route

from tests.scripted_server.replies import Script, script
from tests.scripted_server.requests import Request


class ScriptedServer:
    """What a test holds of the server: the address, the script, and what was asked."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/v1"
        self.script: Script = script(())
        self.asked: list[Request] = []

    async def answer(self, http: HttpRequest) -> Response:
        """Answer as the script says."""
        request = Request(await http.json(), dict(http.headers))
        self.asked.append(request)
        reply = self.script(request)
        if reply.latency:
            await asyncio.sleep(reply.latency)
        return Response(reply.body, reply.status, dict(reply.headers), media_type="application/json")


@contextmanager
def serving() -> Generator[ScriptedServer]:
    """A server on a free port, ready from the start: requests wait in the socket until the thread takes them."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        scripted = ScriptedServer(door.getsockname()[1])
        app = Starlette(routes=[Route("/v1/chat/completions", scripted.answer, methods=["POST"])])
        config = uvicorn.Config(app, log_level="critical", lifespan="off", timeout_graceful_shutdown=1)
        server = uvicorn.Server(config)
        thread = Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
        thread.start()
        try:
            yield scripted
        finally:
            server.should_exit = True
            thread.join(timeout=10)
            assert not thread.is_alive()
