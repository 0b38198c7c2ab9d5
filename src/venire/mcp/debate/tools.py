"""The tools of a debate: one is held, its verdict is read, and seats are taken in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import Field

from venire.kernel.request import Request, asked
from venire.law.debating.subject import Source
from venire.mcp.arguments import AtOnce, OwnName, Patience, RoomCode, SeatToken, Seed, WithTranscript
from venire.mcp.client import client_of
from venire.mcp.debate.arguing import (
    CountersGiven,
    EthicsGiven,
    EvidenceGiven,
    LinksGiven,
    RelationsGiven,
    SpokenText,
    Thesis,
)
from venire.mcp.debate.figures import figures
from venire.mcp.debate.state import DebateStateTold, debate_state
from venire.mcp.desk import Desk
from venire.mcp.held.outcome import HeldOutcome
from venire.mcp.held.playing import awaited, held
from venire.mcp.kind_tools import KindTools
from venire.mcp.seats.joining import TURN, SeatGiven, SeatSought, joined
from venire.mcp.seats.place import place_of
from venire.mcp.seats.turn import TurnTold, handed
from venire.mcp.tool import AgentContext, AgentTool
from venire.proceedings.debate.acts import Argue
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
DebaterNumber = Annotated[
    int,
    Field(
        description="The number of the seat, in the order of the perspectives: 1 is for it, 2 against it, if "
        "you named none; another if it is taken. 0: any.",
        ge=0,
        le=8,
    ),
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
            AgentTool("join_debate", "Take a seat in a debate", self.join_debate),
            AgentTool("view_debate", "The debate now", self.view_debate, reads=True),
            AgentTool("argue", "Argue", self.argue, acts=(Argue.kind,)),
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

        Nobody from outside takes part; to argue in one yourself, call join_debate. Give a topic or a case. Where no
        language model is set up here, the debaters argue from a case or from `sources` alone, and of a bare topic they
        say nothing. Progress is notified as it goes.
        """
        request = _asked_for(topic, case_id, sources, perspectives, rounds, seed, evaluators=evaluators)
        return await held(self._desk, request, context, seconds, transcript)

    async def verdict(
        self, context: AgentContext, debate_id: HeldId, seconds: Patience = 50, transcript: WithTranscript = False
    ) -> HeldOutcome:
        """How a debate came out that was held here, or a deliberation or examination: waits for its end if it goes
        on."""
        session = await self._desk.session(debate_id, await client_of(self._desk, context))
        return await awaited(self._desk, session, context, seconds, transcript)

    async def join_debate(
        self,
        context: AgentContext,
        topic: Topic = "",
        room: RoomCode = "",
        preferred_seat: DebaterNumber = 0,
        perspectives: Perspectives = (),
        case_id: DebateCase = "",
        sources: Sources = (),
        rounds: DebateRounds = 3,
        name: OwnName = "",
        begin_at_once: AtOnce = True,
        seed: Seed = "",
    ) -> SeatGiven:
        """Take a debater's seat: in the room of this code, or in a new room on a topic or a case.

        How it goes: an opening, rounds in which all speak without having heard one another in that round, a closing;
        every argument is scored, and a panel judges in the end. In your turn call argue, or pass_turn. view_debate
        tells what was argued, by whom, and what your turn is for.
        """
        sought = SeatSought("debater", f"debater/{preferred_seat}" if preferred_seat else "", name)

        def asks_for() -> Request:
            times = {"turn_limit": TURN, "round_limit": None}
            return _asked_for(topic, case_id, sources, perspectives, rounds, seed, **times)

        return await joined(self._desk, context, sought, room, asks_for, begins=begin_at_once)

    async def view_debate(self, seat_token: SeatToken) -> DebateStateTold:
        """The debate as it stands: who argues what, every argument with its id, what there is to argue from, and what
        your turn is for."""
        return debate_state(await place_of(self._desk, seat_token))

    async def argue(
        self,
        seat_token: SeatToken,
        thesis: Thesis,
        text: SpokenText,
        evidence: EvidenceGiven = (),
        links: LinksGiven = (),
        relations: RelationsGiven = (),
        counters: CountersGiven = (),
        ethics: EthicsGiven = "",
    ) -> TurnTold:
        """Make your argument, when it is your turn. In the rounds it must name at least one piece of evidence and one
        causal link. It is scored on logic, evidence, causes, ethics and persuasion; what you say against another's
        argument counts for more when `relations` says which one it rebuts or undercuts."""
        place = await place_of(self._desk, seat_token)
        fields = {
            "level": debate_state(place).level,
            "thesis": thesis,
            "text": text,
            "evidence": evidence,
            "links": links,
            "relations": relations,
            "counters": counters,
            "ethics": ethics,
        }
        return await handed(self._desk, seat_token, Argue.kind, fields)


def _asked_for(
    topic: str,
    case_id: str,
    sources: Sequence[str],
    perspectives: Sequence[str],
    rounds: int,
    seed: str,
    **more: Any,  # noqa: ANN401 - settings by name
) -> DebateRequest:
    wanted = {
        "topic": topic or None,
        "case": case_id or None,
        "sources": tuple(_source(number, text) for number, text in enumerate(sources, start=1)),
        "seed": seed or None,
        "debaters": _debaters(perspectives),
        "rounds": rounds,
    }
    return asked(DebateRequest, {**wanted, **more})


def _source(number: int, text: str) -> Source:
    return Source(id=f"S{number}", title=f"Source {number}", text=text)


def _debaters(perspectives: Sequence[str]) -> tuple[Debater, ...]:
    """Those of the perspectives; a voice with a view of its own argues as what it is called."""
    found = debaters_of(perspectives)
    return tuple(one.model_copy(update={"role": one.role or one.name}) if one.stance == "own" else one for one in found)


TOOLS = KindTools(gives=lambda desk: DebateTools(desk).tools, figures=figures)
