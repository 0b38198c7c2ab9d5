"""The tools of a court: witnesses are heard, and seats are taken in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from pydantic import Field

from venire.host.session import AnySession
from venire.kernel.request import asked
from venire.mcp.arguments import CaseId, Patience, Seed, WithTranscript
from venire.mcp.desk import Desk
from venire.mcp.kind_tools import KindTools
from venire.mcp.outcome import CourtFigures, HeldOutcome
from venire.mcp.playing import AgentContext, held
from venire.mcp.tool import AgentTool
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
        return (AgentTool("examine", "Have witnesses examined", self.examine),)

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
        evidence, and tell how it came out: what was brought out, which objections were sound, what was missed.

        Nobody from outside takes part; to be counsel, witness or judge yourself, call `join_counsel`, `join_witness` or
        `join_judge`. Progress is notified as it goes.
        """
        wanted = {
            "case": case_id or None,
            "seed": seed or None,
            "witnesses": witnesses,
            "direct": direct,
            "cross": cross,
        }
        return await held(self._desk, asked(ExaminationRequest, wanted), context, seconds, transcript)


def _figures(desk: Desk, session: AnySession) -> Mapping[str, object]:
    told = desk.venire.ending(session)
    assert isinstance(told, Debrief)
    points = {side: score.total for side, score in told.scores.items()}
    return {"court": CourtFigures(questions=told.questions, points=points, objections=len(told.objections))}


TOOLS = KindTools(gives=lambda desk: CourtTools(desk).tools, figures=_figures)
