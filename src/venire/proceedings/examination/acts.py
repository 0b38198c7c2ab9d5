"""What the seats of an examination may answer. Source: spec/trial.md."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.kernel.record import Act
from venire.law.evidence.grounds import Ground, Ruling
from venire.proceedings.examination.params import Agents, Holder
from venire.proceedings.words import Spoken, Typed

Stance = Literal["affirm", "deny", "tell", "correct", "unknown"]
"""What an answer does: says yes, says no, tells something, mends a false premise, or does not know."""


class PutQuestion(Act):
    """Counsel asks the witness.

    ``aims`` and ``defect``: what counsel is after and what it did wrong on purpose. Sealed, and read only from a seat
    that no person holds.
    """

    kind: ClassVar[str] = "put_question"
    text: Spoken
    exhibit: str | None = None
    """An exhibit held up to the witness with the question."""
    aims: tuple[str, ...] = ()
    """Elicits, facts or outline items that a fair answer would give."""
    defect: Ground | None = None
    made_from: tuple[str, ...] = ()


class OfferExhibit(Act):
    """Counsel offers an exhibit into evidence; the other side may object to its foundation."""

    kind: ClassVar[str] = "offer_exhibit"
    exhibit: str


class ShowExhibit(Act):
    """Counsel shows the jury an exhibit that has been admitted."""

    kind: ClassVar[str] = "show_exhibit"
    exhibit: str


class Rest(Act):
    """No further questions of this witness in this phase."""

    kind: ClassVar[str] = "rest"


class Object(Act):
    """Counsel objects. Whether it knew better follows from the dice, and is not asked."""

    kind: ClassVar[str] = "object"
    ground: Ground
    argument: Typed = ""
    made_from: tuple[str, ...] = ()


class LetStand(Act):
    """Counsel does not object."""

    kind: ClassVar[str] = "let_stand"


class Respond(Act):
    """Whoever asked answers the objection, in a sentence or not at all."""

    kind: ClassVar[str] = "respond"
    text: Typed = ""
    made_from: tuple[str, ...] = ()


class Rule(Act):
    """The judge rules. ``rule`` is a number of the Federal Rules of Evidence: ``611(c)``."""

    kind: ClassVar[str] = "rule"
    ruling: Ruling
    rule: str
    reason: Typed = ""
    made_from: tuple[str, ...] = ()


class Testify(Act):
    """The witness answers. ``facts``: the facts of its own affidavit that the answer tells, confirms or denies;
    ``volunteered``: those of them that were not asked for."""

    kind: ClassVar[str] = "testify"
    text: Spoken
    stance: Stance
    facts: tuple[str, ...] = ()
    volunteered: tuple[str, ...] = ()
    made_from: tuple[str, ...] = ()


class MoveToStrike(Act):
    """Counsel asks that the last answer be struck."""

    kind: ClassVar[str] = "move_to_strike"
    ground: Ground
    argument: Typed = ""


class Taken(Frozen):
    """One atomic claim out of an answer, in words that stand on their own."""

    statement: str
    holds: bool = True
    """False where the witness denied it."""
    confidence: float = Field(default=1.0, ge=0.0, le=1.0)
    facts: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()


class Matched(Frozen):
    """An elicit that an answer gave, by which tier, how surely."""

    elicit: str
    tier: Literal["keyword", "semantic", "contextual"]
    score: float = Field(ge=0.0, le=1.0)
    strong: bool = False


class Credit(Act):
    """The reporter says what an answer established and which elicits it gave."""

    kind: ClassVar[str] = "credit"
    taken: tuple[Taken, ...] = ()
    matched: tuple[Matched, ...] = ()


class SetAgents(Act):
    """New settings of counsel, judge or a witness, which bind from the next ask."""

    kind: ClassVar[str] = "set_agents"
    agents: Agents


class SeatHolder(Act):
    """The clerk notes who holds a seat from now on. Not named as the jury's act of the kind is: a trial has both."""

    kind: ClassVar[str] = "court_seat_holder"
    seat: str
    by: Holder


ACTS: tuple[type[Act], ...] = (
    PutQuestion,
    OfferExhibit,
    ShowExhibit,
    Rest,
    Object,
    LetStand,
    Respond,
    Rule,
    Testify,
    MoveToStrike,
    Credit,
    SetAgents,
    SeatHolder,
)
