"""The tools of a jury: one is held, and seats are taken in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.request import Request, asked
from venire.law.case_file.argument_map import ArgumentType
from venire.law.verdict import RULES
from venire.mcp.arguments import (
    AtOnce,
    CaseId,
    OwnName,
    Patience,
    RoomCode,
    SeatToken,
    Seed,
    Since,
    WithTranscript,
)
from venire.mcp.deliberation.state import JuryStateTold, jury_state
from venire.mcp.desk import Desk
from venire.mcp.docket.papers import papers_told
from venire.mcp.held.outcome import HeldOutcome, JuryFigures
from venire.mcp.held.playing import held
from venire.mcp.kind_tools import KindTools, own_file
from venire.mcp.seats.joining import TURN, SeatGiven, SeatSought, joined
from venire.mcp.seats.place import Place, place_of
from venire.mcp.seats.record import RecordTold, record_told
from venire.mcp.seats.turn import TurnTold, handed
from venire.mcp.tool import AgentContext, AgentTool
from venire.proceedings.deliberation.acts import CallFinalVote, CastVote, Speak
from venire.proceedings.deliberation.readings.debrief import debrief
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.deliberation.rules import Deliberation

Jurors = Annotated[int, Field(description="How many sit in the jury.", ge=2, le=12)]
Rounds = Annotated[int, Field(description="The most rounds of talk before the final vote.", ge=1, le=500)]
RuleText = Annotated[
    str,
    Field(
        description=f"How many must agree: {', '.join(RULES)}, or a number of votes such as 10. Empty: the case's own "
        "rule.",
        max_length=40,
    ),
]
SeatNumber = Annotated[
    int, Field(description="The number of the seat you would like; another if it is taken. 0: any.", ge=0, le=12)
]
Sort = Annotated[
    ArgumentType,
    Field(
        description="What sort of argument it is: evidence (what a piece shows), logical (what follows), narrative "
        "(how it happened), moral, emotional, or question (put to the others)."
    ),
]
Content = Annotated[
    str,
    Field(
        description="What you say to the others, in your own words: two to four sentences are heard best; at most "
        "4,000 characters."
    ),
]
Target = Annotated[int | None, Field(description="The seat of the juror you address; null: everybody.")]
Answers = Annotated[int | None, Field(description="The turn that you answer; null: none in particular.")]
Cites = Annotated[tuple[str, ...], Field(description='Ids of what it rests on: ["E4", "X2", "W1.3"].', max_length=20)]
VoteCast = Annotated[Literal["guilty", "not_guilty"], Field(description="In a civil case guilty means liable.")]


class JuryTools:
    """A jury, held and sat in."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def tools(self) -> Sequence[AgentTool]:
        return (
            AgentTool("deliberate", "Have a jury deliberate", self.deliberate),
            AgentTool("join_jury", "Take a seat in a jury", self.join_jury),
            AgentTool("get_deliberation_state", "The jury now", self.get_deliberation_state, reads=True),
            AgentTool("view_deliberation", "Read the jury's talk", self.view_deliberation, reads=True),
            AgentTool("make_argument", "Speak to the jury", self.make_argument, acts=(Speak.kind,)),
            AgentTool("cast_vote", "Vote", self.cast_vote, acts=(CastVote.kind,)),
            AgentTool("call_final_vote", "End the talk", self.call_final_vote, acts=(CallFinalVote.kind,)),
        )

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
        """Have a whole jury deliberate a case to its verdict, with nobody from outside in it, and hear how it came out:
        the verdict, the votes, and who moved whom.

        To sit in a jury yourself, call join_jury instead. Progress is notified as it goes.
        """
        request = _asked_for(case_id, jurors, rounds, rule, seed)
        return await held(self._desk, request, context, seconds, transcript)

    async def join_jury(
        self,
        context: AgentContext,
        case_id: CaseId = "",
        room: RoomCode = "",
        preferred_seat: SeatNumber = 0,
        name: OwnName = "",
        begin_at_once: AtOnce = True,
        jurors: Jurors = 12,
        rounds: Rounds = 20,
        rule: RuleText = "",
        seed: Seed = "",
    ) -> SeatGiven:
        """Take a seat in a jury that deliberates a case: in the room of this code, or in a new room on a case.

        How it goes: a first vote (cast_vote), then rounds of talk. In each round you are asked once: speak
        (make_argument) or say nothing (pass_turn). You may change your vote at any time (cast_vote). The jury talks
        until as many agree as the rule wants, or the rounds are over, or the votes stand still; then comes a final vote
        (cast_vote). The other jurors listen to what you say and may be moved by it. Call wait_for_turn between.
        """
        sought = SeatSought("juror", f"juror/{preferred_seat}" if preferred_seat else "", name)

        def asks_for() -> Request:
            return asked_of_agents(_asked_for(case_id, jurors, rounds, rule, seed))

        return await joined(self._desk, context, sought, room, asks_for, begins=begin_at_once)

    async def get_deliberation_state(self, seat_token: SeatToken) -> JuryStateTold:
        """The jury as it stands: round, votes, who sits where and how each votes, what was said last, and your own
        seat."""
        return jury_state(await place_of(self._desk, seat_token))

    async def view_deliberation(self, seat_token: SeatToken, since: Since = 0) -> RecordTold:
        """Read what was said and done in the jury's room after the event `since`, in order; 0: from the beginning."""
        return record_told(self._desk, await place_of(self._desk, seat_token), since)

    async def make_argument(
        self,
        seat_token: SeatToken,
        argument_type: Sort,
        content: Content,
        target: Target = None,
        cites: Cites = (),
        answers_turn: Answers = None,
    ) -> TurnTold:
        """Speak to the other jurors, when it is your turn in a round.

        They take it by its words: one point, made plainly and resting on something in the case file, moves more than a
        speech about everything; what the file contradicts is not believed. What somebody has already said moves less.
        """
        place = await place_of(self._desk, seat_token)
        fields = {"type": argument_type, "text": content, "target": target, "cites": _cited(place, self._desk, cites)}
        return await handed(self._desk, seat_token, Speak.kind, {**fields, "replies_to": answers_turn})

    async def cast_vote(self, seat_token: SeatToken, vote: VoteCast) -> TurnTold:
        """Vote: at the first ballot, at the final one, and at any time between, when you have changed your mind. It
        counts at once, and everybody sees it."""
        return await handed(self._desk, seat_token, CastVote.kind, {"vote": vote})

    async def call_final_vote(self, seat_token: SeatToken) -> TurnTold:
        """End the talk in your turn, and have everybody vote for the last time. Only one seat of each jury may do so:
        wait_for_turn names this tool where it is yours."""
        return await handed(self._desk, seat_token, CallFinalVote.kind, {})


