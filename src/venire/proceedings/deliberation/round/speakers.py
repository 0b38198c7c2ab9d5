"""Who speaks in a round. Source: spec/deliberation.md, "Phases", 4."""

from __future__ import annotations

import math
import re

from venire.kernel.chance import Chance
from venire.law.case_file.persona import Roster
from venire.proceedings.deliberation.events import Spoke
from venire.proceedings.deliberation.state import State

MOST = 4
"""Speakers of a round."""


def draw_speakers(state: State, roster: Roster, chance: Chance, unheard: tuple[int, ...] = ()) -> tuple[int, ...]:
    """One to four AI-held jurors. Those to whom a person spoke in the last round come first, then ``unheard``, who must
    have their say; the others are drawn, their chance proportional to 1, twice that when addressed, three tenths for a
    juror who rarely opens a subject."""
    number = state.round.number + 1
    left = list(state.held_by("ai"))
    last = [speech for speech in state.table.said if speech.round == number - 1]
    addressed = {speech.target for speech in last}
    chosen = list(dict.fromkeys((*owing(state, roster, last), *unheard)))[:MOST]
    count = min(len(left), max(len(chosen), 1 + int(chance.unit("how many", number) * MOST)))
    waits = {juror: _wait(number, juror, juror in addressed, roster, chance) for juror in left if juror not in chosen}
    return (*chosen, *sorted(waits, key=waits.__getitem__)[: count - len(chosen)])


def _wait(number: int, juror: int, addressed: bool, roster: Roster, chance: Chance) -> float:
    """How long a juror waits before it takes the floor: exponential, at a rate of its weight, on dice of its own.

    The shortest waits are a draw by weight without replacement (Efraimidis and Spirakis 2006), and whether one juror is
    addressed, or in the room at all, does not disturb the dice of another.
    """
    return -math.log(chance.unit("floor", number, juror)) / _weight(juror, addressed, roster)


def owing(state: State, roster: Roster, last: list[Spoke]) -> list[int]:
    """The AI-held jurors who owe a person a word: those addressed, by target or by name; for a speech to nobody that
    puts no claim, whoever has a taste for detail."""
    able = state.held_by("ai")
    owed = list[int]()
    for speech in last:
        if state.holders[speech.juror] != "ai":
            spoken_to = [juror for juror in _spoken_to(speech, roster) if juror in able]
            unclear = not spoken_to and not speech.claims
            owed += spoken_to or ([juror for juror in able if _careful(juror, roster)] if unclear else [])
    return list(dict.fromkeys(owed))


def _spoken_to(speech: Spoke, roster: Roster) -> list[int]:
    named = [
        number
        for number, card in enumerate(roster.jurors, start=1)
        if number != speech.juror and re.search(rf"\b{re.escape(card.called)}\b", speech.text)
    ]
    return [speech.target, *named] if speech.target is not None else named


def _careful(juror: int, roster: Roster) -> bool:
    return roster.jurors[juror - 1].archetype == "detail_obsessed"


def _weight(juror: int, addressed: bool, roster: Roster) -> float:
    rarely = roster.jurors[juror - 1].initiative < 0.3
    return (2.0 if addressed else 1.0) * (0.3 if rarely else 1.0)
