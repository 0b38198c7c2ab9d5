"""The tools of a court: witnesses are heard, and seats are taken in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field

from venire.host.session import AnySession
from venire.kernel.record import Seat
from venire.kernel.request import asked
from venire.law.case_file.case import Case
from venire.mcp.arguments import CaseId, Patience, SeatToken, Seed, WithTranscript
from venire.mcp.desk import Desk
from venire.mcp.examination.acting import ActingTools
from venire.mcp.examination.joining import CourtSeats
from venire.mcp.examination.state import CourtStateTold, court_state
from venire.mcp.held.outcome import CourtFigures, HeldOutcome
from venire.mcp.held.playing import held
from venire.mcp.kind_tools import KindTools
from venire.mcp.seats.place import place_of
from venire.mcp.tool import AgentContext, AgentTool
from venire.proceedings.examination.readings.debrief import Debrief
from venire.proceedings.examination.request import ExaminationRequest

Witnesses = Annotated[
    tuple[str, ...],
    Field(description='Witnesses to hear, by id, in order: ["W1", "W3"]. Empty: all of the case.', max_length=40),
]
MostQuestions = Annotated[int, Field(description="The most questions of a direct examination.", ge=1, le=200)]
MostCross = Annotated[int, Field(description="The most questions of a cross-examination.", ge=1, le=200)]


class CourtTools:
    """An examination of witnesses, held and sat in."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def tools(self) -> Sequence[AgentTool]:
        return (
            AgentTool("examine", "Have witnesses examined", self.examine),
            *CourtSeats(self._desk).tools,
            AgentTool("view_court", "The court now", self.view_court, reads=True),
            *ActingTools(self._desk).tools,
        )

    async def examine(
        self,
        context: AgentContext,
        case_id: CaseId = "",
        witnesses: Witnesses = (),
        direct: MostQuestions = 20,
        cross: MostCross = 10,
        seed: Seed = "",
        seconds: Patience = 120,
        transcript: WithTranscript = False,
    ) -> HeldOutcome:
        """Have witnesses of a case examined by counsel for both sides, with objections and rulings by the rules of
        evidence, and hear how it came out: what was brought out, which objections were sound, what was missed.

        Nobody from outside takes part; to be counsel, witness or judge yourself, call join_counsel, join_witness or
        join_judge. Progress is notified as it goes.
        """
        wanted: dict[str, Any] = {"case": case_id or None, "seed": seed or None, "witnesses": witnesses}
        request = asked(ExaminationRequest, {**wanted, "direct": direct, "cross": cross})
        return await held(self._desk, request, context, seconds, transcript)

    async def view_court(self, seat_token: SeatToken) -> CourtStateTold:
        """The court as it stands, as your seat may know it: who is on the stand, what is before the court, what was
        asked and ruled, and what is yours alone - counsel's targets, a witness's affidavit, what a judge rules on."""
        return court_state(await place_of(self._desk, seat_token))


def _figures(desk: Desk, session: AnySession) -> Mapping[str, Any]:
    told = desk.venire.ending(session)
    assert isinstance(told, Debrief)
    points = {side: score.total for side, score in told.scores.items()}
    return {"court": CourtFigures(questions=told.questions, points=points, objections=len(told.objections))}


def reads(case: Case, seat: Seat) -> Case:
    """A witness reads what it swore to itself, and nothing else of the file, not even by what its word can be shaken;
    everybody else reads it all."""
    sort, _, who = seat.partition("/")
    if sort != "witness":
        return case
    return case.model_copy(
        update={
            "summary": case.tagline,
            "witnesses": tuple(
                one.model_copy(update={"credibility": (), "summary": ""}) for one in case.witnesses if one.id == who
            ),
            "evidence": (),
            "exhibits": (),
            "stipulations": (),
        }
    )


TOOLS = KindTools(gives=lambda desk: CourtTools(desk).tools, figures=_figures, reads=reads)
