"""The fold: what each event means for the state. Total over the events of a persuasion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from venire.kernel.record import Event
from venire.kernel.within import Child, Within
from venire.law.persuasion.shift import Use
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.persuasion import events as ev
from venire.proceedings.persuasion.params import Sheet
from venire.proceedings.persuasion.state import Mind, State
from venire.proceedings.persuasion.view import TalkLine

Jury = Callable[[State], Deliberation]


def evolve(state: State | None, event: Event, sheet: Sheet, jury: Jury) -> State:
    """The state after this event. Raises :class:`TypeError` for an event of another proceeding."""
    if isinstance(event, ev.PersuasionOpened):
        minds = {no: Mind(card.initial_stance, card.initial_stance) for no, card in enumerate(sheet.cards, start=1)}
        return State(event, minds=minds)
    if state is None:
        raise TypeError(f"a persuasion cannot begin with {event.kind!r}")
    match event:
        case ev.PersuasionBegun():
            return replace(state, title=event.title, jurors=event.jurors)
        case ev.Visited():
            return _visited(state, event)
        case ev.SaidTo():
            spoken = TalkLine(by="player", text=event.text, shows=event.shows)
            return replace(_heard(state, event.juror, spoken), pending=event, said=event.no, moves=state.moves + 1)
        case ev.Answered():
            spoken = TalkLine(by="juror", text=event.text)
            return replace(_heard(state, event.juror, spoken), pending=None, since=state.since + 1)
        case ev.TakenIn():
            return _taken_in(state, event)
        case ev.WentAway():
            return replace(state, with_juror=0, since=0)
        case ev.Mingled():
            return _mingled(state, event)
        case ev.SettlementCalled():
            return replace(state, with_juror=0, since=0, moves=state.moves + 1)
        case ev.Settled():
            return replace(state, settled=event, phase="settled")
        case Within(path=ev.TOGETHER):
            child = state.together or Child(ev.TOGETHER, jury(state))
            return replace(state, together=child.evolve(event), phase="together")
        case ev.PersuasionClosed():
            return replace(state, phase="over")
        case _:
            raise TypeError(f"{event.kind} does not happen in a persuasion")


def _visited(state: State, event: ev.Visited) -> State:
    there = state.talks.get(event.juror, ())
    greeting = (TalkLine(by="juror", text=event.text),) if event.text else ()
    talks = {**state.talks, event.juror: (*there, *greeting)}
    return replace(state, talks=talks, with_juror=event.juror, since=0, moves=state.moves + 1)


def _heard(state: State, juror: int, spoken: TalkLine) -> State:
    return replace(state, talks={**state.talks, juror: (*state.talks.get(juror, ()), spoken)})


def _taken_in(state: State, event: ev.TakenIn) -> State:
    mind = state.minds[event.juror]
    said = next(one for one in reversed(state.talks[event.juror]) if one.by == "player")
    uses = tuple(Use(topic=topic, words=said.text) for topic in dict.fromkeys(event.analysis.topics))
    step = ev.Step(cause="talk", no=event.no, analysis=event.analysis, shift=event.shift, stance=event.shift.after)
    keys = mind.keys | {said.shows} if event.shift.key else mind.keys
    now = replace(
        mind, stance=event.shift.after, uses=(*mind.uses, *uses), path=(*mind.path, step), keys=keys, company=()
    )
    minds = {**state.minds, event.juror: now}
    return replace(state, minds=minds, spent=state.spent.union(event.made_from))


def _mingled(state: State, event: ev.Mingled) -> State:
    minds = dict(state.minds)
    for juror, stance in event.stances.items():
        mind = minds[juror]
        step = ev.Step(cause="others", by=event.by, stance=stance)
        company = tuple(dict.fromkeys((*mind.company, event.by)))
        minds[juror] = replace(mind, stance=stance, path=(*mind.path, step), company=company)
    return replace(state, minds=minds)
