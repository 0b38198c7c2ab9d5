"""A whole deliberation by the rules alone, every seat played by the understudy: no host, no store."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache

from venire.kernel.chance import Chance
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Entry, Event
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases
from venire.proceedings.deliberation.opening import open_deliberation
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.deliberation.state import State
from venire_understudy.jury_room import JuryRoom

EPOCH = datetime(2026, 1, 1, tzinfo=UTC)


def play(case: Case, roster: Roster, seed: str, params: Params | None = None) -> list[Entry]:
    """The record of a session without people, from its opening to the last word."""
    params = params or Params()
    rules = Deliberation(case, roster, seed)
    mind = JuryRoom(case, {card.id: card for card in roster.jurors}, Chance(seed))
    events: list[Event] = list(open_deliberation(case, roster, params, seed, {}).events)
    state: State | None = None
    for event in events:
        state = rules.evolve(state, event)
    assert state is not None
    while asks := [ask for ask in rules.agenda(state) if not ask.standing]:
        for ask, act in _answers(rules, state, mind, asks):
            for event in rules.decide(state, ask, act):
                events.append(event)
                state = rules.evolve(state, event)
    return [Entry(seq, EPOCH, event) for seq, event in enumerate(events, start=1)]


@cache
def played(case: str, seed: str) -> tuple[Entry, ...]:
    """A whole session over a shipped case with the jurors of the house, played once for all tests of a process."""
    return tuple(play(ShippedCases().load(case), default_roster(), seed))


def _answers(rules: Deliberation, state: State, mind: JuryRoom, asks: list[Ask]) -> list[tuple[Ask, Act]]:
    """The first ask, or all of its group, answered on one frozen view."""
    group = [ask for ask in asks if ask.group is not None and ask.group == asks[0].group] or asks[:1]
    return [(ask, asyncio.run(mind.answer(ask, rules.view(state, ask.seat)))) for ask in group]


def by_kind(record: list[Entry]) -> Mapping[str, list[Event]]:
    """The events of a record by kind."""
    kinds = dict[str, list[Event]]()
    for entry in record:
        kinds.setdefault(entry.event.kind, []).append(entry.event)
    return kinds
