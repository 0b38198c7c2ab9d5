"""The settlement of a persuasion: every stance, every path, and how the player persuaded."""

from __future__ import annotations

from collections.abc import Iterator

from venire.law.case_file.case import Case
from venire.law.persuasion.endings import way_taken
from venire.law.persuasion.last_page import Outcome, endings
from venire.law.persuasion.settlement import WANTED, settled
from venire.law.persuasion.shift import sign
from venire.law.persuasion.stance import vote_of
from venire.proceedings.persuasion.events import Final, Settled
from venire.proceedings.persuasion.params import Sheet
from venire.proceedings.persuasion.state import State


def settlement(state: State, case: Case, sheet: Sheet) -> Settled:
    """The event that breaks every seal."""
    side = state.params.side
    stances = {juror: mind.stance for juror, mind in state.minds.items()}
    came = settled(stances, side, _talked(state))
    way = way_taken(list(_won(state)), case)
    outcome: Outcome = "won" if came.won else "unearned" if came.verdict == WANTED[side] else "lost"
    return Settled(
        verdict=came.verdict,
        won=came.won,
        guilty=came.guilty,
        not_guilty=came.not_guilty,
        way=way,
        ending=endings()[outcome][way],
        jurors=tuple(_final(state, sheet, juror) for juror in stances),
    )


def _won(state: State) -> Iterator[tuple[str, float]]:
    """(topic, points toward the player) of each part of each shift."""
    for mind in state.minds.values():
        for step in mind.path:
            if step.shift is not None:
                yield from ((part.topic, part.moved * sign(state.params.side)) for part in step.shift.parts)


def _talked(state: State) -> float:
    """Points toward the player that its own words brought about, all jurors together."""
    shifts = (step.shift for mind in state.minds.values() for step in mind.path if step.shift is not None)
    return sum(shift.after - shift.before for shift in shifts) * sign(state.params.side)


def _final(state: State, sheet: Sheet, juror: int) -> Final:
    mind, card = state.minds[juror], sheet.cards[juror - 1]
    return Final(
        juror=juror,
        name=card.name,
        initial=mind.initial,
        stance=mind.stance,
        vote=vote_of(mind.stance),
        path=mind.path,
        weights=card.weights(state.params.side),
        concerns=_told_of(card.hidden_concerns),
    )


def _told_of(concerns: tuple[str, ...]) -> tuple[str, ...]:
    """What is told of what a juror hid; a page that speaks to whoever plays the juror is told only where it is all."""
    return tuple(one for one in concerns if not one.startswith("You ")) or concerns