def _asked_for(case_id: str, jurors: int, rounds: int, rule: str, seed: str) -> DeliberationRequest:
    wanted = {"case": case_id or None, "seed": seed or None, "size": jurors, "max_rounds": rounds}
    return asked(DeliberationRequest, {**wanted, **({"rule": rule} if rule else {})})


def asked_of_agents(request: DeliberationRequest) -> DeliberationRequest:
    """With time enough for a mind that thinks slowly."""
    return request.model_copy(update={"params": request.params.model_copy(update={"turn_limit": TURN})})


def _cited(place: Place, desk: Desk, cites: Sequence[str]) -> Sequence[str]:
    """What is cited, as the file names it. Raises :class:`VenireError` for what it has not."""
    if not cites:
        return ()
    file = papers_told(own_file(place, desk), ("all",))
    sworn = [line.partition(":")[0] for paper in file.papers for line in paper.testimony]
    known = {*(paper.id for paper in file.papers), *sworn}
    stranger = next((one for one in cites if one.upper() not in known), None)
    if stranger is not None:
        raise VenireError(f"The case has no paper {stranger[:40]!r} to cite.", "view_evidence lists its ids.")
    return [one.upper() for one in cites]


def _figures(_desk: Desk, session: AnySession) -> Mapping[str, Any]:
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
