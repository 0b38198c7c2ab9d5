"""A whole trial, which nests the examination of the witnesses and the deliberation of the jury that heard them.

The jury's case is the case as heard: what was testified and stands, what was admitted. It is a fold of the record, so
it is made anew wherever the record is replayed.
Source: spec/trial.md, "Flows"; spec/design.md, "Nesting is one combinator".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from venire.kernel.chance import Chance
from venire.kernel.folds.following import and_what_follows
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import BENCH, Act, Event, Seat, Viewer
from venire.kernel.request import Holder
from venire.kernel.within import Child, Within
from venire.law.case_file.case import SIDES, Case, Side
from venire.law.case_file.persona import Roster
from venire.law.jury.case_as_heard import CaseAsHeard
from venire.law.testimony.cross_outline import PriorSessions
from venire.proceedings.deliberation.opening import open_deliberation
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.deliberation.stages import table_seats
from venire.proceedings.deliberation.state import State as JuryState
from venire.proceedings.examination.acts import SeatHolder
from venire.proceedings.examination.case_file import Flaws, no_flaws
from venire.proceedings.examination.events import SeatTaken as CourtSeatTaken
from venire.proceedings.examination.events import counsel_seat
from venire.proceedings.examination.opening import open_examination
from venire.proceedings.examination.readings.heard_by_jury import heard
from venire.proceedings.examination.rules import Examination
from venire.proceedings.examination.stages.answer import court_seats
from venire.proceedings.examination.state import State as CourtState
from venire.proceedings.trial import events as ev
from venire.proceedings.trial.acts import ACTS, Address
from venire.proceedings.trial.address_checks import held, reminded
from venire.proceedings.trial.interruptions import stopped
from venire.proceedings.trial.people import juror_taken, of_court, of_jury, taken
from venire.proceedings.trial.view import AdvocateView, Gained, Phase, Spoken, TrialView

DOOR = Ask("clerk", Seat("clerk"), (SeatHolder,), "Note who holds a seat from now on.", standing=True)
"""Open throughout: of a trial the seats of all its parts change hands here."""
HELD = ("counsel/", "judge", "witness/", "juror/")
"""How the seats begin that a trial keeps a note of."""


@dataclass(frozen=True)
class State:
    """The state of a trial: its own, and its children's."""

    opened: ev.TrialOpened
    title: str = ""
    addresses: tuple[ev.Addressed, ...] = ()
    ruled_out: tuple[str, ...] = ()
    """Sentences of closings that the jury was told to disregard."""
    stopped: tuple[str, ...] = ()
    """Improper sentences of openings or closings that the jury was told to disregard."""
    passed: tuple[str, ...] = ()
    """Sentences of closings that nobody swore to and nobody objected to; sealed until the judge's word."""
    examination: Child[CourtState] | None = None
    jury: Child[JuryState] | None = None
    holders: Mapping[str, Holder] = field(default_factory=dict[str, Holder])
    """Who holds the seats that no AI holds."""
    over: bool = False
    verdict: str = ""

    def spoken(self, station: ev.Station) -> tuple[ev.Addressed, ...]:
        """What was said at this station."""
        return tuple(one for one in self.addresses if one.station == station)


