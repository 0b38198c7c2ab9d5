"""What the seats of a deliberation may answer. Source: spec/deliberation.md."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, StringConstraints

from venire.kernel.frozen import Frozen
from venire.kernel.record import Act
from venire.law.case_file.argument_map import ArgumentType
from venire.proceedings.words import Printed, Spoken, Typed

Vote = Literal["guilty", "not_guilty"]
Station = Literal["opening", "first_tally", "tally", "flips", "summary", "instruction", "final_tally", "verdict"]
Holder = Literal["ai", "person", "external"]
Move = Literal[
    "assert", "challenge", "ground", "rebut", "undercut", "concede", "distinguish", "ask", "appeal", "call_vote", "hold"
]
"""What a speech does in the dialogue game (Walton and Krabbe 1995): to put a claim, to ask for its ground, to give it,
to rebut or undercut another's, to grant it, to tell two cases apart, to put a question, to appeal to a value, to want
a vote, to have nothing new."""
Strategy = Literal[
    "challenge_evidence",
    "question_witness",
    "reasonable_doubt",
    "alternative_theory",
    "address_juror",
    "free_argument",
]
Hearing = Literal["argument", "question", "poll", "mistaken", "unplaced", "aside"]
"""How the table takes what a person says: as an argument, as a question about a claim, as a question to everyone, as
something the file contradicts, as something that nobody can place, or as a question that is none of the case."""
Impact = Annotated[float, Field(ge=-1.0, le=1.0)]
"""Strength of a speech for one listener: -1 toward acquittal … 1 toward guilt."""


class Narrate(Act):
    """The judge speaks at a station."""

    kind: ClassVar[str] = "narrate"
    text: Spoken
    made_from: tuple[str, ...] = ()


class ChooseSide(Act):
    """The player commits to a side, once."""

    kind: ClassVar[str] = "choose_side"
    side: Literal["defend", "prosecute"]


class CastVote(Act):
    """A person or an external agent votes, or votes otherwise than before."""

    kind: ClassVar[str] = "cast_vote"
    vote: Vote


class Speak(Act):
    """An argument made aloud."""

    kind: ClassVar[str] = "speak"
    text: Spoken
    type: ArgumentType
    move: Move = "assert"
    claims: tuple[str, ...] = ()
    """Claims of the argument map that the speech puts, the main one first."""
    cites: tuple[str, ...] = ()
    """Evidence, exhibits, facts and stipulations cited."""
    target: int | None = None
    """The juror addressed."""
    replies_to: int | None = None
    """The turn answered, quoted or conceded to."""
    made_from: tuple[str, ...] = ()
    """What the understudy made it from, so that nobody says the same twice; empty for other minds."""


class Pass(Act):
    """To say nothing this round."""

    kind: ClassVar[str] = "pass"


class TakeStrategy(Act):
    """A person chooses how to argue. Text is required for a free argument and forbidden for reasonable doubt; a target
    is required to address a juror."""

    kind: ClassVar[str] = "take_strategy"
    strategy: Strategy
    text: Typed = ""
    target: int | None = None


class Draft(Act):
    """The scribe turns a strategy into an argument that the person may edit before it is spoken."""

    kind: ClassVar[str] = "draft"
    text: Spoken
    type: ArgumentType
    move: Move = "assert"
    claims: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    target: int | None = None
    replies_to: int | None = None
    made_from: tuple[str, ...] = ()
    heard: Hearing = "argument"
    told: str = ""
    """What the person is told before speaking: side, claim and what it rests on, or what the file says to it."""


class Discard(Act):
    """A person throws the draft away and chooses again."""

    kind: ClassVar[str] = "discard"


class CallFinalVote(Act):
    """The player calls the final vote."""

    kind: ClassVar[str] = "call_final_vote"


class Reading(Frozen):
    """How one speech struck one listener."""

    juror: int
    turn: int
    impact: Impact
    persuaded: bool = False


class Murmur(Frozen):
    """What a listener lets show, in at most ten words."""

    juror: int
    turn: int
    reaction: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)]


class React(Act):
    """The panel's one batch answer for every AI-held listener and every speech of the round."""

    kind: ClassVar[str] = "react"
    readings: tuple[Reading, ...]
    murmurs: tuple[Murmur, ...] = ()
    filled: tuple[int, ...] = ()
    """Listeners for whom whoever answered first left something out, so that the next in line filled it in."""


Bullet = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=600), Printed]


class SumUp(Act):
    """What was said a while ago, in three to five lines: all that the jurors are told of it from then on."""

    kind: ClassVar[str] = "sum_up"
    lines: Annotated[tuple[Bullet, ...], Field(max_length=5)] = ()
    """Empty: the rules' own digest stands."""


class SeatHolder(Act):
    """The clerk notes who holds a seat from now on."""

    kind: ClassVar[str] = "seat_holder"
    juror: int
    by: Holder


ACTS: tuple[type[Act], ...] = (
    Narrate,
    ChooseSide,
    CastVote,
    Speak,
    Pass,
    TakeStrategy,
    Draft,
    Discard,
    CallFinalVote,
    React,
    SumUp,
    SeatHolder,
)
