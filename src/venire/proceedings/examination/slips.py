"""Errors on purpose: the die, and the ground it falls on. Part of the rules, so that the rate holds whoever plays.

Every defect that fits the phase is drawn as likely as any other; a wrong objection is mostly one that the question
tempts to, since one that nobody would make teaches nothing. Opposing counsel errs at its own rate; an understudy
in the student's seat makes a beginner's slips, which are flagged and never counted as opposing counsel's.
Source: spec/trial.md, "Intentional errors".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.case import Side
from venire.law.objection import CARDS, OF_QUESTIONS, Ground, Phase
from venire.law.objections.compound import introduces
from venire.law.objections.tempting import at_a_loss, tempting
from venire.proceedings.examination.case_file import answered
from venire.proceedings.examination.state import Before, State


@dataclass(frozen=True, slots=True)
class Slip:
    """Whether counsel is to err now, and how; ``ground`` is None where it is to let a defect pass."""

    err: bool = False
    ground: Ground | None = None


NO_SLIP = Slip()
_NOT_A_DEFECT: Mapping[Phase, frozenset[Ground]] = {
    "direct": frozenset(("scope", "argumentative")),
    "redirect": frozenset(("argumentative",)),
    "cross": frozenset(("leading", "narrative")),
    "recross": frozenset(("leading", "narrative")),
}
"""Rule 611(c) lets cross lead, and a cross-examiner who lets the witness talk harms nobody else; scope begins where
direct ends; and nobody picks a quarrel with the witness whom it called."""


def in_putting(state: State, side: Side, chance: Chance) -> Slip:
    """What the dice say of the question that this side is to put next."""
    if state.stand is None or state.stand.phase is None or not _thrown(state, side, state.number + 1, chance):
        return NO_SLIP
    grounds = defects(state)
    return Slip(err=True, ground=chance.pick(grounds, "defect", state.number + 1))


def defects(state: State) -> tuple[Ground, ...]:
    """What can be wrong with the next question."""
    assert state.stand is not None
    assert state.stand.phase is not None
    nothing_answered = not answered(state, state.stand.witness, state.stand.by)
    barred = _NOT_A_DEFECT[state.stand.phase] | ({"asked_and_answered"} if nothing_answered else set[Ground]())
    return tuple(ground for ground in OF_QUESTIONS if ground not in barred)


def in_objecting(state: State, side: Side, chance: Chance) -> Slip:
    """What the dice say of this side's answer to the question before the court."""
    before = state.before
    if before is None or before.matter != "question" or not _thrown(state, side, before.no, chance):
        return NO_SLIP
    if before.flaws:
        return Slip(err=True)
    grounds = wrong_grounds(state, side)
    if not grounds or introduces(before.text):
        return NO_SLIP
    likely = _tempted(state, before, grounds) if chance.below(state.params.tempted, "tempted", before.no) else ()
    return Slip(err=True, ground=chance.pick(likely or grounds, "wrong", before.no))


def _tempted(state: State, before: Before, grounds: Sequence[Ground]) -> tuple[Ground, ...]:
    """Those of the grounds that this question looks like, and is not; else those on which something can be said of
    any question."""
    assert state.stand is not None
    assert state.stand.phase is not None
    asked = answered(state, state.stand.witness, before.by)
    phase = state.stand.phase
    likely = tempting(before.text, phase, asked)
    found = tuple[Ground, ...](ground for ground in grounds if ground in likely)
    return found or tuple[Ground, ...](ground for ground in grounds if ground in at_a_loss(before.text, phase))


def wrong_grounds(state: State, side: Side) -> tuple[Ground, ...]:
    """Grounds on which this side can object to a proper question, wrongly."""
    assert state.stand is not None
    barred = {"scope"} if state.stand.phase == "direct" else set[str]()
    return tuple(ground for ground in OF_QUESTIONS if ground not in barred and ground in allowed(state, side))


def allowed(state: State, side: Side) -> Sequence[Ground]:
    """The grounds that this side uses: a setting of opposing counsel, all for the student."""
    chosen = state.agents.counsel.objection_types if side != state.player else ()
    return chosen or tuple(CARDS)


def _thrown(state: State, side: Side, no: int, chance: Chance) -> bool:
    if not state.directed(side):
        return False
    if side == state.player:
        return chance.below(state.params.student_slips, "slip", no)
    return chance.below(state.agents.counsel.error_rate, "err", no)
