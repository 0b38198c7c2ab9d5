"""The tools of a jury: one is held, and seats are taken in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from pydantic import Field

from venire.host.session import AnySession
from venire.kernel.request import asked
from venire.mcp.arguments import CaseId, Patience, Seed, WithTranscript
from venire.mcp.desk import Desk
from venire.mcp.kind_tools import KindTools
from venire.mcp.outcome import HeldOutcome, JuryFigures
from venire.mcp.playing import AgentContext, held
from venire.mcp.tool import AgentTool
from venire.proceedings.deliberation.readings.debrief import debrief
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.deliberation.rules import Deliberation

Jurors = Annotated[int, Field(description="How many sit in the jury.", ge=2, le=23)]
Rounds = Annotated[int, Field(description="The most rounds of talk before the final vote.", ge=1, le=500)]
RuleText = Annotated[
    str,
    Field(
        description="How many must agree: unanimous, majority, two_thirds, or a number of votes such as 10. Empty: the "
        "case's own rule.",
        max_length=40,
    ),
]


class JuryTools:
    """A jury, held and sat in."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def tools(self) -> Sequence[AgentTool]:
        return (AgentTool("deliberate", "Have a jury deliberate", self.deliberate),)

    async def deliberate(
        self,
        context: AgentContext,
        case_id: CaseId = "",
        jurors: Jurors = 12,
        rounds: Rounds = 20,
        rule: RuleText = "",
        seed: Seed = "",
        seconds: Patience = 120,
        transcript: WithTranscript = False,
    ) -> HeldOutcome:
        """Have a whole jury deliberate a case to its verdict, with nobody from outside in it, and tell how it came out:
        the verdict, the votes, and a debrief of who moved whom.

        To sit in a jury yourself, call `join_jury` instead. Progress is notified as it goes.
        """
        wanted = {"case": case_id or None, "seed": seed or None, "size": jurors, "max_rounds": rounds}
        request = asked(DeliberationRequest, {**wanted, **({"rule": rule} if rule else {})})
        return await held(self._desk, request, context, seconds, transcript)


def _figures(_desk: Desk, session: AnySession) -> Mapping[str, object]:
    rules = session.sitting.proceeding
    assert isinstance(rules, Deliberation)
    told = debrief(rules.case, session.entries)
    votes = {rules.roster.jurors[seat - 1].name: vote for seat, vote in told.votes.items()}
    guilty = sum(vote == "guilty" for vote in votes.values())
    figures = JuryFigures(
        guilty=guilty, not_guilty=len(votes) - guilty, rounds=told.rounds, votes=votes, changed=len(told.flips)
    )
    return {"jury": figures}


TOOLS = KindTools(gives=lambda desk: JuryTools(desk).tools, figures=_figures)
