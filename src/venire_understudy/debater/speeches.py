"""The four speeches of a debater on a case: opening, the tactical and the operational round, closing."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.chance import Chance
from venire.law.api import Claim, Theory
from venire_understudy.debater.case_side import CaseSide, Rebuttal
from venire_understudy.debater.choice_of_claims import fresh, pillars, points, replies
from venire_understudy.debater.facts_under_claims import particulars
from venire_understudy.debater.turn import DebaterTurn, SaidInDebate
from venire_understudy.debater.words import DebaterVoice


def opening(side: CaseSide, said: SaidInDebate, voice: DebaterVoice, dice: Chance) -> DebaterTurn:
    """The thesis, the story as this side has it unless an ally has told it, and the pillars."""
    turn = DebaterTurn(side)
    theory: Theory | None = side.case.prosecution_theory if side.side == "prosecution" else side.case.defence_theory
    chosen = pillars(side, dice, said.own_claims)
    turn.add(voice.say("open"), theory.story if theory and theory.story not in voice.own else "", voice.say("pillars"))
    turn.add(*(claim.text for claim in chosen), voice.say("promise"))
    turn.argued.extend(chosen)
    return turn


def opening_on(premise: Claim, side: CaseSide, said: SaidInDebate, voice: DebaterVoice, dice: Chance) -> DebaterTurn:
    """The premise, and what is to be said of it first."""
    turn = DebaterTurn(side)
    turn.add(voice.say("premise_open", handle=premise.handle, premise=premise.text))
    for claim in points(side, said, dice, 2):
        _point(turn, voice, claim, "plain", "exact")
    return turn


def tactical(side: CaseSide, said: SaidInDebate, voice: DebaterVoice, dice: Chance) -> DebaterTurn:
    """Two points with what they rest on, and answers to what was said."""
    turn = DebaterTurn(side)
    answers = replies(side, said, dice, 3 if said.theirs else 0)
    chosen = points(side, said, dice, 2, {one.by.id for one in answers})
    first, rest = answers[:1], answers[1:]
    _answer(turn, voice, first)
    for claim in chosen:
        _point(turn, voice, claim, "plain", "vivid")
    _answer(turn, voice, rest)
    _grant(turn, voice, said, answers)
    return turn


def operational(side: CaseSide, said: SaidInDebate, voice: DebaterVoice, dice: Chance) -> DebaterTurn:
    """Facts, figures and exhibits, what they come to, and answers."""
    turn = DebaterTurn(side)
    answers = replies(side, said, dice, 2)
    chosen = points(side, said, dice, 2, {one.by.id for one in answers})
    turn.add(voice.say("record"))
    for claim in chosen:
        turn.add(*particulars(side, claim, voice, turn.parts))
        turn.add(fresh(claim, voice.heard + turn.text, "exact"))
        turn.argued.append(claim)
    _answer(turn, voice, answers)
    _grant(turn, voice, said, answers)
    return turn


def closing(side: CaseSide, said: SaidInDebate, voice: DebaterVoice, dice: Chance) -> DebaterTurn:
    """What was left unanswered, what is strongest once more in other words, the last answers, and what follows."""
    turn = DebaterTurn(side)
    turn.add(voice.say("close"))
    standing = [claim for claim in side.own if claim.id in said.had_an_answer and claim.id not in said.attacked]
    for claim in standing[:2]:
        turn.add(voice.say("unanswered", taken=turn.parts, handle=claim.handle))
        turn.add(fresh(claim, voice.heard + turn.text, "vivid", "plain"))
    _answer(turn, voice, replies(side, said, dice, 2))
    again = [claim for claim in side.own if claim.id in said.own_claims and claim not in standing[:2]]
    for claim in [claim for claim in again if fresh(claim, voice.heard + turn.text)][: 3 - len(standing[:2])]:
        _point(turn, voice, claim, "vivid", "plain")
    turn.argued.extend(claim for claim in standing[:2] if claim not in turn.argued)
    turn.add(_end(side, voice))
    return turn


def _end(side: CaseSide, voice: DebaterVoice) -> str:
    if side.premise is None:
        return voice.say("end")
    return voice.say("premise_end", of="yes" if side.premise.side == side.side else "no")


def _point(turn: DebaterTurn, voice: DebaterVoice, claim: Claim, *tones: str) -> None:
    """One claim: where to look, and what is to be seen there."""
    said = fresh(claim, voice.heard + turn.text, *tones)
    if not said:
        return
    turn.add(voice.say("point", taken=turn.parts, handle=claim.handle), said)
    turn.argued.append(claim)


def _answer(turn: DebaterTurn, voice: DebaterVoice, answers: Sequence[Rebuttal]) -> None:
    for one in answers:
        turn.add(voice.say("answer", taken=turn.parts, handle=one.to.handle), one.relation.why)
        turn.answered.append(one)
        turn.counters.append(one.to.text)


def _grant(turn: DebaterTurn, voice: DebaterVoice, said: SaidInDebate, answers: Sequence[Rebuttal]) -> None:
    """What the other side is right about, where it was not just answered."""
    met = {one.to.id for one in answers}
    claims = turn.side.claims
    open_ = [claims[id] for id in said.their_claims if id not in met and claims[id].concession not in voice.heard]
    for claim in open_[-1:]:
        turn.add(voice.say("grant", taken=turn.parts, concession=claim.concession))
        turn.counters.append(claim.text)
