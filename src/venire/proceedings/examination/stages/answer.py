"""The stations of an answer: it is given, written down, and perhaps struck. Source: spec/trial.md, "Flows"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import Act, Event, Seat
from venire.law.case_file.case import Side, other
from venire.law.testimony.cross_outline import covered
from venire.law.training.scoring import elicit_points, seeks
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.case_file import CaseFile
from venire.proceedings.examination.stages.question import CLERK, JUDGE, REPORTER, before, limit_of, on_stand
from venire.proceedings.examination.state import Before, State

FORGOTTEN = acts.Testify(text="I do not remember.", stance="unknown")
"""What counts where nobody answers for a witness."""


@dataclass(frozen=True, slots=True)
class Answering:
    """The witness answers."""

    file: CaseFile

    def asks(self, state: State) -> Sequence[Ask]:
        seat = ev.witness_seat(on_stand(state).witness)
        directive, limit = "Answer the question from what you know.", limit_of(state, seat)
        key = f"q{before(state).no}/answer"
        return (Ask(key, seat, (acts.Testify,), directive, limit=limit, default=FORGOTTEN),)

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        assert isinstance(act, acts.Testify)
        no, stand = before(state).no, on_stand(state)
        _own(self.file, stand.witness, (*act.facts, *act.volunteered))
        if not set(act.volunteered) <= set(act.facts):
            raise Refused("What is volunteered is told too.", "Name it among the facts as well.")
        spoken = ev.Testified(no=no, witness=stand.witness, text=act.text)
        fields = act.model_dump(include={"stance", "facts", "volunteered", "made_from"})
        return (spoken, ev.TestimonyMeant(no=no, **fields), *_covered(state))


def _own(file: CaseFile, witness: str, facts: Sequence[str]) -> None:
    """A witness knows its own affidavit and no more."""
    known = file.affidavit(witness)
    foreign = [fact for fact in facts if fact not in known]
    if foreign:
        named = ", ".join(foreign)
        raise Refused(f"{named}: not in the affidavit of this witness.", f"Name facts from {min(known)} onward only.")


def _covered(state: State) -> Sequence[Event]:
    """On cross and recross: which items of the outline the question put to the witness; often none."""
    matter = before(state)
    if on_stand(state).phase not in ("cross", "recross") or state.outline_of is None:
        return ()
    items = tuple(item.id for item in state.outline if item.covered is None and covered(matter.text, item))
    return (ev.OutlineCovered(side=state.outline_of, no=matter.no, items=items),)


@dataclass(frozen=True, slots=True)
class Crediting:
    """The reporter says what the answer established and which elicits it gave."""

    file: CaseFile

    def asks(self, state: State) -> Sequence[Ask]:
        directive = "Take down what the answer established, and which of the open targets it gave."
        part = "/kept" if before(state).cut else ""
        key, limit = f"q{before(state).no}/credit{part}", limit_of(state, REPORTER)
        return (Ask(key, REPORTER, (acts.Credit,), directive, limit=limit, default=acts.Credit()),)

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        assert isinstance(act, acts.Credit)
        matter, witness = before(state), on_stand(state).witness
        _own(self.file, witness, [fact for taken in act.taken for fact in taken.facts])
        taken = tuple(self._left(matter, one) for one in act.taken)
        for match in act.matched:
            self._of_this_witness(match.elicit, witness)
        ignored = {match.elicit: why for match in act.matched if (why := self._why_not(state, match.elicit))}
        counted = tuple({one.elicit: one for one in act.matched if one.elicit not in ignored}.values())
        points = sum(self._points(state, match) for match in counted)
        live = state.params.live_elicits
        return (
            ev.Established(no=matter.no, witness=witness, taken=taken, ignored=ignored),
            ev.Elicited(side=matter.by, no=matter.no, matched=counted, points=points, live=live),
        )

    def _left(self, matter: Before, taken: acts.Taken) -> acts.Taken:
        """A claim without the facts that went out of the answer, whatever the reporter took from it."""
        if not matter.cut:
            return taken
        gone = {*matter.facts, *matter.volunteered} - {*self.file.answered_from(matter)}
        return taken.model_copy(update={"facts": tuple(fact for fact in taken.facts if fact not in gone)})

    def _of_this_witness(self, name: str, witness: str) -> None:
        elicit = self.file.elicits.get(name)
        if elicit is None or elicit.witness != witness:
            known = ", ".join(one.id for one in self.file.case.elicits if one.witness == witness)
            raise Refused(f"{name!r} is no target of this witness.", f"Its targets are {known or 'none'}.")

    def _why_not(self, state: State, name: str) -> str:
        """Why an elicit does not count now; empty where it does."""
        got = state.tally.got.get(name)
        if got is not None:
            return f"got already, by question {got[1]}"
        wanted = seeks(self.file.elicits[name], before(state).by, on_stand(state).called_by)
        return "" if wanted else "not what the side that asks is after"

    def _points(self, state: State, match: acts.Matched) -> int:
        return elicit_points(self.file.elicits[match.elicit], before(state).by, on_stand(state).called_by)


@dataclass(frozen=True, slots=True)
class Striking:
    """Counsel that is not a person is asked after every answer whether to strike it: were it asked only where something
    was volunteered, the asking itself, and the pause, would tell everyone that it was."""

    def asks(self, state: State) -> Sequence[Ask]:
        seat = ev.counsel_seat(other(before(state).by))
        directive = "If the answer went past the question you may move to strike it; else let it stand."
        wants, key = (acts.MoveToStrike, acts.LetStand), f"q{before(state).no}/strike"
        return (Ask(key, seat, wants, directive, limit=limit_of(state, seat), default=acts.LetStand()),)

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        if isinstance(act, acts.MoveToStrike):
            return (moved_to_strike(before(state).no, other(before(state).by), act),)
        return (ev.StrikeLetGo(no=before(state).no),)


def moved_to_strike(no: int, by: Side, act: acts.MoveToStrike) -> Event:
    """The motion as the room hears it."""
    return ev.Objected(no=no, matter="answer", by=by, ground=act.ground, text=act.argument)


def standing_asks(state: State) -> Sequence[Ask]:
    """Doors left open: people may move to strike the last answer; the clerk may change settings and seats."""
    wants = (acts.SetAgents, acts.SeatHolder)
    clerk = Ask("clerk", CLERK, wants, "Change how the court's officers behave, or who holds a seat.", standing=True)
    return (*_strike_door(state), clerk)


def _strike_door(state: State) -> Sequence[Ask]:
    if state.door is None or state.before is not None:
        return ()
    no, by = state.door
    seat = ev.counsel_seat(other(by))
    if state.holder(seat) == "ai":
        return ()
    directive = "You may move to strike the last answer until the next question is put."
    return (Ask(f"q{no}/strike", seat, (acts.MoveToStrike,), directive, standing=True),)


def decide_standing(state: State, ask: Ask, act: Act) -> Sequence[Event]:
    """What follows from an answer at a standing ask."""
    match act:
        case acts.MoveToStrike():
            assert state.door is not None
            return (moved_to_strike(state.door[0], other(state.door[1]), act),)
        case acts.SeatHolder():
            return _seat_holder(state, act)
        case _:
            assert isinstance(act, acts.SetAgents)
            return _set_agents(state, act)


def seats_of(state: State) -> tuple[Seat, ...]:
    """Every seat of this examination that somebody can hold."""
    return court_seats((*state.heard, *((state.stand.witness,) if state.stand else ()), *state.to_call))


def court_seats(witnesses: Iterable[str]) -> tuple[Seat, ...]:
    """Every seat of a court that hears these witnesses."""
    counsel = (ev.counsel_seat("prosecution"), ev.counsel_seat("defence"))
    return (*counsel, JUDGE, REPORTER, *map(ev.witness_seat, witnesses))


def _set_agents(state: State, act: acts.SetAgents) -> Sequence[Event]:
    if act.agents == state.agents:
        raise Refused("These are the settings already.", "Nothing needs to be done.")
    return (ev.AgentsChanged(agents=act.agents, number=state.version + 1),)


def _seat_holder(state: State, act: acts.SeatHolder) -> Sequence[Event]:
    seats = seats_of(state)
    if act.seat not in seats:
        raise Refused(f"There is no seat {act.seat!r} in this court.", f"Name one of {', '.join(seats)}.")
    if state.holder(act.seat) == act.by:
        raise Refused(f"The seat {act.seat} is held so already.", "Nothing needs to be done.")
    return (ev.SeatTaken(seat=act.seat, by=act.by),)
