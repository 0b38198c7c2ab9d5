"""The fold: what each event means for the state. Total over the events of an examination."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from venire.kernel.record import Event
from venire.law.case_file.case import Side, other
from venire.law.testimony.after_strike import struck_part
from venire.law.testimony.testified import EstablishedClaim, Exchange, RuledOn
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.state import Before, ExhibitStatus, Stand, State, Tally, strike_is_asked
from venire.proceedings.examination.view import RECENT

About = Callable[[str], tuple[str, ...]]
"""A text -> the topics of the case that it touches."""


def evolve(state: State | None, event: Event, about: About) -> State:
    """The state after this event. Raises :class:`KeyError` for an event of another proceeding."""
    if isinstance(event, ev.Opened):
        return State(opened=event, agents=event.params.agents, holders=dict(event.holders))
    if state is None:
        raise KeyError(f"an examination cannot begin with {event.kind!r}")
    if isinstance(event, ev.Testified):
        return _testified(state, event, about)
    if isinstance(event, ev.AnswerStruck):
        return _answer_struck(state, event, about)
    return _MEANING[type(event)](state, event)


def _convened(state: State, event: ev.Convened) -> State:
    return replace(state, title=event.title, to_call=event.witnesses)


def _called(state: State, event: ev.WitnessCalled) -> State:
    left = tuple(witness for witness in state.to_call if witness != event.witness)
    return replace(state, stand=Stand(event.witness, event.side), to_call=left, outline=(), outline_of=None)


def _phase_opened(state: State, event: ev.PhaseOpened) -> State:
    return replace(state, stand=replace(_stand(state), phase=event.phase, by=event.by, put=0, turns=0, leave=False))


def _phase_closed(state: State, event: ev.PhaseClosed) -> State:
    stand = _stand(state)
    return replace(state, stand=replace(stand, phase=None, by=None, done=(*stand.done, (event.phase, stand.put))))


def _excused(state: State, event: ev.Excused) -> State:
    return replace(state, stand=None, heard=(*state.heard, event.witness), outline=(), outline_of=None)


def _outlined(state: State, event: ev.Outlined) -> State:
    return replace(state, outline=event.items, outline_of=event.side)


def _outline_covered(state: State, event: ev.OutlineCovered) -> State:
    def marked(item: ev.OutlineItem) -> ev.OutlineItem:
        return item.model_copy(update={"covered": (event.side, event.no)}) if item.id in event.items else item

    return replace(state, outline=tuple(marked(item) for item in state.outline))


def _question_put(state: State, event: ev.QuestionPut) -> State:
    stand = _stand(state)
    exchange = Exchange(no=event.no, witness=event.witness, phase=event.phase, by=event.by, question=event.text)
    before = Before(event.no, "question", event.by, "object", text=event.text, exhibit=event.exhibit)
    return replace(
        state,
        number=event.no,
        before=before,
        door=None,
        exchanges=(*state.exchanges, exchange),
        stand=replace(stand, put=stand.put + 1, turns=0),
    )


def _question_meant(state: State, event: ev.QuestionMeant) -> State:
    before = _before(state)
    after = replace(state, before=replace(before, flaws=event.flaws))
    return _occasion(after, before.by, event.defect is not None)


def _objection_meant(state: State, event: ev.ObjectionMeant) -> State:
    if event.matter != "question":
        return state
    return _occasion(state, other(_before(state).by), event.wrong)


def _occasion(state: State, side: Side, erred: bool) -> State:
    """An occasion on which this side might have erred on purpose; counted for opposing counsel only."""
    if side == state.player or not state.directed(side):
        return state
    tally = state.tally
    return replace(state, tally=replace(tally, occasions=tally.occasions + 1, errors=tally.errors + erred))


def _objected(state: State, event: ev.Objected) -> State:
    before = _before(state) if event.matter != "answer" else _in_answer(state)
    step = "rule" if event.matter == "answer" else "respond"
    return replace(state, before=replace(before, step=step, ground=event.ground, argument=event.text), door=None)


def _in_answer(state: State) -> Before:
    """The last answer as a matter before the court, reached by the door or by the ask."""
    no, by = state.door or (_before(state).no, _before(state).by)
    last = state.exchanges[-1]
    return Before(no, "answer", by, "rule", text=last.question, answer=last.answer)


def _let_stood(state: State, event: ev.LetStood) -> State:
    before = _before(state)
    return replace(state, before=replace(before, step="answer") if event.matter == "question" else None)


def _strike_let_go(state: State, _: ev.StrikeLetGo) -> State:
    return replace(state, before=None)


def _responded(state: State, event: ev.Responded) -> State:
    return replace(state, before=replace(_before(state), step="rule", response=event.text))


def _ruled(state: State, event: ev.Ruled) -> State:
    before = _before(state)
    ruled = RuledOn(
        no=event.no,
        by=other(before.by),
        ground=event.ground,
        argument=before.argument,
        response=before.response,
        ruling=event.ruling,
        rule=event.rule,
        reason=event.text,
    )
    stays = (event.matter == "question" and event.ruling == "overruled") or (
        event.matter == "answer" and event.ruling == "sustained"
    )
    # The objection is behind the court; what is sealed about the question stays for whoever keeps the record.
    cleared = replace(before, step="answer", ground=None, argument="", response="")
    return replace(state, before=cleared if stays else None, rulings=(*state.rulings, ruled))


def _question_struck(state: State, event: ev.QuestionStruck) -> State:
    last = state.exchanges[-1].model_copy(update={"struck": True})
    return replace(_struck(state, event.no), exchanges=(*state.exchanges[:-1], last))


def _struck(state: State, no: int) -> State:
    return replace(state, struck=(*state.struck, no)[-RECENT:])


def _testified(state: State, event: ev.Testified, about: About) -> State:
    last = state.exchanges[-1]
    topics = about(f"{last.question} {event.text}")
    last = last.model_copy(update={"answer": event.text, "topics": topics})
    before = replace(_before(state), step="credit", answer=event.text)
    return replace(state, before=before, exchanges=(*state.exchanges[:-1], last))


def _testimony_meant(state: State, event: ev.TestimonyMeant) -> State:
    meant = replace(_before(state), stance=event.stance, facts=event.facts, volunteered=event.volunteered)
    return replace(state, before=meant, answered_from=event.facts, unasked=event.volunteered)


def _established(state: State, event: ev.Established) -> State:
    claims = tuple(EstablishedClaim(no=event.no, witness=event.witness, **taken.model_dump()) for taken in event.taken)
    return replace(state, established=(*state.established, *claims))


def _elicited(state: State, event: ev.Elicited) -> State:
    before, tally = _before(state), state.tally
    got = {match.elicit: (event.side, event.no) for match in event.matched}
    points = {**tally.points, event.side: tally.points.get(event.side, 0) + event.points}
    asked = strike_is_asked(state) and not before.cut
    return replace(
        state,
        before=replace(before, step="strike", matter="answer") if asked else None,
        door=None if before.cut else (event.no, before.by),
        established=_linked(state.established, event),
        tally=replace(tally, got={**tally.got, **got}, points=points, last=(event.no, event.side, event.points)),
    )


def _linked(established: tuple[EstablishedClaim, ...], event: ev.Elicited) -> tuple[EstablishedClaim, ...]:
    """The claims of this answer, with the elicits that it gave."""
    elicits = tuple(match.elicit for match in event.matched)
    if not elicits:
        return established
    return tuple(
        claim.model_copy(update={"elicits": elicits}) if claim.no == event.no else claim for claim in established
    )


def _answer_struck(state: State, event: ev.AnswerStruck, about: About) -> State:
    """The answer, what it established, what it opened and what it was worth are gone; the same may be asked again. Of
    one that is struck in part the rest is taken down anew."""
    last = next(exchange for exchange in state.exchanges if exchange.no == event.no)
    kept = {"answer": event.kept, "topics": about(f"{last.question} {event.kept}")}
    change = kept if event.kept else {"struck": True}
    exchanges = tuple(
        exchange.model_copy(update=change) if exchange.no == last.no else exchange for exchange in state.exchanges
    )
    claims = tuple(claim for claim in state.established if claim.no != event.no)
    after = replace(state, exchanges=exchanges, established=claims, tally=_unscored(state.tally, event.no))
    if not event.kept:
        return replace(_struck(after, event.no), before=None)
    left = Before(
        event.no,
        "question",
        _before(state).by,
        "credit",
        text=last.question,
        answer=event.kept,
        facts=state.answered_from,
        volunteered=state.unasked,
        cut=True,
        struck=struck_part(last.answer, event.kept),
    )
    return replace(after, before=left)


def _unscored(tally: Tally, no: int) -> Tally:
    got = {elicit: by for elicit, by in tally.got.items() if by[1] != no}
    if tally.last is None or tally.last[0] != no:
        return replace(tally, got=got)
    _, side, worth = tally.last
    return replace(tally, got=got, points={**tally.points, side: tally.points.get(side, 0) - worth}, last=None)


def _exhibit_offered(state: State, event: ev.ExhibitOffered) -> State:
    before = Before(event.no, "exhibit", event.by, "object", exhibit=event.exhibit)
    return replace(_handled(state, event.exhibit, "offered"), before=before, offers=event.no)


def _handled(state: State, exhibit: str, status: ExhibitStatus) -> State:
    stand = _stand(state)
    turned = replace(stand, turns=stand.turns + 1) if status in ("offered", "shown") else stand
    return replace(state, exhibits={**state.exhibits, exhibit: status}, stand=turned)


def _exhibit_admitted(state: State, event: ev.ExhibitAdmitted) -> State:
    return replace(_handled(state, event.exhibit, "admitted"), before=None)


def _exhibit_refused(state: State, event: ev.ExhibitRefused) -> State:
    refused = {**state.refused_at, event.exhibit: state.answers}
    return replace(_handled(state, event.exhibit, "refused"), before=None, refused_at=refused)


def _expert_tendered(state: State, _: ev.ExpertTendered) -> State:
    return state


def _leave_ruled(state: State, event: ev.LeaveRuled) -> State:
    stand = _stand(state)
    return replace(state, stand=replace(stand, turns=stand.turns + 1, leave=stand.leave or event.granted))


def _exhibit_shown(state: State, event: ev.ExhibitShown) -> State:
    return _handled(state, event.exhibit, "shown")


def _agents_changed(state: State, event: ev.AgentsChanged) -> State:
    return replace(state, agents=event.agents, version=event.number)


def _seat_taken(state: State, event: ev.SeatTaken) -> State:
    others = {seat: by for seat, by in state.holders.items() if seat != event.seat}
    return replace(state, holders=others if event.by == "ai" else {**others, event.seat: event.by})


def _unchanged(state: State, _: Event) -> State:
    return state


def _closed(state: State, _: ev.Closed) -> State:
    return replace(state, over=True, before=None, door=None)


def _stand(state: State) -> Stand:
    assert state.stand is not None
    return state.stand


def _before(state: State) -> Before:
    assert state.before is not None
    return state.before


_MEANING: Mapping[type[Event], Callable[[State, Any], State]] = {
    ev.Convened: _convened,
    ev.WitnessCalled: _called,
    ev.PhaseOpened: _phase_opened,
    ev.PhaseClosed: _phase_closed,
    ev.Excused: _excused,
    ev.SideRested: _unchanged,
    ev.Outlined: _outlined,
    ev.OutlineCovered: _outline_covered,
    ev.QuestionPut: _question_put,
    ev.QuestionMeant: _question_meant,
    ev.ObjectionMeant: _objection_meant,
    ev.Objected: _objected,
    ev.LetStood: _let_stood,
    ev.StrikeLetGo: _strike_let_go,
    ev.Responded: _responded,
    ev.Ruled: _ruled,
    ev.QuestionStruck: _question_struck,
    ev.TestimonyMeant: _testimony_meant,
    ev.Established: _established,
    ev.Elicited: _elicited,
    ev.ExhibitOffered: _exhibit_offered,
    ev.ExhibitAdmitted: _exhibit_admitted,
    ev.ExhibitRefused: _exhibit_refused,
    ev.ExpertTendered: _expert_tendered,
    ev.LeaveRuled: _leave_ruled,
    ev.ExhibitShown: _exhibit_shown,
    ev.AgentsChanged: _agents_changed,
    ev.SeatTaken: _seat_taken,
    ev.Closed: _closed,
}
