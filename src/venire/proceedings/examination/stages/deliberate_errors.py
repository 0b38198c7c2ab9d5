"""Errors on purpose: the die, and the ground it falls on. Part of the rules, so that the rate holds whoever plays.

Every defect that fits the phase is drawn as likely as any other; a wrong objection is mostly one that the question
tempts to, since one that nobody would make teaches nothing. An error that finds no place is made at a later occasion,
so that the rate holds. Opposing counsel errs at its own rate; an understudy in the student's seat makes a beginner's
slips, which are flagged and never counted as opposing counsel's.
Source: spec/trial.md, "Intentional errors".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.case_file.case import Side
from venire.law.evidence.detectors.form.compound import introduces
from venire.law.evidence.grounds import CARDS, OF_QUESTIONS, Ground, Phase
from venire.law.evidence.identification import asked_of
from venire.law.evidence.question.temptations import tempting
from venire.proceedings.examination.case_file import answered
from venire.proceedings.examination.state import Before, State


@dataclass(frozen=True, slots=True)
class Slip:
    """Whether counsel is to err now, and how; ``ground`` is None where it is to let a defect pass."""

    err: bool = False
    ground: Ground | None = None


NO_SLIP = Slip()
BEHIND, AHEAD = 1.0, 2.5
"""By so many errors opposing counsel may fall short of its rate, or exceed it, before the die is helped."""
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
    stand = state.stand
    if stand is None or stand.phase is None or _opens(state) or not _thrown(state, side, state.number + 1, chance):
        return NO_SLIP
    grounds = defects(state)
    return Slip(err=True, ground=chance.pick(grounds, "defect", state.number + 1))


def _opens(state: State) -> bool:
    """Whether the next question is the first to a witness, who is asked its name: nobody can get that wrong."""
    return state.stand is not None and state.stand.phase == "direct" and not state.stand.put


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
    if not grounds or introduces(before.text) or asked_of(before.text):
        return NO_SLIP
    likely = _tempted(state, before, grounds) if chance.below(state.params.tempted, "tempted", before.no) else grounds
    return Slip(err=True, ground=chance.pick(likely, "wrong", before.no)) if likely else NO_SLIP


def _tempted(state: State, before: Before, grounds: Sequence[Ground]) -> tuple[Ground, ...]:
    """Those of the grounds that this question looks like, and is not; none where it looks like no fault at all."""
    assert state.stand is not None
    assert state.stand.phase is not None
    asked = answered(state, state.stand.witness, before.by)
    likely = tempting(before.text, state.stand.phase, asked)
    return tuple(ground for ground in grounds if ground in likely)


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
    rate, tally = state.agents.counsel.error_rate, state.tally
    owed = rate * tally.occasions - tally.errors
    if 0 < rate < 1 and not -AHEAD < owed < BEHIND:
        return owed > 0
    return chance.below(rate, "err", no)
