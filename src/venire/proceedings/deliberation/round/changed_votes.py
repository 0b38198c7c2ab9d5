"""Those who have just changed their vote are heard on it: in the next round, or before the final vote.

Source: spec/models.md, "Juror".
"""

from __future__ import annotations

from venire.proceedings.deliberation.round.speakers import MOST
from venire.proceedings.deliberation.state import State


def just_turned(state: State) -> tuple[int, ...]:
    """AI-held jurors whose vote has changed in the round that is on, in order."""
    return tuple(dict.fromkeys(juror for juror, _ in state.round.changed if state.holders[juror] == "ai"))


def with_turned(state: State, drawn: tuple[int, ...]) -> tuple[int, ...]:
    """The speakers of the next round: those who have just turned and have not explained it, then those drawn."""
    first = () if state.round.last_words else just_turned(state)[:MOST]
    others = tuple(juror for juror in drawn if juror not in first)
    return (*first, *others)[: max(len(first), len(drawn))]