@dataclass(frozen=True)
class TrialRules:
    """The rules of a trial. Pure: built anew from the contents that its opening pins."""

    case: Case
    roster: Roster
    seed: str
    prior: PriorSessions = field(default_factory=PriorSessions)
    flaws: Flaws = no_flaws

    name = "trial"
    events = ev.EVENTS
    acts = ACTS

    @cached_property
    def chance(self) -> Chance:
        return Chance(self.seed)

    @cached_property
    def court(self) -> Examination:
        """The rules of the examination within."""
        return Examination(self.case, self._seed(ev.EXAMINATION), self.flaws, self.prior.claims)

    def _seed(self, path: str) -> str:
        return f"{self.seed}/{path}"

    def heard(self, state: State) -> CaseAsHeard:
        """What has reached the jury so far."""
        court = state.examination.state if state.examination else None
        if court is None:
            return CaseAsHeard(self.case, frozenset(), frozenset())
        reached = heard(court, self.case)
        return CaseAsHeard(self.case, reached.facts, reached.exhibits)

    def evolve(self, state: State | None, event: Event, /) -> State:
        if isinstance(event, ev.TrialOpened):
            return State(event, holders=dict(event.holders))
        assert state is not None
        match event:
            case ev.TrialCalled():
                return replace(state, title=event.title)
            case ev.Addressed():
                return replace(state, addresses=(*state.addresses, event))
            case ev.AddressObjected():
                return state
            case ev.AddressRuled():
                improper = (*state.stopped, event.said) if event.wrong else state.stopped
                return replace(state, ruled_out=(*state.ruled_out, event.said), stopped=improper)
            case ev.AddressHeard():
                return replace(state, passed=(*state.passed, *event.passed))
            case ev.SeatOfTrialTaken():
                return replace(state, holders=taken(state.holders, event.seat, event.by))
            case ev.JuryReminded():
                return replace(state, ruled_out=(*state.ruled_out, *event.said), passed=())
            case Within(path=ev.EXAMINATION):
                child = state.examination or Child(ev.EXAMINATION, self.court)
                return replace(state, examination=child.evolve(event))
            case Within(path=ev.JURY):
                child = state.jury or Child(ev.JURY, self.jury(state))
                return replace(state, jury=child.evolve(event))
            case ev.TrialClosed():
                return replace(state, over=True, verdict=event.verdict)
            case _:
                raise TypeError(f"{event.kind} does not happen in a trial")

    def jury(self, state: State) -> Deliberation:
        """The rules of the jury within, which knows what it heard."""
        return Deliberation(self.heard(state).as_case(), self.roster, self._seed(ev.JURY))

    def agenda(self, state: State, /) -> Sequence[Ask]:
        if state.over or not state.title:
            return ()
        due = self._due(state)
        if due is not None:
            return (self._asks(*due), DOOR)
        on = state.jury or state.examination
        return (*(on.agenda() if on else ()), DOOR)

    def decide(self, state: State, ask: Ask, act: Act, /) -> Sequence[Event]:
        if ask == DOOR:
            assert isinstance(act, SeatHolder)
            return self.and_what_follows(state, self._seat_holder(state, act))
        if isinstance(act, Address):
            station, _, side = ask.key.partition("/")
            fields: dict[str, Any] = {"station": station, "by": side, **act.model_dump()}
            spoken = ev.Addressed.model_validate(fields)
            return self.and_what_follows(state, (spoken, *self._held(state, spoken)))
        for child in (state.jury, state.examination):
            if child is not None and child.asks(ask):
                return self.and_what_follows(state, child.decide(ask, act))
        raise TypeError(f"a trial did not ask {ask.key}")

    def _seat_holder(self, state: State, act: SeatHolder) -> Sequence[Event]:
        """The trial's own note, and that of the part in which the seat is asked now."""
        seats = [seat for seat in self.seats(state) if seat.startswith(HELD)]
        if act.seat not in seats:
            raise Refused(f"There is no seat {act.seat[:40]!r} in this trial.", f"Name one of {', '.join(seats)}.")
        if state.holders.get(act.seat, "ai") == act.by:
            raise Refused(f"The seat {act.seat} is held so already.", "Nothing needs to be done.")
        juror = act.seat.startswith("juror/")
        part, noted = (state.jury, juror_taken(act)) if juror else (state.examination, CourtSeatTaken(**dict(act)))
        within = part.wrap((noted,)) if part is not None else ()
        return (ev.SeatOfTrialTaken(seat=act.seat, by=act.by), *within)

    def _held(self, state: State, spoken: ev.Addressed) -> Sequence[Event]:
        """What happens upon a speech to the jury: both are kept proper, and a closing is held to what was sworn."""
        if spoken.station == "opening":
            opened, dice = state.opened, self.chance.within("opening", spoken.by)
            return tuple(stopped(opened.params.examination, state.holders, spoken, dice))
        if state.examination is None or state.examination.state is None:
            return ()
        return held(self.case, state.examination.state, spoken, self.chance.within("closing", spoken.by))

    def foresee(self, state: State, /) -> Sequence[Ask]:
        """What the part that is on expects next."""
        on = state.jury or state.examination
        return () if state.over or on is None or self._due(state) is not None else on.foreseen()

    def seats(self, state: State, /) -> Sequence[Seat]:
        params = state.opened.params
        court = court_seats(params.examination.witnesses or [one.id for one in self.case.witnesses])
        people = bool(of_jury(state.holders))
        table = table_seats(range(1, len(self.roster.jurors) + 1), people=people) if params.jury else ()
        return tuple(dict.fromkeys((*court, *table)))

    def view(self, state: State, viewer: Viewer, /) -> Frozen:
        court, jury = state.examination, state.jury
        shared: dict[str, Any] = {
            "case": self.case.id,
            "title": state.title,
            "player": state.opened.params.examination.player,
            "phase": self._phase(state),
            "addresses": tuple(_spoken(one, state) for one in state.addresses),
            "examination": court.view(viewer) if court else None,
            "jury": jury.view(viewer) if jury else None,
            "verdict": state.verdict,
        }
        due = self._due(state)
        if due is None or viewer not in (counsel_seat(due[1]), BENCH):
            return TrialView(**shared)
        return self._advocate(state, due, shared)

    def _advocate(self, state: State, due: tuple[ev.Station, Side], shared: dict[str, Any]) -> Frozen:
        station, side = due
        told = self.heard(state)
        known = self.case if station == "opening" else told.as_case()
        return AdvocateView(
            **shared,
            me=side,
            station=station,
            heard=told.facts | told.exhibits,
            gained=tuple(_gained(state, told.facts)),
            claims=tuple(claim.id for claim in known.claims if claim.side == side),
            answered=tuple(one.text for one in state.spoken(station)),
            called=state.opened.params.examination.witnesses,
        )

    def and_what_follows(self, state: State, first: Sequence[Event]) -> Sequence[Event]:
        """The events, and all that follows by itself until a seat is asked again or the trial is over."""
        return and_what_follows(self.evolve, self._follows, state, first)

    def begun(self, opened: ev.TrialOpened) -> Sequence[Event]:
        """The opening events, and all that follows until the first seat is asked."""
        called = ev.TrialCalled(case=self.case.id, title=self.case.title, player=opened.params.examination.player)
        return (opened, *self.and_what_follows(self.evolve(None, opened), (called,)))

    def _follows(self, state: State) -> Sequence[Event]:
        if state.over or self._due(state) is not None:
            return ()
        params = state.opened.params
        if state.examination is None:
            opening = open_examination(
                self.case, params.examination, self._seed(ev.EXAMINATION), of_court(state.holders), self.prior
            )
            return Child(ev.EXAMINATION, self.court).wrap(opening.events)
        if state.examination.agenda():
            return ()
        if state.passed:
            return reminded(state.passed)
        if params.jury and state.jury is None:
            jury = self.jury(state)
            opening = open_deliberation(
                jury.case, self.roster, params.deliberation, self._seed(ev.JURY), of_jury(state.holders)
            )
            return Child(ev.JURY, jury).wrap(opening.events)
        if state.jury is not None and _waits(state.jury):
            return ()
        verdict = state.jury.state.verdict if state.jury and state.jury.state else ""
        return (ev.TrialClosed(verdict=verdict or ""),)

    def _due(self, state: State) -> tuple[ev.Station, Side] | None:
        """Whose address to the jury is to come now, if any."""
        if state.examination is None and state.opened.params.openings:
            return self._next(state, "opening")
        closed = state.examination is not None and not state.examination.agenda()
        if closed and state.jury is None and state.opened.params.closings:
            return self._next(state, "closing")
        return None

    def _next(self, state: State, station: ev.Station) -> tuple[ev.Station, Side] | None:
        done = {one.by for one in state.spoken(station)}
        return next(((station, side) for side in SIDES if side not in done), None)

    def _asks(self, station: ev.Station, side: Side) -> Ask:
        directive = (
            "Open to the jury: tell them what you will prove."
            if station == "opening"
            else "Close to the jury: argue from what they heard."
        )
        return Ask(f"{station}/{side}", counsel_seat(side), (Address,), directive, default=Address(text=""))

    def _phase(self, state: State) -> Phase:
        due = self._due(state)
        if state.over:
            return "over"
        if due is not None:
            return "openings" if due[0] == "opening" else "closings"
        return "deliberation" if state.jury is not None else "evidence"


def _spoken(address: ev.Addressed, state: State) -> Spoken:
    said_out = state.stopped if address.station == "opening" else state.ruled_out
    out = tuple(said for said in said_out if said in address.text)
    return Spoken(station=address.station, by=address.by, text=address.text, disregarded=out)


def _gained(state: State, told: frozenset[str]) -> Iterator[Gained]:
    """How each fact that the jury heard was brought out first."""
    court = state.examination.state if state.examination else None
    if court is None:
        return
    asked, left = {one.no: one for one in court.exchanges}, set(told)
    for claim in court.established:
        for fact in claim.facts:
            if fact in left and claim.no in asked:
                left.discard(fact)
                one = asked[claim.no]
                yield Gained(fact=fact, by=one.by, phase=one.phase, question=one.question, answer=one.answer)


def _waits(child: Child[Any]) -> bool:
    """Whether somebody is still to answer within; doors left open do not count."""
    return any(not ask.standing for ask in child.agenda())
