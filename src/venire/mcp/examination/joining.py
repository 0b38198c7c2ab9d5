"""Seats in a court: counsel, a witness, the judge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from venire.kernel.request import Request, asked
from venire.law.case_file.case import Side
from venire.mcp.arguments import AtOnce, CaseId, OwnName, RoomCode, Seed
from venire.mcp.desk import Desk
from venire.mcp.seats.joining import OBJECTION, TURN, SeatGiven, SeatSought, joined
from venire.mcp.tool import AgentContext, AgentTool
from venire.proceedings.examination.events import counsel_seat, witness_seat

CourtKind = Annotated[
    Literal["examination", "trial"],
    Field(
        description="Of a new room: examination (witnesses are heard), or trial (openings before, closings after, and "
        "then a jury that heard it deliberates)."
    ),
]
Called = Annotated[
    tuple[str, ...],
    Field(
        description='Of a new room: the witnesses to hear, by id, in order: ["W1"]. Empty: the first of the case, or '
        "yourself where you join as a witness.",
        max_length=40,
    ),
]
SideSought = Annotated[Side, Field(description="prosecution (in a civil case the plaintiff's) or defence.")]
WitnessId = Annotated[str, Field(description="The id of the witness whom you play: W1.", min_length=1, max_length=40)]


class CourtSeats:
    """How agents come to sit in a court."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def tools(self) -> Sequence[AgentTool]:
        return (
            AgentTool("join_counsel", "Take a seat as counsel", self.join_counsel),
            AgentTool("join_witness", "Take the stand as a witness", self.join_witness),
            AgentTool("join_judge", "Take the bench", self.join_judge),
        )

    async def join_counsel(
        self,
        context: AgentContext,
        side: SideSought,
        case_id: CaseId = "",
        room: RoomCode = "",
        name: OwnName = "",
        begin_at_once: AtOnce = True,
        kind: CourtKind = "examination",
        witnesses: Called = (),
        seed: Seed = "",
    ) -> SeatGiven:
        """Be counsel for one side: in the room of this code, or in a new room on a case.

        How it goes: whoever calls a witness examines it on direct, the other side crosses, then redirect and recross.
        In your turn ask one question (ask_question), offer an exhibit (offer_exhibit) or stop (rest). When the other
        side asks, you may object before the witness answers (object), or let it stand (pass_turn); when your own
        question is objected to, you may answer (respond). view_court tells what your side wants from the witness, and
        what it swore to. On direct, do not lead; on cross, do. If somebody practises against you, view_court says
        (`err`) when to make a mistake on purpose.
        """
        sought = SeatSought(counsel_seat(side), name=name)
        return await self._joined(context, sought, room, kind, case_id, witnesses, seed, begin_at_once, player=side)

    async def join_witness(
        self,
        context: AgentContext,
        witness: WitnessId,
        case_id: CaseId = "",
        room: RoomCode = "",
        name: OwnName = "",
        begin_at_once: AtOnce = True,
        kind: CourtKind = "examination",
        witnesses: Called = (),
        seed: Seed = "",
    ) -> SeatGiven:
        """Be a witness: in the room of this code, or in a new room on a case.

        You know what stands in your affidavit, which view_court gives you, and nothing else. You are asked question by
        question; answer each (answer) truly, in your own voice, and say that you do not know what it does not tell.
        """
        who = witness.strip().upper()
        sought, called = SeatSought(witness_seat(who), name=name), witnesses or (who,)
        return await self._joined(context, sought, room, kind, case_id, called, seed, begin_at_once)

    async def join_judge(
        self,
        context: AgentContext,
        case_id: CaseId = "",
        room: RoomCode = "",
        name: OwnName = "",
        begin_at_once: AtOnce = True,
        kind: CourtKind = "examination",
        witnesses: Called = (),
        seed: Seed = "",
    ) -> SeatGiven:
        """Be the judge: in the room of this code, or in a new room on a case.

        You are asked only when counsel objects, to a question, an exhibit or an answer: rule on it (rule), by the
        Federal Rules of Evidence. view_court gives what you rule on, and what was testified before.
        """
        sought = SeatSought("judge", name=name)
        return await self._joined(context, sought, room, kind, case_id, witnesses, seed, begin_at_once)

    async def _joined(
        self,
        context: AgentContext,
        sought: SeatSought,
        room: str,
        kind: str,
        case_id: str,
        witnesses: Sequence[str],
        seed: str,
        begins: bool,
        **more: Any,  # noqa: ANN401 - settings by name
    ) -> SeatGiven:
        def asks_for() -> Request:
            request = self._desk.venire.kinds[kind].request
            assert request is not None
            wanted = {"case": case_id or None, "seed": seed or None, "witnesses": self._called(case_id, witnesses)}
            times = {"turn_limit": TURN, "objection_window": OBJECTION}
            return asked(request, {**wanted, **times, **more}, outside=True)

        return await joined(self._desk, context, sought, room, asks_for, begins=begins)

    def _called(self, case_id: str, witnesses: Sequence[str]) -> Sequence[str]:
        """Those who are called; the first of the case where nobody was named."""
        if witnesses or not case_id:
            return tuple(one.strip().upper() for one in witnesses)
        return tuple(one.id for one in self._desk.case(case_id).witnesses[:1])
