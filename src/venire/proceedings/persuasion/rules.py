"""The rules of a persuasion: visits, talk, what follows in silence, settlement. Source: spec/persuasion.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import Act, Audience, Event, Seat, Viewer
from venire.kernel.within import Child
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.law.persuasion.card import PersuasionCard
from venire.law.persuasion.influence import mingled
from venire.law.persuasion.shift import TalkReception, shift
from venire.law.persuasion.stance import conviction_of
from venire.proceedings.deliberation.events import juror_seat
from venire.proceedings.deliberation.opening import open_deliberation
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.persuasion import events as ev
from venire.proceedings.persuasion.acts import ACTS, DeliberateTogether, GoHome, Reply, Say, Settle, Visit
from venire.proceedings.persuasion.evolve import evolve
from venire.proceedings.persuasion.params import Sheet
from venire.proceedings.persuasion.settlement import settlement
from venire.proceedings.persuasion.state import State
from venire.proceedings.persuasion.visibility import Seeing

HEAR = "hear/"
"""Before the number of what a juror is to answer, in the key of its ask."""
LEAST_TOGETHER = 2
"""Jurors that can deliberate."""


@dataclass(frozen=True)
class Persuasion:
    """One player, some jurors, each alone. Pure: built anew from the contents that its opening pins."""

    case: Case
    sheet: Sheet
    roster: Roster
    seed: str

    name = "persuasion"
    events = ev.EVENTS
    acts = ACTS

    @cached_property
    def chance(self) -> Chance:
        return Chance(self.seed)

    def card(self, juror: int) -> PersuasionCard:
        return self.sheet.cards[juror - 1]

    def evolve(self, state: State | None, event: Event, /) -> State:
        return evolve(state, event, self.sheet, self.jury)

    def jury(self, state: State) -> Deliberation:
        """The rules of the jurors' own deliberation, who come to it as they stand: conviction = .5 - stance / 200."""
        convictions = tuple(conviction_of(state.minds[one.juror].stance) for one in state.jurors)
        return Deliberation(self.case, self.roster, f"{self.seed}/{ev.TOGETHER}", convictions)

    def agenda(self, state: State, /) -> Sequence[Ask]:
        match state.phase:
            case "talking":
                return (self._answer(state) if state.pending else self._turn(state),)
            case "settled":
                told = "The jurors have voted. They may now deliberate together, or go home."
                return (Ask("after", ev.PLAYER, (DeliberateTogether, GoHome), told, default=GoHome()),)
            case "together" if state.together is not None:
                return state.together.agenda()
            case _:
                return ()

    def _turn(self, state: State) -> Ask:
        sits = state.with_juror and state.turns_left(state.with_juror)
        wants: tuple[type[Act], ...] = (Say, Visit, Settle) if sits else (Visit, Settle)
        told = (
            "Speak, see another juror, or call the settlement." if sits else "Choose a juror, or call the settlement."
        )
        return Ask(f"p{state.moves}", ev.PLAYER, wants, told)

    def _answer(self, state: State) -> Ask:
        assert state.pending is not None
        seat = juror_seat(state.pending.juror)
        return Ask(f"{HEAR}{state.pending.no}", seat, (Reply,), "Answer what was said to you, and say how you took it.")

    def decide(self, state: State, ask: Ask, act: Act, /) -> Sequence[Event]:
        match act:
            case Visit():
                return self._visit(state, act.juror)
            case Say():
                return (self._said(state, act),)
            case Settle():
                return self._settle(state, "called")
            case Reply():
                return self._replied(state, act)
            case DeliberateTogether():
                return self._together(state)
            case GoHome():
                return (ev.PersuasionClosed(),)
            case _:
                return self._within(state, ask, act)

    def seats(self, state: State, /) -> Sequence[Seat]:
        """Player and jurors; whether the jurors deliberate together is for the player to choose."""
        return (ev.PLAYER, *(juror_seat(one.juror) for one in state.jurors))

    def view(self, state: State, viewer: Viewer, /) -> Frozen:
        return Seeing(self.case, self.sheet).view(state, viewer)

    def foresee(self, state: State, /) -> Sequence[Ask]:
        """What the deliberation within expects next."""
        return state.together.foreseen() if state.phase == "together" and state.together else ()

    def _visit(self, state: State, juror: int) -> Sequence[Event]:
        if juror > len(self.sheet.cards):
            raise Refused(f"There is no juror {juror}.", f"Choose one from 1 to {len(self.sheet.cards)}.")
        name = self.card(juror).address
        if juror == state.with_juror:
            raise Refused(f"You are sitting with {name} already.", "Speak, or see another.")
        if not state.turns_left(juror):
            raise Refused(f"{name} has heard all that you may say.", "See another juror, or call the settlement.")
        first = juror not in state.talks
        visited = ev.Visited(juror=juror, text=self.card(juror).first_message if first else "")
        return (*self._left(state), visited)

    def _left(self, state: State) -> Sequence[Event]:
        """The player goes; whoever it spoke with carries it to the others."""
        if not state.with_juror:
            return ()
        went = ev.WentAway(juror=state.with_juror)
        if not (state.params.mutual and state.since):
            return (went,)
        stances = {juror: mind.stance for juror, mind in state.minds.items()}
        openness = {juror: self.card(juror).openness for juror in stances}
        moved = mingled(state.with_juror, stances, self.card(state.with_juror).influence, openness)
        return (went, ev.Mingled(by=state.with_juror, stances=moved))

    def _said(self, state: State, act: Say) -> Event:
        juror = state.with_juror
        known = [item.id for item in self.case.evidence]
        shows = act.shows.upper()
        if shows and shows not in known:
            raise Refused(f"The case has no evidence {act.shows!r}.", f"It has {', '.join(known) or 'none'}.")
        if (meant := addressed(act.text, self.sheet.cards)) and meant != juror:
            there, here = self.card(meant).address, self.card(juror).address
            raise Refused(f"You sit with {here}, and this begins with {there}.", f"Go to {there} first, or begin anew.")
        turn = state.params.turns - state.turns_left(juror) + 1
        return ev.SaidTo(juror=juror, no=state.said + 1, turn=turn, text=act.text, shows=shows)

    def _replied(self, state: State, act: Reply) -> Sequence[Event]:
        said = state.pending
        assert said is not None
        mind, card, side = state.minds[said.juror], self.card(said.juror), state.params.side
        analysis = TalkReception(topics=act.topics, impact=act.impact, strength=act.strength)
        speaks = said.shows and analysis.topics and said.shows not in mind.keys
        key = card.key(side, said.shows) if speaks else 0.0
        moved = shift(mind.stance, card.weights(side), analysis, said.text, mind.uses, side, key)
        events: tuple[Event, ...] = (
            ev.Answered(juror=said.juror, no=said.no, text=act.text),
            ev.TakenIn(no=said.no, juror=said.juror, analysis=analysis, shift=moved, made_from=act.made_from),
        )
        after = state
        for event in events:
            after = self.evolve(after, event)
        if any(after.turns_left(one.juror) for one in after.jurors):
            return events
        return (*events, *self._settle(after, "nothing_left_to_say"))

    def _settle(self, state: State, why: str) -> Sequence[Event]:
        called = ev.SettlementCalled.model_validate({"why": why})
        return (called, settlement(state, self.case, self.sheet))

    def _together(self, state: State) -> Sequence[Event]:
        if len(self.sheet.cards) < LEAST_TOGETHER:
            raise Refused("One juror alone cannot deliberate.", "Let them go home.")
        jury = self.jury(state)
        opening = open_deliberation(self.case, self.roster, self._params(state), jury.seed, {})
        return Child(ev.TOGETHER, jury).wrap(opening.events)

    def _params(self, state: State) -> Params:
        assert state.settled is not None
        votes = tuple(int(one.vote == "guilty") for one in state.settled.jurors)
        rule = self.case.verdict_rule if not self.case.verdict_rule.isdecimal() else "unanimous"
        return Params(size=len(votes), rule=rule, first_ballot=votes)

    def _within(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        child = state.together
        if child is None or not child.asks(ask):
            raise TypeError(f"a persuasion did not ask {ask.key}")
        events = child.decide(ask, act)
        for event in events:
            child = child.evolve(event)
        if any(not one.standing for one in child.agenda()):
            return events
        verdict = child.state.verdict if child.state else ""
        return (*events, ev.PersuasionClosed(together=verdict or ""))


def addressed(text: str, cards: Sequence[PersuasionCard]) -> int:
    """The juror to whom a saying turns with its first words: "Mrs Liu, …"; 0 for none."""
    low = text.strip().lower()
    return next(
        (
            no
            for no, card in enumerate(cards, start=1)
            if any(low.startswith((f"{name.lower()},", f"{name.lower()}:")) for name in (card.address, card.name))
        ),
        0,
    )


def untold(state: State) -> str:
    """What of a persuasion stands sealed; empty once it is settled."""
    return "" if state.settled else "the jurors' vote"


def hears(ask: Ask) -> Audience:
    """Who may hear an answer while it comes: a talk is for two."""
    return frozenset({ev.PLAYER, ask.seat}) if ask.key.startswith(HEAR) else "open"
