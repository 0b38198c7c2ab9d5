"""What each seat of a deliberation may know. Windows keep it the same size however long the record grows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from venire.kernel.frozen import Frozen
from venire.law.case_file.argument_map import ArgumentType
from venire.proceedings.deliberation.acts import Hearing, Holder, Move, Station, Strategy, Vote

Phase = Literal[
    "setup", "presentation", "side_selection", "initial_vote", "deliberation", "final_vote", "verdict", "over"
]


class JurorSeen(Frozen):
    """A juror as everyone in the room sees one."""

    number: int
    card: str
    name: str
    called: str
    gender: str
    emoji: str
    occupation: str
    public: str
    by: Holder
    vote: Vote | None = None


class Said(Frozen):
    """A speech as it was heard."""

    turn: int
    round: int
    juror: int
    text: str
    type: ArgumentType
    move: Move
    claims: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    target: int | None = None
    replies_to: int | None = None


class DraftSeen(Said):
    """A draft as its owner sees it, with what the table will hear."""

    heard: Hearing = "argument"
    told: str = ""


class Room(Frozen):
    """What everyone may know; all that the gallery knows."""

    case: str
    phase: Phase
    round: int
    max_rounds: int
    rule: str
    needed: int
    """Votes that one side needs."""
    jurors: tuple[JurorSeen, ...]
    votes: Mapping[int, Vote]
    guilty: int
    not_guilty: int
    unchanged: int
    urged: bool
    speakers: tuple[int, ...] = ()
    """The AI-held speakers of the round that is on."""
    said: tuple[Said, ...]
    """The last speeches, oldest first."""
    older: tuple[str, ...] = ()
    """What was said before them, in a few lines."""
    put: Mapping[str, tuple[int, int]] = {}
    """Claims put so far: first turn, and by whom."""
    spent: frozenset[str] = frozenset()
    """What the understudy has already used up in this room (ids of lines and kernels)."""
    flips: tuple[tuple[int, int, Vote], ...] = ()
    """The last changed votes: (round, juror, vote)."""
    verdict: str | None = None


class Reason(Frozen):
    """A speech that moved this juror, and which way (negative: toward acquittal)."""

    turn: int
    juror: int
    claims: tuple[str, ...]
    delta: float


class TurnedBy(Frozen):
    """What turned this juror's vote, by the reckoning of :mod:`venire.proceedings.deliberation.causes`."""

    vote: Vote
    """The vote it turned to."""
    turn: int | None = None
    """The speech; None where none pushed that way."""
    juror: int | None = None
    claims: tuple[str, ...] = ()
    delta: float = 0.0
    alone: bool = False
    """Whether the vote would have stood without that speech."""
    pulled: bool = False
    """Whether the others' votes did more than the speech."""


class JurorView(Room):
    """A juror's own view."""

    me: int
    conviction: float | None = None
    """One's own, 0 … 1. For a person an estimate by the formula."""
    trust: Mapping[int, float] = {}
    """One's own trust in the others, -1 … 1."""
    reasons: tuple[Reason, ...] = ()
    """The last three that moved one."""
    doubts: tuple[Reason, ...] = ()
    """Up to three that pulled against one's vote."""
    turned_by: TurnedBy | None = None
    """What last turned one's own vote."""
    made: tuple[str, ...] = ()
    """Claims one has put oneself."""
    addressed_by: tuple[int, ...] = ()
    """Turns of the last round that addressed one."""
    convictions: Mapping[int, float] | None = None
    """Everyone's, only where a setting opens minds."""
    strategy: Strategy | None = None
    draft: DraftSeen | None = None
    """One's own draft, waiting to be delivered."""


class ScribeView(Room):
    """What the scribe needs to draft a person's argument."""

    me: int
    side: Vote
    strategy: Strategy
    typed: str = ""
    target: int | None = None
    thrown: tuple[str, ...] = ()
    """Drafts that the person has put aside in this turn, oldest first."""
    made: tuple[str, ...] = ()
    """Claims the person has put before."""


class PanelView(Room):
    """What whoever answers for the AI-held listeners may know: their minds, and the speeches of this round."""

    listeners: tuple[int, ...]
    convictions: Mapping[int, float]
    speeches: tuple[Said, ...]
    put_before: frozenset[str]
    """Claims put before this round."""
    active: tuple[int, ...] = ()
    """The two or three listeners who follow most closely this round."""
    moved_by: Mapping[int, tuple[Reason, ...]] = {}
    """What turned each listener's vote, then the last three speeches that moved that listener, either way."""


class SummaryView(Room):
    """What whoever sums up needs: the summary before this one is ``older``, as for everyone."""

    to_sum_up: tuple[Said, ...]
    """The speeches that are in no summary yet, less the last few, which stay whole; oldest first."""
    digest: tuple[str, ...] = ()
    """What the rules alone would put down: the points most talked about, in the case's own words."""


class JudgeView(Room):
    """What the judge narrates from."""

    station: Station
    changed: tuple[tuple[int, Vote], ...] = ()
    """Votes changed since the judge last spoke."""
    told: tuple[str, ...] = ()
    """What the judge said last, oldest first."""


class BenchView(Room):
    """Everything."""

    convictions: Mapping[int, float]
    secret_votes: Mapping[int, Vote]
    trust: Mapping[str, float] = {}
    """``"listener>speaker"`` → trust."""
