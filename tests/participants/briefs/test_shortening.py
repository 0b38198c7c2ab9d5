"""No prompt grows with what people type: long speeches, drafts put aside, minutes, questions and answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.model_rounds import tokens
from scripts import court_sessions
from scripts.asks import Kept, Put, played, puts
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.case_file.case import Case
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases
from venire.participants.briefs.deliberation.drafting import Drafting
from venire.participants.briefs.shortening import SPEECH, TYPED, room_of, shared_out, shortened
from venire.ports import Participant
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation.opening import open_deliberation
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.examination.rules import Examination
from venire.proceedings.words import LONGEST
from venire_understudy.jury_room import JuryRoom

MOST = 3_450
"""Tokens of Llama 2 that a prompt may have, the schemas of its forms left out."""
ROUNDS = 6
"""The fifth is summed up, and the sixth is told of it."""
PROSE = " ".join(
    f"And here is what I keep returning to, whatever anybody says of it: the lock, the gate, and matter {n}."
    for n in range(60)
)
ENDLESS = "towpath " * 600
TEXTS = st.text(alphabet=st.sampled_from("ab ,.!?9”é哈😀\n"), max_size=400)


def talkative(text: str, more: str, most: int = LONGEST) -> str:
    """The same with so much after it that there is no room for more."""
    return f"{text} {more}"[:most].strip()


@dataclass
class LongWinded:
    """Whoever says in as many words as the rules allow what another would have said."""

    behind: Participant
    more: str
    name: str = "long-winded"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        act = await self.behind.answer(ask, view)
        if isinstance(act, acts.SumUp):
            return acts.SumUp(lines=(self.more[:590].strip(),) * 5)
        spoken = [name for name in ("text", "argument", "reason") if isinstance(getattr(act, name, None), str)]
        return act.model_copy(update={name: talkative(getattr(act, name), self.more) for name in spoken})


@dataclass
class Undecided(LongWinded):
    """The same at the player's seat, who types as much as a scribe takes and throws two drafts away in each turn."""

    thrown: int = 0

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        if ask.seat != "juror/7":
            return await super().answer(ask, view)
        if acts.ChooseSide in ask.wants:
            return acts.ChooseSide(side="defend")
        if acts.Discard in ask.wants:
            self.thrown += 1
            own = acts.Speak(text=talkative("No.", self.more), type="logical")
            return acts.Discard() if self.thrown % 3 else own
        if acts.TakeStrategy in ask.wants:
            return acts.TakeStrategy(strategy="free_argument", text=shortened(self.more, TYPED))
        return acts.CastVote(vote="not_guilty")


@lru_cache(maxsize=2)
def deliberated(more: str) -> Kept:
    """The shipped case and jury, where one person types as much as there is room for."""
    case, roster = ShippedCases().load("murder"), default_roster()
    opening = open_deliberation(case, roster, Params(max_rounds=ROUNDS, early_end=False), more[:9], {7: "person"})
    mind = Undecided(JuryRoom(case, {card.id: card for card in roster.jurors}, Chance(more[:9])), more)
    rules = Deliberation(case, roster, more[:9])
    return Kept("deliberation", tuple(asyncio.run(played(rules, opening.events, mind.answer))), opening.contents)


def too_long(asks: Sequence[Put]) -> Sequence[tuple[str, int]]:
    counted = [
        (one.ask.key, tokens(f"{brief.rules}{brief.shared}{brief.matter}"))
        for one in asks
        for brief in (one.turn.brief,)
    ]
    return [one for one in counted if one[1] >= MOST]


@pytest.mark.parametrize(
    "more", [pytest.param(PROSE, marks=pytest.mark.prove), ENDLESS], ids=["sentences", "one long one"]
)
def test_no_prompt_of_a_deliberation_grows_with_what_is_said(more: str) -> None:
    asks = list(puts(deliberated(more)))

    assert {one.role for one in asks} == {"juror", "batch_updater", "narrator", "scribe", "summarizer"}
    assert not too_long(asks)


@pytest.mark.prove
@pytest.mark.parametrize("play", [court_sessions.examination, court_sessions.trial], ids=["examination", "trial"])
def test_no_prompt_of_a_courtroom_grows_with_what_is_said(
    monkeypatch: pytest.MonkeyPatch, play: court_sessions.Play
) -> None:
    seated = court_sessions.room

    def long_winded(case: Case, rules: Examination) -> Participant:
        return LongWinded(seated(case, rules), PROSE)

    monkeypatch.setattr(court_sessions, "room", long_winded)
    asks = list(puts(asyncio.run(play(0))))

    assert any(len(getattr(one.view, "question", "")) > LONGEST / 2 for one in asks) or asks[0].role.endswith("jury")
    assert not too_long(asks)


@given(text=TEXTS, room=st.integers(20, 300))
def test_a_shortened_text_takes_no_more_than_its_room(text: str, room: int) -> None:
    assert room_of(shortened(text, room)) <= max(room, 12 + room_of(" …"))


@given(texts=st.lists(TEXTS, min_size=1, max_size=6))
def test_what_fits_is_told_whole_and_the_room_is_shared_by_the_others(texts: list[str]) -> None:
    room = 120 * len(texts)
    cut = shared_out(texts, room)

    assert sum(map(room_of, cut)) <= room
    assert all(short == " ".join(text.split()) for text, short in zip(texts, cut, strict=True) if room_of(text) <= 100)


def test_of_a_long_speech_beginning_and_end_are_kept() -> None:
    speech = " ".join(("I will begin with the gate.", PROSE, "That is why I vote as I do."))

    told = shortened(speech, SPEECH)

    assert told.startswith("I will begin with the gate. And here")
    assert told.endswith("That is why I vote as I do.")
    assert "[…]" in told


def test_who_types_a_whole_speech_needs_no_scribe(murder: Case) -> None:
    drafted = next(one for one in puts(deliberated(ENDLESS)) if one.role == "scribe")

    assert Drafting(murder).turn(drafted.ask, drafted.view) is not None
    assert Drafting(murder).turn(drafted.ask, drafted.view.model_copy(update={"typed": PROSE[:LONGEST]})) is None
