"""The arithmetic of a round: from how speeches struck the listeners to convictions, trust and votes.

Source: spec/deliberation.md, "Conviction".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.kernel.record import Event
from venire.law.case_file.case import Case
from venire.law.case_file.persona import JurorCard, Roster
from venire.law.jury import belief
from venire.proceedings.deliberation.acts import React, Reading, Vote
from venire.proceedings.deliberation.events import (
    Change,
    Moved,
    Murmured,
    Push,
    Spoke,
    VoteChanged,
    Warmed,
    Weighed,
)
from venire.proceedings.deliberation.state import State


@dataclass(frozen=True, slots=True)
class Mover:
    """Everything outside the state that the arithmetic needs."""

    case: Case
    roster: Roster
    chance: Chance

    def card(self, juror: int) -> JurorCard:
        return self.roster.jurors[juror - 1]


def reactions(state: State, act: React, mover: Mover) -> list[Event]:
    """What the panel's answer brings: readings, murmurs, convictions, trust, votes."""
    readings, filled = complete(state, act, mover)
    changes = tuple(_change(state, juror, readings, mover) for juror in state.held_by("ai"))
    number = state.round.number
    events: list[Event] = [
        Weighed(round=number, readings=tuple(readings.values()), filled=tuple(sorted({*filled, *act.filled}))),
        Moved(round=number, changes=changes),
        Warmed(round=number, trust=_trust(state, readings)),
        *_flips(state, changes),
    ]
    if act.murmurs:
        events.insert(1, Murmured(round=number, murmurs=act.murmurs[:6]))
    return events


def speeches_of_round(state: State) -> tuple[Spoke, ...]:
    """The speeches of the round that is on, in order."""
    return tuple(speech for speech in state.table.said if speech.round == state.round.number)


def complete(state: State, act: React, mover: Mover) -> tuple[dict[tuple[int, int], Reading], tuple[int, ...]]:
    """Every AI-held listener's reading of every speech but its own; what the panel left out is filled by the formula.

    Returns the readings by (listener, turn), and the listeners for whom something was filled in.
    """
    given = {(reading.juror, reading.turn): reading for reading in act.readings}
    readings, filled = dict[tuple[int, int], Reading](), set[int]()
    for speech in speeches_of_round(state):
        for juror in state.held_by("ai"):
            if juror == speech.juror:
                continue
            reading = given.get((juror, speech.turn))
            if reading is None:
                filled.add(juror)
                reading = Reading(juror=juror, turn=speech.turn, impact=_by_formula(juror, speech, mover))
            readings[juror, speech.turn] = reading
    return readings, tuple(sorted(filled))


def _by_formula(juror: int, speech: Spoke, mover: Mover) -> float:
    """Strength of the claims put, toward their side, times the archetype's modifier."""
    sides = {
        claim.id: claim.strength if claim.side == "prosecution" else -claim.strength for claim in mover.case.claims
    }
    base = 0.4 * sum(sides.get(claim, 0.0) for claim in speech.claims[:1])
    return belief.clamp(base * belief.MODIFIERS[mover.card(juror).archetype][speech.type], 1.0)


def _change(state: State, juror: int, readings: Mapping[tuple[int, int], Reading], mover: Mover) -> Change:
    heard = [speech for speech in speeches_of_round(state) if (juror, speech.turn) in readings]
    before = state.minds.convictions[juror]
    pushes = tuple(
        Push(turn=speech.turn, delta=_push(state, juror, speech, readings[juror, speech.turn].impact, mover))
        for speech in heard
    )
    pressed = _pressure(state, juror, mover)
    mood = _mood(state, juror, mover) - state.minds.moods.get(juror, 0.0)
    after = belief.unit(before + sum(push.delta for push in pushes) + pressed + mood)
    return Change(juror=juror, before=before, after=after, pushes=pushes, pressure=pressed, mood=mood)


def _push(state: State, juror: int, speech: Spoke, impact: float, mover: Mover) -> float:
    card, dynamics = mover.card(juror), state.opened.params.dynamics
    delta = belief.push(
        impact * _attention(state, card, speech, mover),
        stubbornness=card.stubbornness,
        trust=state.minds.trust.get((juror, speech.juror), 0.0),
        conviction=state.minds.convictions[juror],
        influence=mover.card(speech.juror).influence,
    )
    if dynamics.archetype_rules:
        delta = belief.asymmetry(card.archetype, delta)
    return belief.clamp(delta, dynamics.clamp)


def _attention(state: State, card: JurorCard, speech: Spoke, mover: Mover) -> float:
    if not state.opened.params.dynamics.archetype_rules:
        return 1.0
    return belief.attention(
        card.archetype,
        words=len(speech.text.split()),
        contradiction=speech.move == "undercut" and bool(speech.cites),
        fixated=mover.chance.below(0.2, "fixation", card.id, speech.round, speech.juror),
    )


def _pressure(state: State, juror: int, mover: Mover) -> float:
    dynamics = state.opened.params.dynamics
    others = [vote for number, vote in state.votes.items() if number != juror]
    strength = dynamics.majority_pressure * (dynamics.urged if state.urged else 1.0)
    return belief.pressure(
        sum(vote == "guilty" for vote in others) / len(others),
        strength=strength,
        stubbornness=mover.card(juror).stubbornness,
        leniency=dynamics.leniency if mover.case.standard == "beyond_reasonable_doubt" else 0.0,
    )


def _mood(state: State, juror: int, mover: Mover) -> float:
    sigma = state.opened.params.dynamics.mood * mover.card(juror).volatility
    return mover.chance.normal(sigma, "mood", state.round.number, juror) if sigma else 0.0


def _trust(state: State, readings: Mapping[tuple[int, int], Reading]) -> tuple[tuple[int, int, float], ...]:
    """Trust grows where a listener was persuaded or agrees with the speaker, and shrinks a little where not."""
    speakers = {speech.turn: speech.juror for speech in speeches_of_round(state)}
    trust = dict[tuple[int, int], float]()
    for reading in readings.values():
        pair = (reading.juror, speakers[reading.turn])
        agrees = state.votes[pair[0]] == state.votes[pair[1]]
        step = (0.1 if reading.persuaded else 0.0) + (0.03 if agrees else -0.02)
        trust[pair] = belief.clamp(trust.get(pair, state.minds.trust.get(pair, 0.0)) + step, 1.0)
    return tuple((listener, speaker, round(value, 6)) for (listener, speaker), value in trust.items())


def _flips(state: State, changes: Sequence[Change]) -> list[VoteChanged]:
    low, high = state.opened.params.dynamics.grey
    flips = list[VoteChanged]()
    for change in changes:
        vote = standing_vote(state.votes[change.juror], change.after, low, high)
        if vote != state.votes[change.juror]:
            flips.append(VoteChanged(round=state.round.number, juror=change.juror, vote=vote))
    return flips


def leaning_vote(conviction: float) -> Vote:
    """The vote of a mind that nothing holds to an earlier one."""
    return "guilty" if conviction > 0.5 else "not_guilty"


def standing_vote(vote: Vote, conviction: float, low: float, high: float) -> Vote:
    """The vote after hysteresis: guilty falls below ``low``, not guilty above ``high``; between them it stands."""
    if vote == "guilty" and conviction < low:
        return "not_guilty"
    return "guilty" if vote == "not_guilty" and conviction > high else vote
