"""What can be read by its address: case files, and the transcripts of what was held here. An address is logged on its
way, so no token of a seat stands in one: view_record tells what a seat may read."""

from __future__ import annotations

import json
from typing import Any

from mcp.server.mcpserver import MCPServer

from venire.errors import VenireError
from venire.exports.casefile import public
from venire.kernel.record import BENCH, GALLERY
from venire.mcp.client import client_of
from venire.mcp.desk import Desk
from venire.mcp.held.outcome import TRANSCRIPT
from venire.mcp.refusals import not_found
from venire.mcp.tool import AgentContext

CASE = "venire://cases/{case_id}"


class Shelf:
    """The resources at a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def case(self, case_id: str) -> str:
        """The open file of a case: charges, law, evidence, exhibits, witnesses and what they swore to."""
        try:
            return json.dumps(public(self._desk.case(case_id)), ensure_ascii=False, indent=1)
        except VenireError as error:
            raise not_found(error) from error

    async def transcript(self, session: str, context: AgentContext) -> str:
        """Every word of something that was held here: while it goes on as the gallery hears it, then with the
        debrief."""
        try:
            found = await self._desk.session(session, await client_of(self._desk, context))
            viewer = BENCH if found.unsealed else GALLERY
            return (await self._desk.venire.reader(found, viewer, self._desk.owner)).markdown()
        except VenireError as error:
            raise not_found(error) from error


def add_resources(server: MCPServer[Any], desk: Desk) -> None:
    """Give them to this server."""
    shelf = Shelf(desk)
    server.resource(CASE, name="case", title="A case file", mime_type="application/json")(shelf.case)
    server.resource(TRANSCRIPT, name="transcript", title="A transcript", mime_type="text/markdown")(shelf.transcript)
