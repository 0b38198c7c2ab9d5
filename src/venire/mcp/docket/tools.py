"""The docket: which cases there are, and what the file of one holds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from venire.errors import VenireError
from venire.exports.casefile import public
from venire.mcp.desk import Desk
from venire.mcp.docket.papers import CasePapersTold, papers_told
from venire.mcp.kind_tools import own_file
from venire.mcp.seats.place import place_of
from venire.mcp.told import ToolTold
from venire.mcp.tool import AgentTool
from venire.ports import CaseCard

Search = Annotated[str, Field(description="Words to look for; empty: every case.", max_length=200)]
Most = Annotated[int, Field(description="The most cases to list.", ge=1, le=100)]
ReadCase = Annotated[
    str,
    Field(description="The `case_id` of a case, from list_cases; empty with a seat_token: your own.", max_length=200),
]
OwnSeat = Annotated[
    str,
    Field(
        description="With your seat_token it is the file as your seat may read it; empty: the open file.",
        max_length=200,
    ),
]
Items = Annotated[
    tuple[str, ...],
    Field(
        description='Ids of papers that are wanted whole, such as ["E4", "W1", "J2"]; ["all"]: the whole file. '
        "Empty: an overview, which names every id.",
        max_length=60,
    ),
]


class CaseListed(ToolTold):
    """A case as the docket lists it."""

    case_id: str
    title: str
    tagline: str
    kind: str
    """criminal or civil."""
    year: int
    source: str


class DocketTold(ToolTold):
    """A part of the docket."""

    cases: tuple[CaseListed, ...]


class CaseTools:
    """The tools that read cases."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def tools(self) -> Sequence[AgentTool]:
        return (
            AgentTool("list_cases", "List the cases", self.list_cases, reads=True),
            AgentTool("view_evidence", "Read a case file", self.view_evidence, reads=True),
        )

    def list_cases(self, search: Search = "", limit: Most = 20) -> DocketTold:
        """List the cases that can be tried here, or those that a search finds.

        Begin here: other tools take the `case_id` of a case.
        """
        library = self._desk.venire.library
        found = library.search(search, limit) if search.strip() else library.list(0, limit)
        return DocketTold(cases=tuple(map(_listed, found)))

    async def view_evidence(
        self, case_id: ReadCase = "", items: Items = (), seat_token: OwnSeat = ""
    ) -> CasePapersTold:
        """Read the file of a case: what is charged, what is agreed, the law, the evidence, exhibits and witnesses.

        Without `items` it is an overview: the beginning of every paper, with its id. Ask again with the ids that matter
        to read those papers whole; of a witness that includes every sentence it swore to. What you say in a jury, in
        court or in a debate weighs more when it names what it rests on. Give a `case_id`, or your `seat_token`.
        """
        if seat_token:
            return papers_told(own_file(await place_of(self._desk, seat_token), self._desk), items)
        if not case_id:
            raise VenireError("It is not said which case.", "Give a case_id from list_cases, or your seat_token.")
        case = await asyncio.to_thread(self._desk.case, case_id)
        return papers_told(public(case), items)


def _listed(card: CaseCard) -> CaseListed:
    return CaseListed(
        case_id=card.id,
        title=card.title,
        tagline=card.tagline,
        kind=card.kind,
        year=card.year,
        source=card.source,
    )
