"""How a proceeding that was held here came out, in one shape for every kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from venire.exports.tellings.kinds import telling
from venire.host.session import AnySession
from venire.kernel.record import BENCH, GALLERY
from venire.mcp.desk import Desk
from venire.mcp.kind_tools import kind_tools
from venire.mcp.told import ToolTold, TranscriptLine, lines_of

TRANSCRIPT = "venire://sessions/{session}/transcript"
"""The resource that holds every word of a session."""


class JuryFigures(ToolTold):
    """How a jury voted."""

    guilty: int
    not_guilty: int
    rounds: int
    votes: Mapping[str, str]
    """The last ballot, by the juror's name."""
    changed: int
    """Votes that changed on the way."""


class ArgumentTold(ToolTold):
    """An argument of a debate."""

    id: str
    """Others bear on it by this."""
    by: str
    round: int
    thesis: str
    text: str
    score: float | None = None
    """On all criteria together, 0 to 1; null where it was not scored, or not yet."""


class PanelVoteTold(ToolTold):
    """An evaluator's vote on a debate."""

    perspective: str
    winner: str
    """Empty for neither."""
    confidence: float
    reasoning: str


class PanelFigures(ToolTold):
    """How a panel judged a debate."""

    decision: str
    """decided, no consensus, tie or not judged."""
    winner: str
    """Empty where it was not decided for anybody."""
    leading: str
    consensus: float
    confidence: float
    """Calibrated: how probable it is that the leading side made the better case."""
    support: Mapping[str, float]
    """What each side was given, 0 to 1."""
    votes: tuple[PanelVoteTold, ...]
    arguments: tuple[ArgumentTold, ...]


class CourtFigures(ToolTold):
    """What counsel earned in an examination."""

    questions: int
    points: Mapping[str, int]
    """By side."""
    objections: int


class HeldOutcome(ToolTold):
    """How it came out, or how far it has come."""

    id: str
    """The name of this proceeding: `verdict` takes it."""
    kind: str
    title: str
    over: bool
    result: str
    """In a word: guilty, not_guilty, hung, the name of a debater, heard; empty while it goes on."""
    stands_at: str
    """Where it stands: "round 3"."""
    jury: JuryFigures | None = None
    panel: PanelFigures | None = None
    court: CourtFigures | None = None
    debrief: str = ""
    """Why it came out so, in Markdown; empty while it goes on."""
    transcript: tuple[TranscriptLine, ...] = ()
    """Every word, where it was asked for."""
    resource: str
    """Where the transcript can be read."""


async def outcome_of(desk: Desk, session: AnySession, *, transcript: bool) -> HeldOutcome:
    """How this session came out. Raises :class:`venire.errors.VenireError` where a monitor stopped it."""
    told = telling(session)
    reader = await desk.venire.reader(session, BENCH if session.unsealed else GALLERY, desk.owner)
    ending = desk.venire.ending(session) if session.unsealed else None
    given = kind_tools(session.kind)
    figures: Mapping[str, Any] = given.figures(desk, session) if given and ending is not None else {}
    return HeldOutcome(
        id=session.id,
        kind=session.kind.name,
        title=told.title,
        over=session.over,
        result=session.result,
        stands_at=session.kind.moment(session.sitting.proceeding, session.entries),
        debrief=desk.debrief(session),
        transcript=lines_of(reader.passages()) if transcript else (),
        resource=TRANSCRIPT.format(session=session.id),
        **figures,
    )
