"""The state of an examination: frozen, bounded by the case and the limits of its phases, a fold of its events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from venire.law.case_file.case import Side, other
from venire.law.evidence.grounds import Ground, Phase
from venire.law.testimony.cross_outline import OutlineItem
from venire.law.testimony.testified import EstablishedClaim, Exchange, RuledOn
from venire.proceedings.examination.acts import Stance
from venire.proceedings.examination.events import Matter, Opened, counsel_seat
from venire.proceedings.examination.params import Agents, ExaminationParams, Holder

Step = Literal["object", "respond", "rule", "answer", "credit", "strike"]
"""What is to happen next with the matter before the court."""
ExhibitStatus = Literal["unoffered", "offered", "refused", "admitted", "shown"]


@dataclass(frozen=True, slots=True)
class Before:
    """The matter before the court, and how far it has come."""

    no: int
    matter: Matter
    by: Side
    """The side that put the question or the offer, or had the answer."""
    step: Step
    text: str = ""
    exhibit: str | None = None
    ground: Ground | None = None
    argument: str = ""
    response: str = ""
    answer: str = ""
    flaws: tuple[Ground, ...] = ()
    """What the law finds wrong with the question; sealed."""
    stance: Stance = "tell"
    facts: tuple[str, ...] = ()
    """Facts of its affidavit from which the witness answered; sealed."""
    volunteered: tuple[str, ...] = ()
    """Those of them that were not asked for; sealed."""
    cut: bool = False
    """Whether it is what was left of an answer when the rest was struck."""
    struck: str = ""
    """That rest."""


@dataclass(frozen=True, slots=True)
class Stand:
    """The witness on the stand and the phase that is on."""

    witness: str
    called_by: Side
    phase: Phase | None = None
    by: Side | None = None
    put: int = 0
    """Questions put in this phase."""
    turns: int = 0
    """Exhibits offered or shown, and leave asked, since the last question."""
    leave: bool = False
    """Whether the court has let this side lead its own witness in this phase: Rule 611(c)(2)."""
    done: tuple[tuple[Phase, int], ...] = ()
    """The phases that are over, and how many questions each had."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What the bench counts."""

    points: Mapping[Side, int] = field(default_factory=dict["Side", int])
    """By elicits."""
    got: Mapping[str, tuple[Side, int]] = field(default_factory=dict[str, tuple["Side", int]])
    """Elicit -> by whom, by which question."""
    last: tuple[int, Side, int] | None = None
    """What the last answer was worth: (question, side, points); it is taken back if the answer is struck."""
    occasions: int = 0
    errors: int = 0

    def gains(self, side: Side) -> frozenset[str]:
        """The elicits that this side got."""
        return frozenset(elicit for elicit, (by, _) in self.got.items() if by == side)


@dataclass(frozen=True, slots=True)
class State:
    """Everything the rules need."""

    opened: Opened
    agents: Agents
    version: int = 0
    holders: Mapping[str, Holder] = field(default_factory=dict[str, Holder])
    """Seats not held by an AI."""
    title: str = ""
    to_call: tuple[str, ...] = ()
    heard: tuple[str, ...] = ()
    stand: Stand | None = None
    number: int = 0
    offers: int = 0
    before: Before | None = None
    door: tuple[int, Side] | None = None
    """The last answered question and who put it, while its answer may be struck."""
    answered_from: tuple[str, ...] = ()
    """The facts from which the last answer was given; sealed."""
    unasked: tuple[str, ...] = ()
    """Those of them that were not asked for; sealed."""
    exchanges: tuple[Exchange, ...] = ()
    established: tuple[EstablishedClaim, ...] = ()
    rulings: tuple[RuledOn, ...] = ()
    """All of them, in order: a court goes back to what it ruled before."""
    struck: tuple[int, ...] = ()
    """Questions and answers struck, the last few."""
    exhibits: Mapping[str, ExhibitStatus] = field(default_factory=dict[str, ExhibitStatus])
    refused_at: Mapping[str, int] = field(default_factory=dict[str, int])
    """Exhibit -> how many answers had been given when it was last refused."""
    outline: tuple[OutlineItem, ...] = ()
    """Of the witness on the stand."""
    outline_of: Side | None = None
    tally: Tally = Tally()
    over: bool = False

    @property
    def params(self) -> ExaminationParams:
        return self.opened.params

    @property
    def player(self) -> Side:
        return self.opened.params.player

    @property
    def answers(self) -> int:
        """Answers given so far, struck or not."""
        return sum(bool(exchange.answer) for exchange in self.exchanges)

    def holder(self, seat: str) -> Holder:
        """Who holds a seat."""
        return self.holders.get(seat, "ai")

    def directed(self, side: Side) -> bool:
        """Whether this side's counsel is told by the dice when to err: opposing counsel unless a person plays it, and
        an understudy in the student's seat."""
        by = self.holder(counsel_seat(side))
        return by == "ai" or (by == "external" and side != self.player)

    def limit(self, phase: Phase) -> int:
        """The most questions of a phase."""
        limits: Mapping[Phase, int] = {
            "direct": self.params.direct,
            "cross": self.params.cross,
            "redirect": self.params.redirect,
            "recross": self.params.recross,
        }
        return limits[phase]

    def of_witness(self, witness: str) -> tuple[Exchange, ...]:
        """The exchanges with one witness."""
        return tuple(exchange for exchange in self.exchanges if exchange.witness == witness)

    def watching(self) -> Side | None:
        """The side that may object to what is before the court."""
        return None if self.before is None else other(self.before.by)


def strike_is_asked(state: State) -> bool:
    """Whether counsel is asked, after the answer, to strike it: people have a door instead."""
    watching = state.watching()
    return watching is not None and state.holder(counsel_seat(watching)) == "ai"


def is_known_fact(state: State, fact: str) -> bool:
    """Whether a fact has been testified to, and stands."""
    return any(claim.holds and fact in claim.facts for claim in state.established)
