"""Whoever says what is so is contradicted by nobody: not before speaking, not at the table, not at the debrief."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache

import pytest

from venire.kernel.chance import Chance
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Entry, Event, Seat
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.opening import open_deliberation
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.readings.debrief import debrief
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.deliberation.state import State
from venire.proceedings.deliberation.view import JurorView
from venire_understudy.jury_room import JuryRoom

ME = 7
CORRECTING = ("a:wrong.", "a:from.")
"""The marks of the lines in which a juror says that the file has it otherwise."""
QUOTED = (
    "If she got back at 11:14, she can't have missed the 11:17 bus",
    "That's the trip card, not the fare card",
)
MOMENTS = {
    "assault": (
        *QUOTED,
        "They looked for blood on his clothes and didn't find any.",
        "Petrak admits that she told the investigator it was a Friday.",
    ),
    "murder": (
        "The first blood test was positive and the second one was negative.",
        "His phone was last heard from at 9:58.",
        "The two blood tests disagree, and she says she gave it to him before she left.",
    ),
    "collision": ("Maeve saw a green light off her port bow.",),
    "arson": (
        "The ashes in that bin were never sifted by anybody.",
        "This one came at 1:02 on a Sunday and an alarm came after it.",
    ),
    "exoneration": (
        "A wet hand tied the scarf, and the blood is in the fold.",
        "Two men went in there that night.",
    ),
}


@dataclass
class Table:
    """A table with a person in seat seven who says these things, one a turn, and everybody else played."""

    case: str
    moments: tuple[str, ...]
    drafts: list[acts.Draft] = field(default_factory=list[acts.Draft])
    events: list[Event] = field(default_factory=list[Event])

    def played(self) -> Table:
        case, roster, seed = ShippedCases().load(self.case), default_roster(), "5"
        rules, params = Deliberation(case, roster, seed), Params(max_rounds=2 * len(self.moments) + 2)
        mind = JuryRoom(case, {card.id: card for card in roster.jurors}, Chance(seed))
        self.events = list(open_deliberation(case, roster, params, seed, {ME: "person"}).events)
        state: State | None = None
        for event in self.events:
            state = rules.evolve(state, event)
        assert state is not None
        while asks := [ask for ask in rules.agenda(state) if not ask.standing]:
            for ask, act in self._answers(rules, state, mind, asks):
                for event in rules.decide(state, ask, act):
                    self.events.append(event)
                    state = rules.evolve(state, event)
        return self

    def _answers(self, rules: Deliberation, state: State, mind: JuryRoom, asks: list[Ask]) -> list[tuple[Ask, Act]]:
        group = [ask for ask in asks if ask.group is not None and ask.group == asks[0].group] or asks[:1]
        return [(ask, self._answer(rules, state, mind, ask)) for ask in group]

    def _answer(self, rules: Deliberation, state: State, mind: JuryRoom, ask: Ask) -> Act:
        view = rules.view(state, ask.seat)
        if ask.seat != Seat(f"juror/{ME}"):
            act = asyncio.run(mind.answer(ask, view))
            if isinstance(act, acts.Draft):
                self.drafts.append(act)
            return act
        assert isinstance(view, JurorView)
        if acts.ChooseSide in ask.wants:
            return acts.ChooseSide(side="defend")
        if view.draft is not None:
            return acts.Speak(**view.draft.model_dump(include=set(acts.Speak.model_fields) - {"made_from"}))
        if acts.TakeStrategy in ask.wants:
            said = min(len(self.drafts), len(self.moments) - 1)
            return acts.TakeStrategy(strategy="free_argument", text=self.moments[said])
        return acts.CastVote(vote="not_guilty")

    @property
    def turns(self) -> frozenset[int]:
        return frozenset(one.turn for one in self.events if isinstance(one, ev.Spoke) and one.juror == ME)


@cache
def table(case: str) -> Table:
    return Table(case, MOMENTS[case]).played()


@pytest.mark.parametrize("case", MOMENTS)
def test_nobody_is_told_before_speaking_that_the_file_says_otherwise(case: str) -> None:
    drafts = table(case).drafts
    assert len(drafts) >= len(MOMENTS[case])
    assert not [draft.told for draft in drafts if draft.heard == "mistaken" or "otherwise" in draft.told]


@pytest.mark.parametrize("case", MOMENTS)
def test_nobody_at_the_table_corrects_what_is_so(case: str) -> None:
    spoken = [one for one in table(case).events if isinstance(one, ev.Spoke)]
    assert table(case).turns
    assert not [one.text for one in spoken for mark in one.made_from if mark.startswith(CORRECTING)]


@pytest.mark.parametrize("case", MOMENTS)
def test_judge_and_debrief_hold_nothing_against_it(case: str) -> None:
    played = table(case)
    narrated = [one.model_dump_json() for one in played.events if isinstance(one, ev.Narrated)]
    assert narrated
    assert not [said for said in narrated if "file" in said and "otherwise" in said]
    when = datetime(2026, 1, 1, tzinfo=UTC)
    entries = [Entry(seq, when, event) for seq, event in enumerate(played.events, start=1)]
    moved = debrief(ShippedCases().load(case), entries).moved
    assert not {pair: much for pair, much in moved.items() if pair.startswith(f"{ME}>") and much > 0}
