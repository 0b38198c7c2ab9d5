"""The tools of a debate: one is held, its verdict is read, and seats are taken in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from venire.kernel.request import asked
from venire.law.debating.subject import Source
from venire.mcp.arguments import Patience, Seed, WithTranscript
from venire.mcp.debate.figures import figures
from venire.mcp.desk import Desk
from venire.mcp.kind_tools import KindTools
from venire.mcp.outcome import HeldOutcome
from venire.mcp.playing import AgentContext, awaited, held
from venire.mcp.tool import AgentTool
from venire.proceedings.debate.params import Debater
from venire.proceedings.debate.request import DebateRequest
from venire.sessions.debate import debaters_of

Topic = Annotated[
    str,
    Field(
        description='What is debated, as a claim that can be affirmed or denied: "Cities should ban private cars". '
        "Empty with a case_id: that the accused is guilty.",
        max_length=2000,
    ),
]
Perspectives = Annotated[
    tuple[str, ...],
    Field(
        description='Who argues: ["Ada=for", "Ben=against"], or voices with a view of their own such as ["the coastal '
        'towns", "the fishing fleet", "the ministry"]. Two bare names are for it and against it. Empty: a proposer and '
        "an opponent.",
        max_length=8,
    ),
]
DebateCase = Annotated[str, Field(description="A case to debate instead of a topic, from list_cases.", max_length=200)]
DebateRounds = Annotated[int, Field(description="Rounds between opening and closing.", ge=1, le=20)]
Evaluators = Annotated[int, Field(description="How many judge it.", ge=1, le=25)]
Sources = Annotated[
    tuple[str, ...],
    Field(description="Texts to argue from; debaters cite them as S1, S2 … Empty: none.", max_length=40),
]
HeldId = Annotated[
    str,
    Field(description="The `id` that `debate` gave; or `deliberate`, or `examine`.", min_length=1, max_length=64),
]


class DebateTools:
    """A debate, held and argued in."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def tools(self) -> Sequence[AgentTool]:
        return (
            AgentTool("debate", "Hold a debate", self.debate),
            AgentTool("verdict", "How it came out", self.verdict, reads=True),
        )

    async def debate(
        self,
        context: AgentContext,
        topic: Topic = "",
        perspectives: Perspectives = (),
        rounds: DebateRounds = 3,
        evaluators: Evaluators = 3,
        sources: Sources = (),
        case_id: DebateCase = "",
        seed: Seed = "",
        seconds: Patience = 120,
        transcript: WithTranscript = False,
    ) -> HeldOutcome:
        """Hold a whole debate: openings, rounds, closings, every argument scored, and a panel's verdict.

        Nobody from outside takes part; to argue in one yourself, call `join_debate`. Give a topic or a case. Progress
        is notified as it goes.
        """
        wanted = {
            "topic": topic or None,
            "case": case_id or None,
            "sources": tuple(_source(number, text) for number, text in enumerate(sources, start=1)),
            "seed": seed or None,
            "debaters": _debaters(perspectives),
            "rounds": rounds,
            "evaluators": evaluators,
        }
        return await held(self._desk, asked(DebateRequest, wanted), context, seconds, transcript)

    async def verdict(
        self, context: AgentContext, debate_id: HeldId, seconds: Patience = 50, transcript: WithTranscript = False
    ) -> HeldOutcome:
        """How a debate came out that was held here, or a deliberation or examination: waits for its end if it goes
        on."""
        session = await self._desk.session(debate_id)
        return await awaited(self._desk, session, context, seconds, transcript)


def _source(number: int, text: str) -> Source:
    return Source(id=f"S{number}", title=f"Source {number}", text=text)


def _debaters(perspectives: Sequence[str]) -> tuple[Debater, ...]:
    """Those of the perspectives; a voice with a view of its own argues as what it is called."""
    found = debaters_of(perspectives)
    return tuple(one.model_copy(update={"role": one.role or one.name}) if one.stance == "own" else one for one in found)


TOOLS = KindTools(gives=lambda desk: DebateTools(desk).tools, figures=figures)
