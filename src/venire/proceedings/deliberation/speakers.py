"""Who speaks in a round. Source: spec/deliberation.md, "Phases", 4."""

from __future__ import annotations

from venire.kernel.chance import Chance
from venire.law.persona import Roster
from venire.proceedings.deliberation.state import State


def draw_speakers(state: State, roster: Roster, chance: Chance) -> tuple[int, ...]:
    """One to four AI-held jurors: chance proportional to 1, twice that when addressed in the last round, three tenths
    for a juror who rarely opens a subject."""
    number = state.round.number + 1
    left = list(state.held_by("ai"))
    count = min(len(left), 1 + int(chance.unit("how many", number) * 4))
    addressed = {speech.target for speech in state.table.said if speech.round == number - 1}
    chosen = list[int]()
    for place in range(count):
        weights = [_weight(juror, juror in addressed, roster) for juror in left]
        chosen.append(chance.weighted(left, weights, "speaker", number, place))
        left.remove(chosen[-1])
    return tuple(chosen)


def _weight(juror: int, addressed: bool, roster: Roster) -> float:
    rarely = roster.jurors[juror - 1].initiative < 0.3
    return (2.0 if addressed else 1.0) * (0.3 if rarely else 1.0)
