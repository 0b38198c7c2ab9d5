"""A person's own argument is felt: what bears on the case moves the room, what does not leaves it where it was."""

from __future__ import annotations

from statistics import mean

import pytest

from tests.support.jury_table import FRANK, SARAH, seen_by_juror
from venire.kernel.chance import Chance
from venire.kernel.proceeding import Ask
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.law.jury.belief import push
from venire.models.vectors.embedding import EmbeddedVectors
from venire.proceedings.deliberation.acts import Draft, React
from venire.proceedings.deliberation.stages import PANEL, SCRIBE
from venire.proceedings.deliberation.view import PanelView, Room, Said, ScribeView
from venire_understudy.jury_room import JuryRoom

pytestmark = pytest.mark.anyio
SEEDS = 6
GOOD = (
    "The rail was broken and he just fell",
    "there was no blue paint in the wound at all",
    "keepers say put it down when they mean the paddle",
    "The bolt on that rail had been missing for months and nobody mended it",
    "the diary says Colm at 10, so somebody else was coming",
    "he drowned, the knock on the head would not have killed him on dry land",
    "One injury, no second blow. That isn't somebody who meant to kill.",
    "with that new hip he held on to every rail he passed",
    "Dacey had 34 minutes and a bicycle, he could ride to the lock and back",
    "you could crack your skull on the bare iron sill, six feet down",
)
IRRELEVANT = (
    "Can we get some coffee in here?",
    "My cousin's barn had a smell like that.",
    "I watched a documentary about sharks last night",
    "What time do they let us go home",
    "she has kind eyes",
    "who won the game on Sunday?",
    "it's freezing in this room, shut the window",
    "My uncle was a cop for thirty years",
    "I like pancakes with maple syrup",
    "Her lawyer had a terrible tie",
)


async def drafted(mind: JuryRoom, roster: Roster, text: str) -> Draft:
    room = seen_by_juror(roster, 2)
    fields = {name: getattr(room, name) for name in Room.model_fields}
    told = {"me": 2, "side": "not_guilty", "strategy": "free_argument", "typed": text}
    act = await mind.answer(Ask("draft", SCRIBE, (Draft,), "Draft."), ScribeView.model_validate({**fields, **told}))
    assert isinstance(act, Draft)
    return act


async def pushes(mind: JuryRoom, roster: Roster, text: str) -> list[float]:
    """What a free argument of the person in seat 2, drafted by the scribe, does to every listener's conviction."""
    draft = await drafted(mind, roster, text)
    speech = Said(turn=3, round=2, juror=2, text=draft.text, type=draft.type, move=draft.move, claims=draft.claims)
    room = seen_by_juror(roster, 1)
    seated = tuple(s.model_copy(update={"by": "person"}) if s.number == 2 else s for s in room.jurors)
    fields = {name: getattr(room, name) for name in Room.model_fields} | {"jurors": seated}
    listeners = tuple(n for n in range(1, len(seated) + 1) if n != 2)
    before = frozenset((*FRANK.claims, *SARAH.claims))
    heard = {"listeners": listeners, "speeches": (speech,), "put_before": before}
    view = PanelView.model_validate({**fields, **heard, "convictions": dict.fromkeys(listeners, 0.6)})
    act = await mind.answer(Ask("react", PANEL, (React,), "React."), view)
    assert isinstance(act, React)
    cards = dict(enumerate(roster.jurors, start=1))
    return [
        push(r.impact, stubbornness=cards[r.juror].stubbornness, trust=0.0, conviction=0.6, influence=0.5)
        for r in act.readings
    ]


async def test_a_good_argument_moves_people_and_an_irrelevant_one_nobody(murder: Case, roster: Roster) -> None:
    embedder, cards = EmbeddedVectors(), {card.id: card for card in roster.jurors}
    good, idle = list[list[float]](), list[list[float]]()
    for seed in range(SEEDS):
        mind = JuryRoom(murder, cards, Chance(str(seed)), embedder)
        good += [await pushes(mind, roster, text) for text in GOOD]
        idle += [await pushes(mind, roster, text) for text in IRRELEVANT]
    felt = [abs(value) for values in good for value in values]

    assert mean(felt) >= 0.02
    assert all(value == 0 for values in idle for value in values)
    assert mean(any(abs(value) >= 0.1 for value in values) for values in good) >= 0.5
    assert mean(value < 0 for values in good for value in values) >= 0.8


async def test_the_scribe_keeps_the_words_and_cites_what_they_mean(murder: Case, roster: Roster) -> None:
    mind = JuryRoom(murder, {card.id: card for card in roster.jurors}, Chance("scribe"), EmbeddedVectors())
    draft = await drafted(mind, roster, GOOD[0])
    claims = {claim.id: claim for claim in murder.claims}
    assert draft.text == f"{GOOD[0]}."
    assert draft.claims
    assert 1 <= len(draft.cites) <= 3
    assert set(draft.cites) <= {ground for claim in draft.claims for ground in claims[claim].grounds}
